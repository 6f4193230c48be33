// A picture, never a judgement: what lies there while a step is being told, event by event. When all is told the rules' own
// view takes over; nobody acts on what is shown here.
import type { Event, Player, View } from './types';

export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'turn':
    case 'begins':
      return { ...view, turn: event.seat };
    case 'laid': {
      const squares = [...view.squares, ...event.squares];
      const cells = event.squares.map(({ cell }) => cell);
      return { ...held(view, event.seat, -cells.length), squares, phase: { type: 'window', cells, accepted: [], challenged: [], until: null } };
    }
    case 'withdrawn': {
      const cells = view.phase.type === 'window' ? view.phase.cells : [];
      return { ...held(view, event.seat, cells.length), squares: view.squares.filter(({ cell }) => !cells.includes(cell)) };
    }
    case 'lifted':
      return { ...view, squares: view.squares.filter(({ cell }) => !event.cells.includes(cell)) };
    case 'took':
      return held({ ...view, reserve: view.reserve - event.count }, event.seat, event.count);
    case 'exchanged':
    case 'discarded':
      return held(view, event.seat, -event.count);
    case 'scored':
      return change(view, event.seat, ({ score }) => ({ score: score + event.points }));
    case 'nextGame':
      return { ...view, squares: [], game: event.game, last: null };
    default:
      return view;
  }
}

const held = (view: View, seat: number, more: number) => change(view, seat, ({ tiles }) => ({ tiles: tiles + more }));

function change(view: View, seat: number, to: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, i) => (i === seat - 1 ? { ...player, ...to(player) } : player)) };
}
