// Where things lie: rows, columns, and the runs of letters on them. No rule is decided here.
import { printOf, type Print, type Shown, type View } from './types';

export interface Grid {
  width: number;
  prints: readonly Print[];
  letters: ReadonlyMap<number, Shown>;
}

export function gridOf(view: Pick<View, 'board' | 'squares'>): Grid {
  const prints = view.board.flatMap((row) => [...row].map(printOf));
  return { width: view.board.length, prints, letters: new Map(view.squares.map((square) => [square.cell, square])) };
}

/** `h8`, as in records. */
export const cellName = (cell: number, width: number) => columnName(cell % width) + rowName(cell, width);
export const columnName = (column: number) => String.fromCharCode('a'.charCodeAt(0) + column);
export const rowName = (cell: number, width: number) => String(Math.floor(cell / width) + 1);

export function cellAt(name: string, width: number): number {
  return name.charCodeAt(0) - 'a'.charCodeAt(0) + (Number(name.slice(1)) - 1) * width;
}

/** The cell so many steps further on the same row or column; null beyond the edge. */
export function along(cell: number, down: boolean, steps: number, width: number): number | null {
  const at = (down ? Math.floor(cell / width) : cell % width) + steps;
  return at < 0 || at >= width ? null : cell + steps * (down ? width : 1);
}

/** The unbroken run of taken cells through this one. */
export function run(taken: (cell: number) => boolean, cell: number, down: boolean, width: number): number[] {
  const cells = [cell];
  for (let at = along(cell, down, -1, width); at !== null && taken(at); at = along(at, down, -1, width)) cells.unshift(at);
  for (let at = along(cell, down, 1, width); at !== null && taken(at); at = along(at, down, 1, width)) cells.push(at);
  return cells;
}
