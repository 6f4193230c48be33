// What is said of a cell, a square, and the words that others are looking at.
import { list, t } from '@house/i18n.svelte';
import { looseAt, type Draft } from './draft';
import { cellName, type Grid } from './grid';
import { valueOf, type View } from './types';

/** What the player is choosing squares for. */
export type Mode = 'lay' | 'exchange' | 'discard' | 'lift' | 'stop';

export function sayTile(kind: string, values: readonly number[]): string {
  return kind === '?' ? t('diamino-tile-joker') : t('diamino-tile', { letter: kind, n: valueOf(values, kind) });
}

/** So many words a question names; more than these are shown beside it. */
const FEW = 2;

/** All the words that others are looking at, where the question names only some of them; else nothing. */
export const sayDoubted = ({ lookedAt }: Pick<View, 'lookedAt'>) => (lookedAt.length > FEW ? list(lookedAt) : '');

/** A cell for whoever cannot see it. */
export function sayCell(grid: Grid, draft: Draft, lifted: readonly number[], at: number): string {
  const cell = cellName(at, grid.width).toUpperCase();
  const loose = looseAt(draft, at);
  const square = grid.letters.get(at);
  if (loose) return t('diamino-cell-draft', { cell, letter: loose.letter });
  if (!square) return t(`diamino-cell-${grid.prints[at] ?? 'plain'}`, { cell });
  const how = lifted.includes(at) ? 'lifted' : square.joker ? 'joker' : 'letter';
  return t(`diamino-cell-${how}`, { cell, letter: square.letter });
}
