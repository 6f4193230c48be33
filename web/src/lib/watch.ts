// What happened is shown one thing after the other, so that an opponent's move can be watched and none is skipped
// unseen. A hand never waits for it: playing on hurries what is still to be shown.

import type { Said, Step } from './room';

export const STEP_MS = 420; // one flight of a card
const HURRIED_MS = 90; // the same, for somebody who has seen enough
const CROWD = 6; // with more than this many things waiting, everything goes faster

/** How long one movement lasts while so many things wait behind it. */
export function pace(waiting: number, hurried: boolean): number {
  if (hurried) return HURRIED_MS;
  if (waiting <= CROWD) return STEP_MS;
  return Math.max(140, Math.round((STEP_MS * CROWD) / waiting));
}

/** A queue that shows its items in order. `show` asks `ms()` again for every movement. */
export class Watch<T> {
  #waiting: T[] = [];
  #running = false;
  #hurried = false;
  /** Somebody has seen enough: everything goes by quickly for as long as this is set. */
  hurrying = false;
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
        await this.#show(item, () => pace(this.#waiting.length, this.#hurried || this.hurrying));
      } catch (error) {
        reportError(error); // a picture that fails must not stop the story
      }
    }
    this.#running = false;
    this.#hurried = false;
  }
}

/** Something to show: what happened, and the table after it. */
export interface Happening<V, E> {
  view: V;
  events: E[];
  said: readonly (Said | null)[]; // the events in words
  prompt: Said | null; // what was asked then
  seq: number | null; // of its step
  lines?: Step<E>['lines'];
}

/** What a room is given, as something to watch. What follows is told; a jump, forwards or back, is shown as it is. */
export class Story<V, E> extends Watch<Happening<V, E>> {
  #view: V;
  #seq: number | null;

  /** `told` hears of every step that has been shown, or could not be. */
  constructor(view: V, step: Step<E> | null, show: (happening: Happening<V, E>, ms: () => number) => Promise<void>, told?: (seq: number) => void) {
    super(async (happening, ms) => {
      try {
        await show(happening, ms);
      } finally {
        if (happening.seq !== null) told?.(happening.seq);
      }
    });
    this.#view = view;
    this.#seq = step?.seq ?? null;
    // What the room opens with is seen at once.
    if (step) queueMicrotask(() => told?.(step.seq));
  }

  /** False if nothing is new. */
  arrived(view: V, step: Step<E> | null, prompt: Said | null = null): boolean {
    const [seq, last] = [step?.seq ?? null, this.#seq];
    if (view === this.#view && seq === last) return false;
    const follows = step !== null && (last === null || step.seq === last + 1);
    if (seq !== last && !follows) this.clear();
    [this.#view, this.#seq] = [view, seq];
    const [events, said] = follows ? [step.events, step.said] : [[], []];
    this.push({ view, events, said, prompt, seq, lines: step?.lines });
    return true;
  }
}
