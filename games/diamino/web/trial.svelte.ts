// What a word would do, or why it may not be laid: asked of the rules before it is laid.
import type { RoomProps, Tried } from '@house/room';
import type { Preview } from './types';

const AFTER_MS = 120; // while letters are still coming, nobody is asked

export class Trial {
  #newest: (Tried & { action: string }) | null = $state.raw(null);
  #action: () => string | null;

  constructor(action: () => string | null, ask: () => RoomProps['tryOut']) {
    this.#action = action;
    $effect(() => {
      const [asked, tryOut] = [action(), ask()];
      if (asked === null || !tryOut) return;
      const timer = setTimeout(async () => {
        const answer = await tryOut(asked);
        if (answer) this.#newest = { ...answer, action: asked };
      }, AFTER_MS);
      return () => clearTimeout(timer);
    });
  }

  /** The answer to what is written now; an older one says nothing. */
  get #known(): Tried | null {
    return this.#newest?.action === this.#action() ? this.#newest : null;
  }

  get would(): Preview | null {
    return (this.#known?.would ?? null) as Preview | null;
  }

  get refusal(): Tried['refusal'] {
    return this.#known?.refusal ?? null;
  }
}
