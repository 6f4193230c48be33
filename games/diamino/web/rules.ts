// The paragraphs of the rules page: which formulas tell them, which rules each one tells. Together they tell all of them.
// Texts: diamino-rules-<id> and diamino-rules-<id>-text, which choose their words by the table's options.
import { gameInfo } from '@house/games';
import { t } from '@house/i18n.svelte';
import type { RulesBook } from '@house/room';
import type { Options } from './types';

export type Formula = Options['formula'];
export const FORMULAS: readonly Formula[] = ['one', 'two', 'patience'];

export interface Paragraph {
  id: string;
  formulas: readonly Formula[]; // none: all of them
  rules: string[];
  if?: (options: Readonly<Record<string, string | number>>) => boolean;
}

const span = (letter: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);
const parts = (rule: string, letters: string) => [...letters].map((letter) => rule + letter);
const amb = (...numbers: number[]) => numbers.map((number) => `AMB-${number}`);
const TOGETHER: Formula[] = ['one', 'two'];

export const PARAGRAPHS: readonly Paragraph[] = [
  { id: 'aim', formulas: [], rules: ['G1', 'G2', 'P5', 'S1', 'S7', 'M6a'] },
  { id: 'patience', formulas: ['patience'], rules: ['S1', 'S2', 'S5', 'S6', 'S7', ...amb(42, 44, 45)] },
  { id: 'start', formulas: TOGETHER, rules: [...span('P', 1, 4), ...span('A', 1, 8), ...parts('M1', 'abc'), ...amb(10, 41)] },
  { id: 'first', formulas: TOGETHER, rules: [...span('B', 1, 4), ...parts('M2', 'abc'), ...amb(7, 8, 9)] },
  {
    id: 'lay',
    formulas: [],
    rules: [...span('B', 5, 8), ...span('C', 1, 3), ...parts('C4', 'abcdef'), 'C5', 'M2e', 'M2g', 'M3', ...amb(2, 3, 4, 5, 6)],
  },
  { id: 'refill', formulas: TOGETHER, rules: ['A9', 'M2d', 'M2f', ...amb(27, 28)] },
  { id: 'exchange', formulas: TOGETHER, rules: [...span('D', 1, 4), 'M4a', 'M4b', ...amb(11, 12, 13)] },
  { id: 'red', formulas: TOGETHER, rules: ['E9', 'E10', 'E11', 'M5g', 'M5h', ...amb(16, 17, 21, 22)] },
  { id: 'green', formulas: TOGETHER, rules: ['E6', 'E7', 'E8', ...parts('M5', 'def'), ...amb(15, 16, 18, 19, 20)] },
  { id: 'black', formulas: [], rules: ['G9', ...span('E', 1, 5), 'F3', ...parts('M5', 'abc'), 'M6c', 'S3', 'S4', ...amb(23, 24, 25)] },
  { id: 'end', formulas: TOGETHER, rules: [...span('F', 1, 3), ...parts('M6', 'abcdefgh'), 'M7', ...amb(1, 14, 26, 38, 39)] },
  { id: 'match', formulas: ['one'], rules: amb(40), if: ({ games, target }) => Number(games) > 1 || Number(target) > 0 },
  { id: 'words', formulas: [], rules: [...span('W', 1, 4), ...span('V', 1, 3), 'DATA-4', ...amb(30, 31, 32, 43)] },
  { id: 'challenge', formulas: TOGETHER, rules: [...span('K', 1, 4), ...amb(33, 34, 35, 36, 37)] },
  { id: 'vote', formulas: TOGETHER, rules: amb(43), if: ({ vote }) => vote === 'on' },
  { id: 'joker', formulas: [], rules: ['G5', 'G6', 'G7', ...amb(29)] },
  { id: 'box', formulas: [], rules: ['G3', 'G4', 'G8', 'DATA-1', 'DATA-2', 'DATA-3'] },
  { id: 'example', formulas: TOGETHER, rules: span('X', 1, 5) },
];

export function formulaOf(options: Readonly<Record<string, string>>): Formula {
  return FORMULAS.find((formula) => formula === options.formula) ?? 'one';
}

export function paragraphsOf(formula: Formula, options: Readonly<Record<string, string | number>>): Paragraph[] {
  return PARAGRAPHS.filter(({ formulas, if: told }) => (formulas.length === 0 || formulas.includes(formula)) && (told?.(options) ?? true));
}

/** What stands where a table has not chosen. */
const DEFAULTS = Object.fromEntries(gameInfo('diamino').options.map(({ key, default: value }) => [key, value]));

/** The table's options as the texts want them; `topic` is the subject in words. */
export function told(formula: Formula, options: Readonly<Record<string, string>>, topic: (id: string) => string): Record<string, string | number> {
  const chosen: Record<string, string> = { ...DEFAULTS, ...options };
  const numbers = { games: Number(chosen.games), target: Number(chosen.target), seconds: Number(chosen.challengeSeconds) };
  return { ...chosen, ...numbers, formula, topic: topic(`diamino-option-subject-${chosen.subject ?? 'any'}`) };
}

/** Where a table has not chosen who looks after words, that depends on who sits there (DIAMINO-AMB-37). */
function text(id: string, options: Readonly<Record<string, string>>): string {
  const open = id === 'challenge' && (options.wordCheck ?? 'auto') === 'auto';
  const said = t(`diamino-rules-${id}-text`, told(formulaOf(options), options, t));
  return open ? `${t('diamino-option-wordCheck-help')} ${said}` : said;
}

export const book: RulesBook = {
  prefix: 'DIAMINO',
  paragraphs: (options) => paragraphsOf(formulaOf(options), told(formulaOf(options), options, t)),
  title: (id) => t(`diamino-rules-${id}`),
  text,
};
