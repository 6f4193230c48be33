// Tables set up by hand, one for each game and moment. Seat 1 is at the bottom.
import { wayOf } from '../offers';
import type { Said } from '@house/room';
import { colourOf, isDouble, nameOf, type Form, type Options, type Piece, type Player, type Squares, type Stage, type Stand, type View } from '../types';

const options: Options = {
  game: 'traditional',
  count: 'dots',
  games: 1,
  limit: 0,
  voluntaryDraw: false,
  blockedOnlyWhenStockEmpty: false,
  tieBreak: 'shared',
  noDouble: 'highestSum',
  colourCheck: true,
  extremitiesOnly: false,
  secondParallel: false,
  liftTower: false,
  missedCountsAsCollapse: false,
  magnets: 'normal',
  hand: 'own',
  fourPlayerAlternation: 'global',
  keepModeMemory: false,
};

export const HAND: Squares[] = [[0, 3], [1, 3], [2, 4], [3, 6], [4, 4], [5, 6], [3, 3]];
const MORE: Squares[] = [[0, 1], [0, 2], [1, 2], [1, 4], [2, 3], [3, 4], [4, 5], [1, 1], [2, 2]]; // of those that lie in no construction here
const CHAIN: Squares[] = [[3, 5], [5, 5], [5, 2], [2, 2], [2, 1], [1, 6], [6, 6], [6, 4], [4, 1], [1, 1], [1, 0], [0, 4]];
const FIRST = 6; // the double six began

/** `6-6 at 0,0,0 h`, in the order of attachment. */
function construction(...words: string[]): Stand[] {
  const pieces = words.map((word) => wayOf(`place ${word}`)?.piece as Piece);
  return pieces.map((piece, i) => ({ piece, pose: null, open: i === pieces.length - 1 ? [false, true] : [i === 0, false] }));
}

const TOWER = construction('6-6 at 0,0,0 h', '6-2 at 1,0,1 h', '6-0 at 0,0,1 v', '2-5 at 2,0,2 v', '0-0 at 0,1,2 h', '0-5 at 1,1,3 h', '5-5 at 2,1,4 v', '5-1 at 2,2,5 h');
const STAIRS = construction('6-6 at 0,0,0 h', '6-2 at 2,0,0 h', '2-5 at 3,0,1 h', '5-1 at 4,0,0 v');

const LEGAL: Record<Form, string[]> = {
  traditional: ['lay 0-3 left', 'lay 1-3 left', 'lay 3-6 left', 'lay 3-3 left', 'lay 2-4 right', 'lay 4-4 right'],
  challenge: [
    ...['place 1-3 at 3,2,6 h', 'place 1-3 at 3,2,6 v', 'place 3-1 at 3,1,6 v', 'place 1-3 at 3,2,4 h', 'place 1-3 at 3,2,4 v', 'place 3-1 at 3,1,4 v'],
    ...['place 2-4 at 2,0,3 h', 'place 4-2 at 1,0,3 h', 'place 4-2 at 2,-1,3 v', 'place 3-6 at -1,0,2 h'],
  ],
  quincunx: ['place 1-3 at 4,1,1 v', 'place 1-3 at 4,1,1 h', 'place 3-1 at 3,1,1 h', 'place 3-6 at -1,0,1 h'],
};

const STAGES: Record<string, Stage> = {
  opening: 'opening',
  dealing: 'dealing',
  drawing: 'drawing',
  falling: 'falling',
  between: 'between',
  noDouble: 'noDouble',
  over: 'over',
};

const called = (tile: Squares): Said =>
  isDouble(tile)
    ? { id: 'domino-piece-double', args: { n: tile[0], colour: colourOf(tile) } }
    : { id: 'domino-piece', args: { low: tile[0], high: tile[1], colour: colourOf(tile) } };

function players(seats: number, open: boolean, held: number, match: boolean, alternates: boolean): Player[] {
  const mine = [...HAND, ...MORE].slice(0, held);
  return Array.from({ length: seats }, (_, i) => ({
    said: { id: 'domino-player', args: { name: { seat: i + 1 }, n: i === 0 ? mine.length : 7 - i } },
    noted: match ? { id: 'domino-score', args: { n: i * 13 } } : null,
    count: i === 0 ? mine.length : 7 - i,
    hand: i === 0 ? mine : open ? HAND.slice(i) : null,
    called: Object.fromEntries((i === 0 ? mine : []).map((tile) => [nameOf(tile), called(tile)])),
    left: open ? { id: 'domino-still-held', args: { name: { seat: i + 1 }, pieces: { list: HAND.slice(i).map(called) } } } : null,
    known: [],
    lacks: [],
    total: i * 13,
    due: i % 2 === 0 ? ('height' as const) : ('flat' as const),
    plays: alternates ? { id: i % 2 === 0 ? 'domino-due-height' : 'domino-due-flat' } : null,
  }));
}

export interface Situation {
  view: View;
  legal: string[];
}

/** ?game=challenge &at=opening|falling|between|over|theirs|draw|pass|… &held=11 */
export function situation(form: Form, at: string, seats: number, held = HAND.length): Situation {
  const stage = STAGES[at] ?? 'turn';
  const empty = ['opening', 'dealing', 'noDouble'].includes(at);
  const built = empty || form === 'traditional' ? [] : form === 'challenge' ? TOWER : STAIRS;
  const chain = empty || form !== 'traditional' ? [] : CHAIN;
  const match = at === 'between' || at === 'match';
  const view: View = {
    options: { ...options, game: form, games: match ? 3 : 1 },
    first: 1,
    turn: at === 'theirs' ? 2 : 1,
    stage,
    players: players(seats, stage === 'between' || stage === 'over', held, match, form === 'quincunx'),
    stock: at === 'pass' ? 0 : 9,
    opening: stage === 'opening' ? [4, 4] : [6, 6],
    chain,
    laid: chain.length > 0 ? CHAIN.map((tile, i) => ({ tile, right: i > FIRST })).filter((_, i) => i !== FIRST) : [],
    built,
    falling: stage === 'falling' ? { piece: wayOf('place 1-3 at 3,2,6 h')?.piece as Piece, hand: null } : null,
    passes: 0,
    missesLeft: 6,
    game: 1,
    matchSoFar: match ? { id: 'domino-game-of', args: { game: 1, of: 3 } } : null,
    winners: stage === 'between' || stage === 'over' ? [1] : [],
  };
  return { view, legal: view.turn === 1 ? legalOf(form, at, stage) : [] };
}

function legalOf(form: Form, at: string, stage: Stage): string[] {
  if (at === 'draw' || at === 'pass') return [at];
  if (stage === 'opening') return ['lay 4-4'];
  if (stage === 'between' || stage === 'noDouble') return ['deal'];
  return stage === 'turn' ? LEGAL[form] : [];
}
