// Sheets over the page. While one is open, the browser's way back closes it and stays on the page; when the last one
// is gone, the focus returns to where it was. One entry of the history stands for all sheets that follow each other.

import { tick } from 'svelte';

type Close = () => void;

const open: Close[] = [];
let count = $state(0);
let opener: HTMLElement | null = null;
let returning = false; // on the way back to the entry below the sheet's

/** Whether a sheet lies over the page: then notes are shown on it. */
export function sheetIsOpen(): boolean {
  return count > 0;
}

/** A sheet opens; the answer tells that it has gone. */
export function openSheet(close: Close): () => void {
  if (open.length === 0 && opener === null) opener = document.activeElement as HTMLElement | null;
  open.push(close);
  count = open.length;
  if (!returning) markEntry();
  return () => {
    open.splice(open.indexOf(close), 1);
    count = open.length;
    // The next sheet may open in the same breath, as the rules do from the menu.
    setTimeout(settle);
  };
}

function markEntry(): void {
  if (!isSheetEntry()) history.pushState({ sheet: true }, '');
}

export function isSheetEntry(): boolean {
  return (history.state as { sheet?: boolean } | null)?.sheet === true;
}

/** Nothing is open any more: leave the sheet's entry, and give the focus back. */
function settle(): void {
  if (open.length > 0) return;
  if (isSheetEntry() && !returning) {
    returning = true;
    history.back();
  }
  const focus = document.activeElement;
  if ((focus === null || focus === document.body) && opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

/**
 * Once a sheet that has just gone has also left the history. Its step back would stop whatever page is fetched meanwhile, and
 * whoever leaves the page for good would stay on it.
 */
export async function entryLeft(): Promise<void> {
  await tick();
  while (open.length === 0 && isSheetEntry()) await new Promise((back) => addEventListener('popstate', back, { once: true }));
}

/** The history went back or forth. Closes the newest sheet if there is one; true when that is all that was meant. */
export function closedByHistory(): boolean {
  if (returning) {
    returning = false;
    if (open.length > 0) markEntry(); // somebody was quicker and opened another
    return true;
  }
  const newest = open.at(-1);
  newest?.();
  return newest !== undefined;
}
