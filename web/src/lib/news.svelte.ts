// What has just happened, said for a moment where else it says what to do: on a phone the log is a sheet away.
import type { Words } from './tell.svelte';

const MS = 3_500;

export class News {
  #words: Words | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string | null {
    return this.#words?.() ?? null;
  }

  tell(words: Words): void {
    clearTimeout(this.#timer);
    this.#words = words;
    this.#timer = setTimeout(() => this.end(), MS);
  }

  /** There is something to do, and nobody waits for news. */
  end(): void {
    clearTimeout(this.#timer);
    this.#words = null;
  }
}
