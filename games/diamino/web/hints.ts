// What a hint shows: letters on the board, squares of the rack, or a button.
import { along, cellAt, type Grid } from './grid';
import type { Tile } from './rack';

/** The letters that it would lay, by cell. */
export function hintedLetters(hint: string | null, grid: Grid): Map<number, string> {
  const [verb, word = '', at = '', direction] = hint?.split(' ') ?? [];
  const shown = new Map<number, string>();
  if (verb !== 'lay') return shown;
  const first = cellAt(at, grid.width);
  for (const [i, letter] of [...word.toUpperCase()].entries()) {
    const cell = along(first, direction === 'down', i, grid.width);
    if (cell !== null && !grid.letters.has(cell)) shown.set(cell, letter);
  }
  return shown;
}

/** The squares that it would exchange or give back. */
export function hintedTiles(hint: string | null, rack: readonly Tile[]): Set<number> {
  const [verb, tiles = ''] = hint?.split(' ') ?? [];
  if (verb !== 'exchange' && verb !== 'discard') return new Set();
  const wanted = [...tiles];
  const found = rack.filter(({ kind }) => {
    const at = wanted.indexOf(kind);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  return new Set(found.map(({ id }) => id));
}
