// A tablet that belongs to the place: it stays in the house, goes home when nobody has touched it for a while, and then
// remembers nobody. What no page can keep away (the browser's own buttons) docs/host.md tells how to.
import { api } from './api';
import { OURS, prefer, recall, remember } from './prefs.svelte';
import { entryLeft } from './sheets.svelte';

export interface Kiosk {
  home: string; // the address to which it goes back
  minutes: number; // of rest, until it does
  code: string; // that lets it go: four digits
}

const KEY = 'ludogite:kiosk';
/** What the place has chosen, not who plays: how the page looks and sounds. */
const THE_PLACES = [KEY, 'ludogite:prefs'];

let kiosk: Kiosk | null = $state.raw(recall<Kiosk>(KEY));

/** How this tablet is bound; null for anybody's own device. */
export function bound(): Kiosk | null {
  return kiosk;
}

export function bind(to: Kiosk): void {
  kiosk = to;
  remember(KEY, to);
}

/** Lets the tablet go, for who knows the code. */
export function release(code: string): boolean {
  if (code !== kiosk?.code) return false;
  kiosk = null;
  remember(KEY, null);
  return true;
}

/** May this tablet show this place? Paper and settings are for the desk; where it is bound to one game or evening, all else, too. */
export function mayShow(path: string): boolean {
  if (kiosk === null) return true;
  if (/^\/(print|kiosk|host)\b/.test(path)) return false;
  return kiosk.home === '/' || path === kiosk.home || /^\/[tr]\//.test(path);
}

/**
 * Nobody is there any more: back home, and whoever comes next is somebody new. An evening's people stay with its tablets until
 * it is over: they come back to them.
 */
export async function goHome({ home }: Kiosk): Promise<void> {
  if (!home.startsWith('/e/')) await forgetPeople();
  await entryLeft();
  location.replace(home); // a new page remembers nothing, and is the newest that the house has
}

async function forgetPeople(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(OURS) && !THE_PLACES.includes(key)) remember(key, null);
  }
  sessionStorage.clear();
  prefer('game', null);
  await api.newcomer().catch(() => undefined); // the house may be gone for the moment
}
