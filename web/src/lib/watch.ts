// What happened is shown one thing after the other, so that an opponent's move can be watched and none is skipped
// unseen. A hand never waits for it: playing on hurries what is still to be shown.

export const STEP_MS = 420; // one flight of a card
const CROWD = 6; // with more than this many things waiting, everything goes faster

/** How long one movement lasts while so many things wait behind it. */
export function pace(waiting: number, hurried: boolean): number {
  if (hurried) return 90;
  if (waiting <= CROWD) return STEP_MS;
  return Math.max(140, Math.round((STEP_MS * CROWD) / waiting));
}

/** A queue that shows its items in order. `show` asks `ms()` again for every movement. */
export class Watch<T> {
  #waiting: T[] = [];
  #running = false;
  #hurried = false;
  #show: (item: T, ms: () => number) => Promise<void>;

  constructor(show: (item: T, ms: () => number) => Promise<void>) {
    this.#show = show;
  }

  get idle(): boolean {
    return !this.#running;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (!this.#running) void this.#run();
  }

  /** Somebody plays on: catch up quickly, but skip nothing. */
  hurry(): void {
    if (this.#running) this.#hurried = true;
  }

  /** Forget what was waiting: the table is shown as it is (another game, a jump in the record). */
  clear(): void {
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      try {
        await this.#show(item, () => pace(this.#waiting.length, this.#hurried));
      } catch (error) {
        reportError(error); // a picture that fails must not stop the story
      }
    }
    this.#running = false;
    this.#hurried = false;
  }
}
