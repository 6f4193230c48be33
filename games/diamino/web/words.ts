// What is said of a cell.
import { t } from '@house/i18n.svelte';
import { looseAt, type Draft } from './draft';
import { cellName, type Grid } from './grid';
import { CELLS, TAKEN } from './wire';

/** What the player is choosing squares for. */
export type Mode = 'lay' | 'exchange' | 'discard' | 'lift' | 'stop';

/** A cell for whoever cannot see it, as the rules call it; by itself the page knows what she is about to do with it. */
export function sayCell(grid: Grid, draft: Draft, lifted: readonly number[], at: number): string {
  const cell = cellName(at, grid.width).toUpperCase();
  const loose = looseAt(draft, at);
  const square = grid.letters.get(at);
  if (loose) return t('diamino-cell-draft', { cell, letter: loose.letter });
  if (!square) return t(CELLS[grid.prints[at] ?? 'plain'], { cell });
  const { letter, joker } = square;
  return t(lifted.includes(at) ? 'diamino-cell-lifted' : TAKEN[joker ? 'joker' : 'letter'], { cell, letter });
}
