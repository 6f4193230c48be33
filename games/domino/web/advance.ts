// A picture, never a judgement: what lies there while a step is being told, event by event. When all is told the rules' own
// view takes over; nobody acts on what is shown here.
import { isBuilt, same, type Event, type Piece, type Player, type Squares, type View } from './types';
import { SET } from './wire';

export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'mixed':
      return mixed(view, event.game);
    case 'drew':
      return { ...given(view, event.seat, event.tile ? [event.tile] : [], 1), stock: Math.max(0, view.stock - 1) };
    case 'opened':
      return opened(taken(view, event.seat, event.tile), event.tile);
    case 'laid':
      return laid(taken(view, event.seat, event.tile), event);
    case 'letGo':
      return { ...view, turn: event.seat, stage: 'falling', falling: { piece: event.piece, hand: null } };
    case 'stood':
      return { ...taken(view, event.seat, event.piece.numbers), falling: null, built: [...view.built, standing(event.piece)] };
    case 'missed':
      return { ...view, falling: null };
    case 'collapsed':
      return { ...given(view, event.seat, event.tiles.filter((tile) => !holds(view, event.seat, tile)), event.tiles.length - 1), built: [], falling: null };
    case 'turn':
      return { ...view, turn: event.seat, stage: 'turn' };
    default:
      return view;
  }
}

/** Everything is back in the stock, from which it is dealt. */
function mixed(view: View, game: number): View {
  const players = view.players.map((player) => ({ ...player, count: 0, hand: null }));
  return { ...view, stage: 'dealing', stock: SET, chain: [], laid: [], built: [], falling: null, winners: [], game, players };
}

const standing = (piece: Piece) => ({ piece, pose: null, open: [false, false] as [boolean, boolean] });

function opened(view: View, tile: Squares): View {
  if (!isBuilt(view.options.game)) return { ...view, chain: [tile], laid: [] };
  return { ...view, built: [standing({ numbers: tile, x: 0, y: 0, level: 0, axis: 'h' })] };
}

/** It lies so that the equal squares touch (DOMINO-T1). */
function laid(view: View, { tile, end, joins }: Extract<Event, { type: 'laid' }>): View {
  const other = tile[0] === joins ? tile[1] : tile[0];
  const chain: Squares[] = end === 'left' ? [[other, joins], ...view.chain] : [...view.chain, [joins, other]];
  return { ...view, chain, laid: [...view.laid, { tile, right: end === 'right' }] };
}

function change(view: View, seat: number, how: (player: Player) => Player): View {
  return { ...view, players: view.players.map((player, i) => (i === seat - 1 ? how(player) : player)) };
}

function taken(view: View, seat: number, tile: Squares): View {
  return change(view, seat, (player) => ({ ...player, count: player.count - 1, hand: player.hand?.filter((held) => !same(held, tile)) ?? null }));
}

function given(view: View, seat: number, tiles: Squares[], count: number): View {
  return change(view, seat, (player) => {
    const hand = player.hand ?? (tiles.length > 0 ? [] : null);
    return { ...player, count: player.count + count, hand: hand && [...hand, ...tiles] };
  });
}

function holds(view: View, seat: number, tile: Squares): boolean {
  return view.players[seat - 1]?.hand?.some((held) => same(held, tile)) ?? false;
}
