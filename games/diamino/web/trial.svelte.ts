// What an action would do, or why it is refused: asked of the rules before it is done.
import type { RoomProps, Tried } from '@house/room';
import type { Preview } from './types';

const AFTER_MS = 120; // while letters are still coming, nobody is asked

export class Trial {
  #newest: (Tried & { action: string }) | null = $state.raw(null);
  #action: () => string | null;
  #ask: () => RoomProps['tryOut'];
  #why: Promise<unknown> = Promise.resolve(); // another question comes first: only the newest one is answered
  #times = $state(0); // that another question was asked

  /** What she has in hand and has not yet done; null for nothing. It is tried while `mine`. */
  constructor(action: () => string | null, mine: () => boolean, ask: () => RoomProps['tryOut']) {
    this.#action = action;
    this.#ask = ask;
    $effect(() => {
      const [asked, tryOut] = [action(), mine() ? ask() : undefined];
      void this.#times;
      if (asked === null || !tryOut) return;
      const timer = setTimeout(async () => {
        await this.#why;
        const answer = await tryOut(asked);
        if (answer) this.#newest = { ...answer, action: asked };
      }, AFTER_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Why something else cannot be done, at once; null if it can, or if nobody answers. */
  async why(action: string): Promise<Tried['refusal']> {
    const asked = this.#ask()?.(action) ?? Promise.resolve(null);
    this.#why = asked;
    const answer = await asked;
    this.#times++; // what she has in hand may have lost its answer
    return answer?.refusal ?? null;
  }

  /** The answer to what is written now; an older one says nothing. */
  get #known(): Tried | null {
    return this.#newest?.action === this.#action() ? this.#newest : null;
  }

  /** The rules have nothing against it. */
  get fits(): boolean {
    return this.#known !== null && this.#known.refusal === null;
  }

  get would(): Preview | null {
    return (this.#known?.would ?? null) as Preview | null;
  }

  get refusal(): Tried['refusal'] {
    return this.#known?.refusal ?? null;
  }
}
