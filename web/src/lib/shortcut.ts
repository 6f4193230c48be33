// Keys that play: a single key, pressed at the table and not in a field or a sheet, by somebody who wants them.
import { prefs } from './prefs.svelte';

const ELSEWHERE = 'input, textarea, select, dialog, [role="dialog"]';

export function isShortcut(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  return prefs.keys && !held && !target?.closest(ELSEWHERE);
}

/** The key would press what has the focus, so it is not ours. */
export function isOnButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a') !== null;
}
