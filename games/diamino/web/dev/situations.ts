// Tables set up by hand, one for each moment. Seat 1 looks on from below.
import type { Said } from '@house/room';
import type { Options, Phase, Shown, View } from '../types';

const options: Options = {
  formula: 'one',
  board: 'coins',
  wordCheck: 'auto',
  challengeSeconds: 20,
  failedChallengePenalty: 'none',
  verbsOnly: false,
  subject: 'any',
  headwordsOnly: false,
  childrensTable: false,
  vote: false,
  wordScore: false,
  passOnlyIfNoExchange: false,
  blockedWinner: 'none',
  greenBlocksExit: true,
  games: 1,
  target: 0,
  drawnHand: false,
  squares: 0,
};

/** A small board that a person can read: Départ in the middle. */
const BOARD = ['g...r', '.....', 'r.D.#', '.....', '....g'];
const across = (word: string, first: number): Shown[] => [...word].map((letter, i) => ({ cell: first + i, letter, joker: false }));

const WINDOW: Phase = { type: 'window', cells: [12, 13, 14], accepted: [], challenged: [], until: null };
const PHASES: Record<string, Phase> = {
  starting: { type: 'starting', letters: [{ seat: 1, letter: 3 }, { seat: 2, letter: null }] },
  window: WINDOW,
  answered: { ...WINDOW, accepted: [1], challenged: [2] },
  vote: { type: 'vote', word: 'KEPU', yes: [], no: [], until: null },
  drawing: { type: 'drawing', count: 2, why: { type: 'refill' } },
  discarding: { type: 'discarding', count: 1 },
  over: { type: 'over', how: { type: 'out', seat: 2, black: false } },
  black: { type: 'over', how: { type: 'out', seat: 2, black: true } },
  blocked: { type: 'over', how: { type: 'blocked' } },
};

const VERBS: Record<string, View['verbs']> = { discarding: ['discard'], alone: ['lay', 'stop'], 'alone-more': ['lay', 'lift', 'stop'] };

const letter = (letter: string) => ({ id: 'diamino-tile', args: { letter, n: 1 } });
const CALLED = { A: letter('A'), E: letter('E'), L: letter('L'), S: letter('S'), '?': { id: 'diamino-tile-joker' } };

export interface Situation {
  view: View;
}

const place = (seat: number, n: number): Said => ({ id: 'diamino-place', args: { name: { seat }, what: { list: [{ id: 'diamino-tiles', args: { n } }] } } });

export function situation(at: string, more: Partial<Options> = {}): Situation {
  const alone = at.startsWith('alone');
  const bare = at === 'open' || at === 'starting' || at === 'alone';
  const theirs = ['theirs', 'window', 'answered', 'vote'].includes(at);
  const view: View = {
    options: { ...options, ...(alone ? { formula: 'patience' } : {}), ...more },
    board: BOARD,
    values: [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 9, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 9, 9, 9, 9, 0],
    squares: bare ? [] : across('SOL', 12),
    players: [
      { score: 0, tiles: 5, hand: 'AELS?', called: CALLED, skips: false, said: place(1, 5) },
      ...(alone ? [] : [{ score: 10, tiles: 7, hand: null, called: {}, skips: true, said: place(2, 7) }]),
    ],
    reserve: 33,
    returning: 0,
    returningTiles: null,
    game: 1,
    matchSoFar: null,
    first: 1,
    turn: theirs ? 2 : 1,
    passes: 0,
    idle: 0,
    admitted: [],
    turnedDown: [],
    last: null,
    doubted: null,
    verbs: VERBS[at] ?? (PHASES[at] ? [] : ['lay', 'exchange', 'pass']),
    phase: PHASES[at] ?? { type: 'turn', asked: false },
  };
  return { view };
}
