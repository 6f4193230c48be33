// The paragraphs of the rules page: which games tell them, and which rules each one tells. Together they tell all of them.
// Texts: domino-rules-<id> and domino-rules-<id>-text, which choose their words by the table's options.
import { gameInfo } from '@house/games';
import { t } from '@house/i18n.svelte';
import { defaultsOf } from '@house/options';
import type { RulesBook } from '@house/room';
import { FORMS, type Form } from './types';

export interface Paragraph {
  id: string;
  games: readonly Form[]; // none: all of them
  rules: string[];
}

const span = (letter: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);
const amb = (...numbers: number[]) => numbers.map((number) => `AMB-${number}`);
const BUILT: Form[] = ['challenge', 'quincunx'];

export const PARAGRAPHS: readonly Paragraph[] = [
  { id: 'aim', games: [], rules: ['G4', 'T6', 'H14', 'H20', 'Q19', 'AMB-21'] },
  { id: 'chain', games: ['traditional'], rules: ['T1', 'T4', 'T5', ...amb(1, 2)] },
  { id: 'tower', games: ['challenge'], rules: ['H1', 'H2', 'H3', 'H6', 'H7', ...amb(13, 16)] },
  { id: 'where', games: ['challenge'], rules: ['H12', 'H13', ...amb(14, 15, 17)] },
  { id: 'modes', games: ['quincunx'], rules: ['Q1', ...span('Q', 3, 9), ...amb(23, 24, 26)] },
  { id: 'height', games: ['quincunx'], rules: ['Q2', 'Q10', 'Q14', ...amb(17, 27)] },
  { id: 'flat', games: ['quincunx'], rules: [...span('Q', 11, 14), ...amb(28, 29)] },
  { id: 'draw', games: [], rules: ['T2', 'T3', 'H4', 'H5', ...amb(3, 4, 5)] },
  { id: 'let-go', games: BUILT, rules: ['H8', 'Q15', ...amb(18)] },
  { id: 'fall', games: BUILT, rules: ['H9', 'H10', 'H11', 'Q16', 'Q17', 'Q18', ...amb(19, 20, 22, 25)] },
  { id: 'blocked', games: [], rules: ['T7', 'T8', 'T13', 'H15', 'H20', 'Q20', ...amb(6, 7, 30)] },
  { id: 'match', games: [], rules: [...span('T', 9, 12), ...span('H', 16, 19), ...amb(8, 9, 31)] },
  { id: 'start', games: [], rules: [...span('P', 1, 5), ...amb(10, 12)] },
  { id: 'deal', games: [], rules: ['G1', ...span('S', 1, 5), ...amb(11)] },
  { id: 'box', games: [], rules: ['G2', 'G3', ...span('G', 5, 8), ...amb(32)] },
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

export const book: RulesBook = {
  prefix: 'DOMINO',
  paragraphs: (options) => paragraphsOf(gameOf(options)),
  title: (id) => t(`domino-rules-${id}`),
  text: (id, options) => t(`domino-rules-${id}-text`, told(gameOf(options), options)),
};
