// What has just happened, said for a moment where else it says what to do: on a phone the log is a sheet away.
const MS = 3_500;

export class News {
  text: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => this.end(), MS);
  }

  /** There is something to do, and nobody waits for news. */
  end(): void {
    clearTimeout(this.#timer);
    this.text = null;
  }
}
