// The paragraphs of the rules page: which games tell them, and which rules each one tells. Together they tell all
// of them. Texts: yaminos-rules-<id> and yaminos-rules-<id>-text, which choose their words by the table's options.
import { t } from '@house/i18n.svelte';
import type { RulesBook } from '@house/room';
import { DEFAULTS, FORMS, GOALS, POINTS_A_THROW, soloOf, THROWS, type Face, type Form, type Row } from './types';

export interface Paragraph {
  id: string;
  games: readonly Form[]; // none: all of them
  rules: string[];
}

const OPEN_ENDS: Form[] = ['muggins', 'more', 'even'];
const span = (prefix: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${from + i}`);
const said = (id: string, games: Form[], rules: string[]): Paragraph => ({ id, games, rules });

const STARTERS: Paragraph[] = [
  said('highest', ['highest'], ['S1-1', 'S1-2', 'AMB-5']),
  said('throws', ['throws'], ['S2-1', 'S2-2', 'AMB-5', 'AMB-6']),
  said('target', ['target'], ['S3-1', 'S3-2', 'AMB-5', 'AMB-6', 'AMB-7']),
  said('longest', ['longest'], ['S4-1', 'S4-2', 'S4-3', 'AMB-8']),
  said('minimum', ['minimum'], ['S5-1', 'S5-2', 'S5-3', 'S5-4', 'AMB-8', 'AMB-9']),
];

const BASE: Paragraph[] = [
  said('base', ['base'], [...span('BASE', 1, 9), 'AMB-11', 'AMB-12', 'AMB-15']),
  said('base-on', ['base'], [...span('BASE', 10, 14), 'AMB-10', 'AMB-13']),
  said('base-seven', ['base'], [...span('BASE', 15, 17), 'AMB-14']),
  said('base-back', ['base'], ['BASE-23', 'BASE-24', 'AMB-16']),
  said('base-count', ['base'], span('BASE', 18, 22)),
  said('base-end', ['base'], [...span('BASE', 26, 30), 'AMB-17', 'AMB-18', 'AMB-59']),
];

const ENDS: Paragraph[] = [
  said('muggins', ['muggins'], ['MUGGINS-1', 'MUGGINS-2', ...span('MUGGINS', 13, 20), 'AMB-28']),
  said('more', ['more'], [...span('MORE', 1, 5), 'AMB-29', 'AMB-28']),
  said('even', ['even'], ['EVEN-1', ...span('EVEN', 9, 16), 'AMB-28']),
  said('chain', OPEN_ENDS, [...span('MUGGINS', 5, 12), ...span('EVEN', 2, 8), ...span('AMB', 20, 22), ...span('AMB', 24, 27)]),
  said('ends', OPEN_ENDS, ['MUGGINS-3', 'MUGGINS-4', 'EVEN-7', 'AMB-19', 'AMB-23']),
  said('equal', [...OPEN_ENDS, 'line'], [...span('MUGGINS', 21, 23), 'MORE-6', 'MORE-7', 'EVEN-17', 'EVEN-18', 'LINE-10', 'LINE-11', 'AMB-30', 'AMB-31', 'AMB-41']),
];

const PROG_AND_LINE: Paragraph[] = [
  said('prog', ['prog'], [...span('PROG', 2, 7), 'PROG-12', 'AMB-32', 'AMB-34', 'AMB-36', 'AMB-37']),
  said('prog-count', ['prog'], [...span('PROG', 8, 11), 'AMB-33', 'AMB-35']),
  said('prog-on', ['prog'], ['PROG-1', 'PROG-13', 'PROG-14', 'PROG-15', 'AMB-33']),
  said('line', ['line'], [...span('LINE', 1, 5), 'AMB-38', 'AMB-39', 'AMB-42']),
  said('line-count', ['line'], [...span('LINE', 6, 9), 'AMB-38', 'AMB-40']),
];

const YAM: Paragraph[] = [
  said('yam', ['yam'], [...span('YAM', 1, 5), 'AMB-46', 'AMB-47']),
  said('yam-rounds', ['yam'], [...span('YAM', 6, 9), 'AMB-43', 'AMB-58']),
  said('yam-super', ['yam'], [...span('YAM-SUPER', 1, 6), 'AMB-48', 'AMB-49']),
  said('yam-solos', ['yam'], ['YAM-SOLO-1', 'YAM-SOLO-2', 'AMB-45']),
  said('yam-plus', ['yam'], ['YAM-PLUS-1', ...span('YAM-MOINS', 1, 3), ...span('YAM-PM', 1, 4), 'AMB-57']),
  said('yam-full', ['yam'], [...span('YAM-FULL', 1, 4), 'AMB-50']),
  said('yam-suite', ['yam'], ['YAM-SUITE-1', ...span('YAM-SUITE', 6, 10), 'AMB-44', 'AMB-53', 'AMB-54']),
  said('yam-row', ['yam'], [...span('YAM-SUITE', 2, 5), 'AMB-51', 'AMB-52']),
  said('yam-pairs', ['yam'], [...span('YAM-PAIRS', 1, 3), 'AMB-55', 'AMB-56']),
];

export const PARAGRAPHS: readonly Paragraph[] = [
  ...STARTERS,
  ...BASE,
  ...ENDS,
  ...PROG_AND_LINE,
  ...YAM,
  said('alone', ['prog', 'line', 'yam'], ['G1', 'LINE-1']),
  said('ties', [], ['AMB-4']),
  said('throw', [], ['G1', 'G2', 'G7', 'G9', 'AMB-2', 'AMB-3', 'BASE-4', 'BASE-5', 'BASE-25']),
  said('box', [], ['G3', 'G4', 'G5', 'G6', 'G8', 'AMB-1']),
];

const BOXES: Partial<Record<Row, readonly Face[]>> = {
  super: [[0, 4], [1, 4], [2, 4], [3, 4], [4, 4], [4, 5], [4, 6]],
  plus: [[1, 6], [0, 5]],
  moins: [[0, 5], [1, 6]],
  full: [[4, 4], [4, 0], [4, 2], [4, 1], [1, 1], [1, 5], [1, 6]],
  suite: [[0, 1], [2, 3], [4, 5], [6, 6]],
  small: [[2, 2], [3, 3], [4, 4], [5, 5], [6, 3]],
  pairs: [[0, 0], [2, 2], [3, 3], [5, 5], [6, 6]],
};

/** A box of the Yam at its best. */
export function pictureOf(row: Row): readonly Face[] {
  const digit = soloOf(row);
  if (digit !== null) return [[digit, digit], ...[0, 2, 5].filter((other) => other !== digit).map((other): Face => (other < digit ? [other, digit] : [digit, other]))];
  const of: Partial<Record<Row, Row>> = { 'plus-moins': 'plus', large: 'suite' };
  return BOXES[of[row] ?? row] ?? [];
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

export const book: RulesBook = {
  prefix: 'YAM',
  paragraphs: (options) => paragraphsOf(gameOf(options)),
  title: (id) => t(`yaminos-rules-${id}`),
  text: (id, options) => t(`yaminos-rules-${id}-text`, told(gameOf(options), options)),
};
