// The paragraphs of the rules page: which games tell them, which rules each one tells, and a picture. Together they tell
// all of them. Texts: domino-rules-<id> and domino-rules-<id>-text, which choose their words by the table's options.
import { gameInfo } from '@house/games';
import { defaultsOf } from '@house/options';
import { FORMS, type Axis, type Form, type Piece, type Squares } from './types';

export interface Paragraph {
  id: string;
  games: readonly Form[]; // none: all of them
  rules: string[];
  row?: readonly Squares[]; // dominoes side by side
  built?: readonly Piece[]; // a small construction
}

const span = (letter: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);
const amb = (...numbers: number[]) => numbers.map((number) => `AMB-${number}`);
const piece = (numbers: Squares, x: number, y: number, level: number, axis: Axis = 'h'): Piece => ({ numbers, x, y, level, axis });
const BUILT: Form[] = ['challenge', 'quincunx'];

export const PARAGRAPHS: readonly Paragraph[] = [
  { id: 'aim', games: [], rules: ['G4', 'T6', 'H14', 'H20', 'Q19', 'AMB-21'] },
  { id: 'chain', games: ['traditional'], rules: ['T1', 'T4', 'T5', ...amb(1, 2)], row: [[2, 5], [5, 5], [5, 3], [3, 0]] },
  {
    id: 'tower',
    games: ['challenge'],
    rules: ['H1', 'H2', 'H3', 'H6', 'H7', ...amb(13, 16)],
    built: [piece([6, 6], 0, 0, 0), piece([6, 2], 1, 0, 1), piece([2, 4], 2, 0, 2, 'v')],
  },
  { id: 'where', games: ['challenge'], rules: ['H12', 'H13', ...amb(14, 15, 17)], built: [piece([6, 6], 0, 0, 0), piece([6, 3], 1, 0, 1), piece([1, 3], 2, -1, 0, 'v')] },
  { id: 'modes', games: ['quincunx'], rules: ['Q1', ...span('Q', 3, 9), ...amb(23, 24, 26)], built: [piece([5, 5], 0, 0, 0), piece([5, 2], 1, 0, 1), piece([2, 0], 2, 0, 0)] },
  { id: 'height', games: ['quincunx'], rules: ['Q2', 'Q10', 'Q14', ...amb(17, 27)], built: [piece([5, 5], 0, 0, 0), piece([5, 2], 1, 0, 1)] },
  { id: 'flat', games: ['quincunx'], rules: [...span('Q', 11, 14), ...amb(28, 29)], built: [piece([4, 4], 0, 0, 0), piece([4, 1], 2, 0, 0)] },
  { id: 'draw', games: [], rules: ['T2', 'T3', 'H4', 'H5', ...amb(3, 4, 5)] },
  { id: 'let-go', games: BUILT, rules: ['H8', 'Q15', ...amb(18)] },
  { id: 'fall', games: BUILT, rules: ['H9', 'H10', 'H11', 'Q16', 'Q17', 'Q18', ...amb(19, 20, 22, 25)] },
  { id: 'blocked', games: [], rules: ['T7', 'T8', 'T13', 'H15', 'H20', 'Q20', ...amb(6, 7, 30)] },
  { id: 'match', games: [], rules: [...span('T', 9, 12), ...span('H', 16, 19), ...amb(8, 9, 31)] },
  { id: 'start', games: [], rules: [...span('P', 1, 5), ...amb(10, 12)], row: [[6, 6]] },
  { id: 'deal', games: [], rules: ['G1', ...span('S', 1, 5), ...amb(11)], row: [[0, 0], [0, 1], [0, 2], [0, 3]] },
  { id: 'box', games: [], rules: ['G2', 'G3', ...span('G', 5, 8), ...amb(32)], row: [[3, 4], [0, 6], [1, 1]] },
];

export function paragraphsOf(game: Form): Paragraph[] {
  return PARAGRAPHS.filter(({ games }) => games.length === 0 || games.includes(game));
}

export function gameOf(options: Readonly<Record<string, string>>): Form {
  return FORMS.find((form) => form === options.game) ?? 'traditional';
}

/** The table's options as the texts want them. */
export function told(game: Form, options: Readonly<Record<string, string>>): Record<string, string | number> {
  const chosen: Record<string, string> = { ...defaultsOf(gameInfo('domino')), ...options };
  return { ...chosen, game, games: Number(chosen.games), limit: Number(chosen.limit) };
}
