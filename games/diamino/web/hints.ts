// What a hint shows: where to look, a letter, a whole word; squares of the rack, or a button.
import { along, cellAt, type Grid } from './grid';
import type { Tile } from './rack';

/** The letters that it would lay, by cell; of a word that is told bit by bit so many, and the others without their letter. */
export function hintedLetters(hint: string | null, grid: Grid, bits: number | null = null): Map<number, string> {
  const [verb, word = '', at = '', direction] = hint?.split(' ') ?? [];
  const shown = new Map<number, string>();
  if (verb !== 'lay') return shown;
  const first = cellAt(at, grid.width);
  for (const [i, letter] of [...word.toUpperCase()].entries()) {
    const cell = along(first, direction === 'down', i, grid.width);
    if (cell !== null && !grid.letters.has(cell)) shown.set(cell, bits === null || shown.size < bits ? letter : '');
  }
  return shown;
}

/** The squares on the board that it would take back. */
export function hintedCells(hint: string | null, grid: Grid): number[] {
  const [verb, ...cells] = hint?.split(' ') ?? [];
  return verb === 'lift' ? cells.map((name) => cellAt(name, grid.width)) : [];
}

/** The squares that it would exchange or give back; of a word, the one with the letter that is to be written now. */
export function hintedTiles(hint: string | null, rack: readonly Tile[], letter?: string): Set<number> {
  const [verb, tiles = ''] = hint?.split(' ') ?? [];
  if (verb === 'lay') return new Set(rack.filter(({ kind }) => kind === letter).slice(0, 1).map(({ id }) => id));
  if (verb !== 'exchange' && verb !== 'discard') return new Set();
  const wanted = [...tiles];
  const found = rack.filter(({ kind }) => {
    const at = wanted.indexOf(kind);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  return new Set(found.map(({ id }) => id));
}
