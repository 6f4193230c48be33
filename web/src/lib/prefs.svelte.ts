// What this device remembers about its player's taste. Nothing here ever leaves the device.

export type Theme = 'auto' | 'day' | 'night';
export type Motion = 'auto' | 'calm';

interface Prefs {
  lang: string | null; // null: as the browser says
  theme: Theme;
  motion: Motion;
  sound: boolean;
  voice: boolean;
  keys: boolean; // single letters act at the table
  game: string | null; // that was played last
  text: number; // how large letters are, in parts of what the device says
}

const KEY = 'ludogite:prefs';
const DEFAULTS: Prefs = { lang: null, theme: 'auto', motion: 'auto', sound: true, voice: false, keys: true, game: null, text: 1 };

/** Reads JSON from this device's memory; a forbidden or broken memory is an empty one. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Writes JSON to this device's memory; where that is forbidden, the page simply forgets. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; playing goes on.
  }
}

export const OURS = 'ludogite:';
/** How a tablet of the place is bound is not hers. */
const THE_PLACES = /^ludogite:kiosk$/;
/** What says neither who she was nor where she sat; and the codes of evenings that she hosts, which go on without her name. */
const NAMELESS = /^ludogite:(kiosk|prefs|lessons|forms|puzzles|host:.*)$/;

/** Empties this device's memory of all that is ours, or of all that says who she was. */
export function forgetDevice(all: boolean): void {
  const stays = all ? THE_PLACES : NAMELESS;
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(OURS) && !stays.test(key));
    ours.forEach((key) => localStorage.removeItem(key));
    sessionStorage.clear();
  } catch {
    // Where nothing may be remembered there is nothing to forget.
  }
}

export const prefs: Prefs = $state({ ...DEFAULTS, ...recall<Partial<Prefs>>(KEY) });

/** Changes one preference and remembers it. */
export function prefer<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  remember(KEY, prefs);
  if (key === 'theme') showTheme();
  if (key === 'text') showText();
}

const darkness = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Day or night, by hand or as the device says and whenever it changes its mind; the style sheet reads `data-theme`. */
export function showTheme(): void {
  const auto = darkness?.matches ? 'night' : 'day';
  document.documentElement.dataset.theme = prefs.theme === 'auto' ? auto : prefs.theme;
}

/** Larger letters: everything that is written follows the root's. */
export function showText(): void {
  document.documentElement.style.setProperty('--letters-by', String(prefs.text));
}

darkness?.addEventListener('change', showTheme);
