// A square on its way: what the hand holds, where it is, and the cell under it.
import { carry, cellUnder } from './carry';
import type { Tile } from './rack';

export interface Carried {
  tile: Tile;
  letter: string;
  x: number;
  y: number;
}

export class Grip {
  carried: Carried | null = $state.raw(null);
  over: number | null = $state(null);

  /** Follows a pointer that has gone down on a square; `drop` is told what it was let go above. */
  grab(event: PointerEvent, tile: Tile, letter: string, drop: (under: Element | null) => void): void {
    carry(event, {
      move: (x, y, under) => {
        this.carried = { tile, letter, x, y };
        this.over = cellUnder(under);
      },
      drop: (under) => {
        this.#empty();
        drop(under);
      },
      stay: () => this.#empty(),
    });
  }

  #empty(): void {
    [this.carried, this.over] = [null, null];
  }
}
