// One clock: where a room shows itself how long there is, the bar above the table does not tell it another way.
import { untrack } from 'svelte';

let shown = $state(0);

/** A component shows the time that is left as long as this is true. */
export function showsTime(is: () => boolean): void {
  $effect(() => {
    if (!is()) return;
    untrack(() => (shown += 1));
    return () => (shown -= 1);
  });
}

export const timeIsShown = (): boolean => shown > 0;
