// Keys that play: a single key, pressed at the table and not in a field or a sheet, by somebody who wants them. A letter is
// soon hit by mistake: what it would play at once, and nobody can take back, it plays when it is pressed twice.
import { prefs } from './prefs.svelte';

const ELSEWHERE = 'input, textarea, select, dialog, [role="dialog"]';

/** Pressed at the table, and nothing is held down with it. */
export function isAtTable(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  return !held && !target?.closest(ELSEWHERE);
}

export function isShortcut(event: KeyboardEvent): boolean {
  const plays = prefs.keys && isAtTable(event);
  if (plays) press(event.key);
  return plays;
}

/** The key would press what has the focus, so it is not ours. */
export function isOnButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a') !== null;
}

let last: string | null = null; // the key that was pressed last, while the table stood as it does now
let once: string | null = null; // the letter or sign that is being pressed for the first time

/** A key goes down; until everything that hears of it has been called, `pressedOnce` knows. Figures only choose, and Enter is meant. */
export function press(key: string): void {
  once = /^[^\d\s]$/.test(key) && key !== last ? key.toUpperCase() : null;
  last = key;
  queueMicrotask(() => (once = null));
}

/** The letter by which something is being asked for, and not yet for the second time; null for everything else that acts. */
export function pressedOnce(): string | null {
  return once;
}

/** The table has changed: what was pressed meant something else. */
export function forgetPress(): void {
  last = null;
}
