// What a player has before her and has not yet done: her rack in the order she likes, the word she is writing, and the
// squares she has picked out. Nothing here is known to the table.
import { cellUnder, rackUnder } from './carry';
import { free, kept, looseAt, NOTHING, put, rub, scattered, take, typed, written, type Draft } from './draft';
import { along, cellName, gridOf, type Grid } from './grid';
import { grouped, moved, refilled, shuffled, sorted, spelt, type Tile } from './rack';
import { JOKER, type View } from './types';
import type { Mode } from './words';

interface Sight {
  view: View;
  me: number | null;
  why: (action: string) => void; // the rules are asked why this cannot be done
}

const ORDERS = { sort: sorted, group: grouped, shuffle: (rack: readonly Tile[]) => shuffled(rack) };
const flipped = (some: readonly number[], one: number) => (some.includes(one) ? some.filter((other) => other !== one) : [...some, one]);

export class Desk {
  rack: readonly Tile[] = $state.raw([]);
  draft: Draft = $state.raw(NOTHING);
  picked: readonly number[] = $state.raw([]); // squares to exchange or give back
  lifted: readonly number[] = $state.raw([]); // cells to take squares from
  chosen: Tile | null = $state.raw(null); // in hand, until a cell is touched
  asking: { tile: Tile; cell: number } | null = $state.raw(null); // a joker whose letter is wanted
  #wanted: Mode = $state('lay');
  #racks: (readonly Tile[])[] = []; // by seat: of everybody who plays at this device, in the order each of them likes
  #seat: number | null = null; // whose rack lies here
  #sight: () => Sight;

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  get grid(): Grid {
    return gridOf(this.#sight().view);
  }

  get mode(): Mode {
    const { view } = this.#sight();
    return this.mine && view.verbs.includes('discard') ? 'discard' : this.#wanted;
  }

  /** It is for me to do something with my squares. */
  get mine(): boolean {
    const { view, me } = this.#sight();
    return view.turn === me && view.verbs.length > 0;
  }

  /** The middle of the board, where the first word begins. */
  get middle(): number {
    return Math.floor(this.grid.prints.length / 2);
  }

  /** The table has changed. */
  arrived(): void {
    const { view, me } = this.#sight();
    if (me !== this.#seat) this.#sitDown(me);
    this.rack = refilled(this.rack, me === null ? null : (view.players[me - 1]?.hand ?? null));
    const writes = this.mine && view.verbs.includes('lay');
    this.draft = kept(this.grid, this.draft, this.rack, writes);
    if (writes && view.squares.length === 0 && this.draft.cursor === null) this.draft = { ...this.draft, cursor: this.middle };
    [this.picked, this.lifted] = [[], []];
    [this.chosen, this.asking, this.#wanted] = [null, null, 'lay'];
  }

  /** The device has changed hands: nothing of the one before may show in what lies here now (DIAMINO-AMB-41). */
  #sitDown(seat: number | null): void {
    if (this.#seat !== null) this.#racks[this.#seat] = this.rack;
    this.rack = this.#racks[seat ?? 0] ?? [];
    this.draft = NOTHING;
    this.#seat = seat;
  }

  order(how: keyof typeof ORDERS): void {
    this.rack = ORDERS[how](this.rack);
  }

  want(mode: Mode): void {
    this.recall();
    this.#wanted = mode;
  }

  /** Everything back to where it was. */
  recall(): void {
    this.draft = { ...this.draft, loose: [] };
    [this.picked, this.lifted] = [[], []];
    [this.chosen, this.#wanted] = [null, 'lay'];
  }

  turn(): void {
    this.draft = { ...this.draft, down: !this.draft.down };
  }

  /** What she has in hand, as an action; null while there is nothing. */
  get action(): string | null {
    switch (this.mode) {
      case 'lay':
        return written(this.grid, this.draft);
      case 'exchange':
      case 'discard':
        return this.picked.length === 0 ? null : `${this.mode} ${spelt(this.rack.filter(({ id }) => this.picked.includes(id)))}`;
      case 'lift': {
        const cells = this.lifted.toSorted((a, b) => a - b).map((cell) => cellName(cell, this.grid.width));
        return cells.length === 0 ? null : ['lift', ...cells].join(' ');
      }
      case 'stop':
        return null;
    }
  }

  /** One square of the rack was touched, or one of several that lie on each other. */
  touchTiles(tiles: readonly Tile[]): boolean {
    if (!this.#may()) return false;
    const [tile] = tiles;
    if (!tile) return false;
    if (this.mode === 'exchange' || this.mode === 'discard') this.#pick(tiles);
    else if (this.mode === 'lift' || this.mode === 'stop') this.#wanted = 'lay';
    else if (this.draft.cursor === null) this.chosen = this.chosen?.id === tile.id ? null : tile;
    else this.#lay(tile, free(this.grid, this.draft, this.draft.cursor));
    return true;
  }

  touchCell(cell: number): boolean {
    const square = this.grid.letters.has(cell);
    if (this.mode === 'lift' && square) this.lifted = flipped(this.lifted, cell);
    else if (looseAt(this.draft, cell)) this.draft = take(this.draft, cell);
    else if (this.chosen && !square && this.#may()) this.#lay(this.chosen, cell);
    else if (!this.#may()) return false;
    else if (this.draft.cursor === cell) this.turn();
    else this.draft = { ...this.draft, cursor: cell };
    return true;
  }

  /** A letter from the keyboard: written, or picked. False when there is none. */
  type(letter: string): boolean {
    if (!this.#may()) return false;
    if (this.mode === 'stop') this.#wanted = 'lay'; // who writes on does not stop
    if (this.mode !== 'lay') {
      const tiles = this.rack.filter(({ kind }) => kind === letter);
      if (tiles.length > 0 && this.mode !== 'lift') this.#pick(tiles);
      return tiles.length > 0;
    }
    const draft = { ...this.draft, cursor: this.draft.cursor ?? this.middle };
    const next = typed(this.grid, draft, letter, this.rack);
    if (next) this.draft = next;
    else this.#sight().why(scattered(this.grid, draft, letter));
    return next !== null;
  }

  rub(): void {
    this.draft = rub(this.draft);
  }

  /** The cursor walks by keyboard, from where the eyes are. */
  walk(down: boolean, steps: number, focused: number | null = null): number {
    const from = focused ?? this.draft.cursor ?? this.middle;
    const cursor = along(from, down, steps, this.grid.width) ?? from;
    this.draft = { ...this.draft, cursor };
    return cursor;
  }

  /** A joker was told what it stands for. */
  answer(letter: string): void {
    if (this.asking) this.draft = put(this.grid, this.draft, this.asking.cell, this.asking.tile, letter);
    this.asking = null;
  }

  /** A square was carried somewhere: to a cell, within the rack, or back to it. */
  drop(tile: Tile, letter: string, under: Element | null): void {
    const [cell, place] = [cellUnder(under), rackUnder(under)];
    const lies = this.draft.loose.some((one) => one.tile.id === tile.id);
    if (cell === null) {
      if (lies) this.draft = { ...this.draft, loose: this.draft.loose.filter((one) => one.tile.id !== tile.id) };
      if (place) this.rack = moved(this.rack, tile.id, place.before);
    } else if (this.#may() && !this.grid.letters.has(cell) && !looseAt(this.draft, cell)) {
      if (lies) this.draft = put(this.grid, this.draft, cell, tile, letter);
      else this.#lay(tile, cell);
    }
  }

  #lay(tile: Tile, cell: number | null): void {
    this.chosen = null;
    if (cell === null) this.#sight().why(scattered(this.grid, this.draft, tile.kind === JOKER ? 'a' : tile.kind));
    else if (tile.kind === JOKER) this.asking = { tile, cell };
    else this.draft = put(this.grid, this.draft, cell, tile, tile.kind);
  }

  /** One more of these; none of them once all were picked. */
  #pick(tiles: readonly Tile[]): void {
    const next = tiles.find(({ id }) => !this.picked.includes(id));
    this.picked = next ? [...this.picked, next.id] : this.picked.filter((id) => !tiles.some((tile) => tile.id === id));
  }

  #may(): boolean {
    if (!this.mine) this.#sight().why('lay');
    return this.mine;
  }
}
