// What is said of a cell.
import { t } from '@house/i18n.svelte';
import { looseAt, type Draft } from './draft';
import { cellName, type Grid } from './grid';

/** What the player is choosing squares for. */
export type Mode = 'lay' | 'exchange' | 'discard' | 'lift' | 'stop';

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
