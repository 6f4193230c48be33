// A word that is being put on the board and has not been laid yet. Whether it may be laid is for the rules to say.
import { along, cellName, columnName, rowName, run, type Grid } from './grid';
import type { Tile } from './rack';
import { JOKER } from './types';

export interface Loose {
  cell: number;
  tile: Tile;
  letter: string;
}

export interface Draft {
  loose: readonly Loose[]; // in the order in which they were put down
  cursor: number | null; // where the next one goes
  down: boolean;
}

export const NOTHING: Draft = { loose: [], cursor: null, down: false };

export function looseAt(draft: Draft, cell: number): Loose | undefined {
  return draft.loose.find((one) => one.cell === cell);
}

const isTaken = (grid: Grid, draft: Draft, cell: number) => grid.letters.has(cell) || looseAt(draft, cell) !== undefined;

/** The next free cell from here on, this one included; null at the edge. */
export function free(grid: Grid, draft: Draft, from: number | null): number | null {
  let at = from;
  while (at !== null && isTaken(grid, draft, at)) at = along(at, draft.down, 1, grid.width);
  return at;
}

/** Puts a square on a free cell; the cursor goes on behind it. */
export function put(grid: Grid, draft: Draft, cell: number, tile: Tile, letter: string): Draft {
  const loose = [...draft.loose.filter((one) => one.tile.id !== tile.id), { cell, tile, letter }];
  return { ...draft, loose, cursor: along(cell, draft.down, 1, grid.width) ?? cell };
}

/** Takes one back; the cursor stays where it was taken from. */
export function take(draft: Draft, cell: number): Draft {
  return { ...draft, loose: draft.loose.filter((one) => one.cell !== cell), cursor: cell };
}

/** The newest one back. */
export function rub(draft: Draft): Draft {
  const last = draft.loose.at(-1);
  return last ? take(draft, last.cell) : draft;
}

/**
 * A letter from the keyboard. Whoever writes the whole word writes over the letters that lie there; whoever leaves them
 * out finds them skipped. Null when there is neither the letter nor a joker for it.
 */
export function typed(grid: Grid, draft: Draft, letter: string, rack: readonly Tile[]): Draft | null {
  const { cursor } = draft;
  if (cursor !== null && (grid.letters.get(cursor)?.letter ?? looseAt(draft, cursor)?.letter) === letter)
    return { ...draft, cursor: along(cursor, draft.down, 1, grid.width) ?? cursor };
  const cell = free(grid, draft, cursor);
  const unused = rack.filter((tile) => !draft.loose.some((one) => one.tile.id === tile.id));
  const tile = unused.find(({ kind }) => kind === letter) ?? unused.find(({ kind }) => kind === JOKER);
  return cell === null || !tile ? null : put(grid, draft, cell, tile, letter);
}

/** What stays when the table has changed: nothing where it is no longer my turn, and nothing that lies there already. */
export function kept(grid: Grid, draft: Draft, rack: readonly Tile[], mine: boolean): Draft {
  if (!mine) return { ...NOTHING, down: draft.down };
  const loose = draft.loose.filter(({ cell, tile }) => !grid.letters.has(cell) && rack.some(({ id }) => id === tile.id));
  return { ...draft, loose };
}

/** A letter as the rules write it: small where a joker stands for it. */
const sign = ({ tile, letter }: Loose) => (tile.kind === JOKER ? letter.toLowerCase() : letter);

/**
 * The draft as an action: the whole word from its first cell. Letters that make no one word are written each with its
 * cell, for the rules to say why. Null while there is nothing to lay.
 */
export function written(grid: Grid, draft: Draft): string | null {
  const cells = draft.loose.map(({ cell }) => cell).sort((a, b) => a - b);
  const [first] = cells;
  if (first === undefined) return null;
  const down = direction(grid, draft, cells);
  if (down === null) return scattered(grid, draft);
  const word = run((cell) => isTaken(grid, draft, cell), first, down, grid.width);
  if (!cells.every((cell) => word.includes(cell))) return scattered(grid, draft);
  const letters = word.map((cell) => {
    const mine = looseAt(draft, cell);
    return mine ? sign(mine) : grid.letters.get(cell)?.letter;
  });
  return `lay ${letters.join('')} ${cellName(word[0] ?? first, grid.width)} ${down ? 'down' : 'across'}`;
}

/** The letters of the draft one by one, and one more where the next would go. */
export function scattered(grid: Grid, draft: Draft, next: string | null = null): string {
  const letters = draft.loose.map((one) => `${sign(one)} ${cellName(one.cell, grid.width)}`);
  return ['lay', ...letters, ...(next === null ? [] : [`${next} ${nextCell(grid, draft)}`])].join(' ');
}

/** Where the next letter would go: beyond the edge if no cell is left. */
function nextCell(grid: Grid, draft: Draft): string {
  const { width } = grid;
  const from = draft.cursor ?? 0;
  const cell = free(grid, draft, from) ?? (draft.down ? width * width + (from % width) : null);
  return cell === null ? columnName(width) + rowName(from, width) : cellName(cell, width);
}

/** Down or across; one square alone goes the way it was meant, if that makes a word, and else the other way. */
function direction(grid: Grid, draft: Draft, cells: readonly number[]): boolean | null {
  const { width } = grid;
  const [first = 0, ...rest] = cells;
  if (rest.length === 0) {
    const reads = (down: boolean) => run((cell) => isTaken(grid, draft, cell), first, down, width).length > 1;
    return reads(draft.down) || !reads(!draft.down) ? draft.down : !draft.down;
  }
  if (rest.every((cell) => Math.floor(cell / width) === Math.floor(first / width))) return false;
  return rest.every((cell) => cell % width === first % width) ? true : null;
}
