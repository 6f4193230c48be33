// The paragraphs of the rules page: which games tell them, which rules each one tells, and a picture. Together they tell
// all of them. Texts: yaminos-rules-<id> and yaminos-rules-<id>-text, which choose their words by the table's options.
import { DEFAULTS, FORMS, GOALS, POINTS_A_THROW, soloOf, THROWS, type Face, type Form, type Row } from './types';

export interface Paragraph {
  id: string;
  games: readonly Form[]; // none: all of them
  rules: string[];
  picture: readonly Face[]; // side by side
}

const OPEN_ENDS: Form[] = ['muggins', 'more', 'even'];
const span = (prefix: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${from + i}`);
const said = (id: string, games: Form[], rules: string[], picture: Face[] = []): Paragraph => ({ id, games, rules, picture });

const STARTERS: Paragraph[] = [
  said('highest', ['highest'], ['S1-1', 'S1-2', 'AMB-5'], [[6, 6], [4, 5], [3, 6], [5, 6]]),
  said('throws', ['throws'], ['S2-1', 'S2-2', 'AMB-5', 'AMB-6'], [[2, 5], [4, 6], [1, 6], [3, 3]]),
  said('target', ['target'], ['S3-1', 'S3-2', 'AMB-5', 'AMB-6', 'AMB-7'], [[1, 4], [2, 3], [0, 3], [5, 5]]),
  said('longest', ['longest'], ['S4-1', 'S4-2', 'S4-3', 'AMB-8'], [[1, 4], [4, 4], [4, 6], [6, 5]]),
  said('minimum', ['minimum'], ['S5-1', 'S5-2', 'S5-3', 'S5-4', 'AMB-8', 'AMB-9'], [[2, 5], [5, 6], [6, 4], [4, 4]]),
];

const BASE: Paragraph[] = [
  said('base', ['base'], [...span('BASE', 1, 9), 'AMB-11', 'AMB-12', 'AMB-15'], [[1, 4], [4, 4], [4, 6], [6, 5]]),
  said('base-on', ['base'], [...span('BASE', 10, 14), 'AMB-10', 'AMB-13'], [[2, 6], [1, 3]]),
  said('base-seven', ['base'], [...span('BASE', 15, 17), 'AMB-14'], [[0, 3], [3, 3], [3, 4], [4, 4], [4, 1], [1, 5], [5, 2]]),
  said('base-back', ['base'], ['BASE-23', 'BASE-24', 'AMB-16'], [[4, 4], [4, 0]]),
  said('base-count', ['base'], span('BASE', 18, 22), [[4, 6], [6, 6], [6, 3], [3, 4]]),
  said('base-end', ['base'], [...span('BASE', 26, 30), 'AMB-17', 'AMB-18']),
];

const ENDS: Paragraph[] = [
  said('muggins', ['muggins'], ['MUGGINS-1', 'MUGGINS-2', ...span('MUGGINS', 13, 20), 'AMB-28'], [[0, 5], [5, 5]]),
  said('more', ['more'], [...span('MORE', 1, 5), 'AMB-29', 'AMB-28'], [[3, 3], [3, 6]]),
  said('even', ['even'], ['EVEN-1', ...span('EVEN', 9, 16), 'AMB-28'], [[4, 4], [4, 2]]),
  said('chain', OPEN_ENDS, [...span('MUGGINS', 5, 12), ...span('EVEN', 2, 8), ...span('AMB', 20, 22), ...span('AMB', 24, 27)], [[1, 5], [5, 5], [5, 3]]),
  said('ends', OPEN_ENDS, ['MUGGINS-3', 'MUGGINS-4', 'EVEN-7', 'AMB-19', 'AMB-23'], [[6, 6]]),
  said('equal', [...OPEN_ENDS, 'line'], [...span('MUGGINS', 21, 23), 'MORE-6', 'MORE-7', 'EVEN-17', 'EVEN-18', 'LINE-10', 'LINE-11', 'AMB-30', 'AMB-31', 'AMB-41']),
];

const PROG_AND_LINE: Paragraph[] = [
  said('prog', ['prog'], [...span('PROG', 2, 7), 'PROG-12', 'AMB-32', 'AMB-34', 'AMB-36', 'AMB-37'], [[5, 0], [0, 3], [3, 6], [6, 0]]),
  said('prog-count', ['prog'], [...span('PROG', 8, 11), 'AMB-33', 'AMB-35'], [[5, 0], [0, 3], [6, 0]]),
  said('prog-on', ['prog'], ['PROG-1', 'PROG-13', 'PROG-14', 'PROG-15', 'AMB-33'], [[0, 0], [1, 1], [2, 2]]),
  said('line', ['line'], [...span('LINE', 1, 5), 'AMB-38', 'AMB-39', 'AMB-42'], [[2, 5], [5, 5], [5, 1]]),
  said('line-count', ['line'], [...span('LINE', 6, 9), 'AMB-38', 'AMB-40'], [[2, 5], [5, 6], [6, 6], [6, 4], [4, 1]]),
];

const YAM: Paragraph[] = [
  said('yam', ['yam'], [...span('YAM', 1, 5), 'AMB-46', 'AMB-47'], [[4, 4], [1, 4], [2, 4], [0, 4]]),
  said('yam-rounds', ['yam'], [...span('YAM', 6, 9), 'AMB-43', 'AMB-58']),
  said('yam-super', ['yam'], [...span('YAM-SUPER', 1, 6), 'AMB-48', 'AMB-49'], [[0, 4], [1, 4], [2, 4], [3, 4], [4, 4], [4, 5], [4, 6]]),
  said('yam-solos', ['yam'], ['YAM-SOLO-1', 'YAM-SOLO-2', 'AMB-45'], [[3, 3], [1, 3], [3, 6]]),
  said('yam-plus', ['yam'], ['YAM-PLUS-1', ...span('YAM-MOINS', 1, 3), ...span('YAM-PM', 1, 4), 'AMB-57'], [[1, 6], [0, 5]]),
  said('yam-full', ['yam'], [...span('YAM-FULL', 1, 4), 'AMB-50'], [[4, 4], [4, 0], [4, 2], [4, 1], [1, 1], [1, 5], [1, 6]]),
  said('yam-suite', ['yam'], ['YAM-SUITE-1', ...span('YAM-SUITE', 6, 10), 'AMB-44', 'AMB-53', 'AMB-54'], [[0, 1], [2, 3], [4, 5], [6, 6]]),
  said('yam-row', ['yam'], [...span('YAM-SUITE', 2, 5), 'AMB-51', 'AMB-52'], [[2, 2], [3, 3], [4, 4], [5, 5], [6, 3]]),
  said('yam-pairs', ['yam'], [...span('YAM-PAIRS', 1, 3), 'AMB-55', 'AMB-56'], [[0, 0], [2, 2], [3, 3], [5, 5], [6, 6]]),
];

export const PARAGRAPHS: readonly Paragraph[] = [
  ...STARTERS,
  ...BASE,
  ...ENDS,
  ...PROG_AND_LINE,
  ...YAM,
  said('alone', ['prog', 'line', 'yam'], ['G1']),
  said('ties', [], ['AMB-4']),
  said('throw', [], ['G1', 'G2', 'G7', 'G9', 'AMB-2', 'AMB-3', 'BASE-4', 'BASE-5', 'BASE-25'], [[6, 6], [2, 4]]),
  said('box', [], ['G3', 'G4', 'G5', 'G6', 'G8', 'AMB-1'], [[3, 3], [0, 1], [2, 4], [5, 6]]),
];

const BOXES: Partial<Record<Row, readonly Face[]>> = {
  moins: [[0, 5], [1, 6]],
  small: [[2, 2], [3, 3], [4, 4], [5, 5], [6, 3]],
};

/** A box of the Yam at its best. */
export function pictureOf(row: Row): readonly Face[] {
  const digit = soloOf(row);
  if (digit !== null) return [[digit, digit], ...[0, 2, 5].filter((other) => other !== digit).map((other): Face => (other < digit ? [other, digit] : [digit, other]))];
  const of: Partial<Record<Row, string>> = { 'plus-moins': 'plus', large: 'suite' };
  return BOXES[row] ?? YAM.find(({ id }) => id === `yam-${of[row] ?? row}`)?.picture ?? [];
}

export function paragraphsOf(game: Form): Paragraph[] {
  return PARAGRAPHS.filter(({ games }) => games.length === 0 || games.includes(game));
}

export function gameOf(options: Readonly<Record<string, string>>): Form {
  return FORMS.find((form) => form === options.game) ?? 'yam';
}

/** The table's options as the texts want them; what it has not chosen, or left to the book by a 0, stands as in the book. */
export function told(game: Form, options: Readonly<Record<string, string>>): Record<string, string | number> {
  const book = Object.entries(DEFAULTS).map(([key, value]) => [key, options[key] ?? (typeof value === 'boolean' ? 'off' : value)]);
  const number = (key: string) => Number(options[key] ?? 0);
  const throws = number('throws') || THROWS[game];
  return {
    ...Object.fromEntries(book),
    ...(game === 'more' ? { passScores: 'off' } : {}), // the same sum again is nothing (YAM-AMB-23)
    throws,
    n: throws, // “3 throws”
    target: number('target') || POINTS_A_THROW * throws,
    goal: number('goal') || GOALS[game],
    minimum: number('minimum') || DEFAULTS.minimum,
    rounds: number('rounds') || Number(DEFAULTS.rounds),
  };
}
