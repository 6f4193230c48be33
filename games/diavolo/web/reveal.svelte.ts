// The moment at which the dice were shown on this page, from which every press is counted.
import { untrack } from 'svelte';
import type { Throw } from './types';

const TICK_MS = 200;

/** What is posted before a frame is painted comes right after it. */
function afterPainting(call: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    call();
  };
  port2.postMessage(null);
}

export class Reveal {
  #at: number | null = null; // on the page's own clock
  #watched = false; // this page was here when they were thrown
  /** How much of the time is left, 1 to 0; null where nobody is hurried. */
  left: number | null = $state(null);

  constructor(live: () => Throw | null, dueAt: () => number | null) {
    const there = $derived(live() !== null);
    $effect(() => {
      if (!there) {
        this.#at = null;
        this.#watched = true;
        this.left = null;
        return;
      }
      const now = performance.now();
      this.#at = now;
      // They are seen when the next frame has been painted, however long that takes here; a hidden page has none.
      const frame = requestAnimationFrame(() => afterPainting(() => (this.#at = performance.now())));
      let whole = 0; // what there was when the house first said how long
      const tick = () => {
        const due = untrack(dueAt);
        if (due !== null && whole === 0) whole = due - now;
        this.left = due === null ? null : Math.min(1, Math.max(0, (due - performance.now()) / whole));
      };
      // Dice that were opened early lie there before the house has said how long there is.
      $effect(() => {
        if (dueAt() !== null) untrack(tick);
      });
      tick();
      const timer = setInterval(tick, TICK_MS);
      return () => {
        cancelAnimationFrame(frame);
        clearInterval(timer);
      };
    });
  }

  /** The table was joined, or the line came back, with the dice on it: nobody knows since when. */
  missed(): void {
    if (this.#at !== null) this.#watched = false;
  }

  /** Milliseconds from the reveal to a press; nothing where this page did not see it: then the arrival counts. */
  stamp(at: number): string[] {
    return this.#watched && this.#at !== null ? [String(Math.max(0, Math.round(at - this.#at)))] : [];
  }
}
