// Addresses without hashes: the house answers any of them with the page, and the page shows the right room.
import { bound, mayShow } from './kiosk.svelte';
import { closedByHistory, isSheetEntry } from './sheets.svelte';
import { clearNotes } from './tell.svelte';

/** Something for paper: of a game, in one of its forms, the daily challenge, or of an evening. */
export interface Paper {
  what: 'leaflet' | 'scores' | 'diploma' | 'daily' | 'pairings' | 'standings';
  game: string | null;
  form: string | null; // null: the usual one
  evening?: string;
}

/** Where at an evening: coming in and waiting, as its host, before the big screen, or before all its tables. */
export type Place = 'hall' | 'host' | 'screen' | 'board';

type Route =
  | { page: 'home' }
  | { page: 'daily' }
  | { page: 'kiosk' }
  | { page: 'host' }
  | { page: 'box'; game: string }
  | { page: 'table'; table: string }
  | { page: 'print'; paper: Paper }
  | { page: 'replay'; table: string | null } // null: of a file that somebody brings along
  | { page: 'evening'; evening: string | null; as: Place } // null: to be set up
  | { page: 'lost' };

/** Reads an address. Names of games and tables are plain letters, digits, `-` and `_`; anything else is nowhere. */
export function parse(path: string): Route {
  if (path === '/') return { page: 'home' };
  if (path === '/daily') return { page: 'daily' };
  if (path === '/kiosk') return { page: 'kiosk' };
  if (path === '/host') return { page: 'host' };
  if (path === '/evening') return { page: 'evening', evening: null, as: 'hall' };
  if (path === '/r') return { page: 'replay', table: null };
  if (path === '/print/daily') return { page: 'print', paper: { what: 'daily', game: null, form: null } };
  const [, what, game, form] = /^\/print\/(leaflet|scores|diploma)\/([\w-]{1,64})(?:\/([\w-]{1,64}))?$/.exec(path) ?? [];
  if (what && game) return { page: 'print', paper: { what: what as Paper['what'], game, form: form ?? null } };
  const [, night, sheet] = /^\/print\/evening\/([\w-]{1,64})\/(pairings|standings|scores|diploma)$/.exec(path) ?? [];
  if (night && sheet) return { page: 'print', paper: { what: sheet as Paper['what'], game: null, form: null, evening: night } };
  const [, evening, as = 'hall'] = /^\/e\/([\w-]{1,64})(?:\/(host|screen|board))?\/?$/.exec(path) ?? [];
  if (evening) return { page: 'evening', evening, as: as as Place };
  const [, place, name] = /^\/(game|t|r)\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  if (!place || !name) return { page: 'lost' };
  if (place === 'game') return { page: 'box', game: name };
  return { page: place === 't' ? 'table' : 'replay', table: name };
}

stayHere();
let route: Route = $state.raw(parse(globalThis.location?.pathname ?? '/'));

export function here(): Route {
  return route;
}

/** Goes to another page. Whoever comes back from there finds the page, not the sheet that lay on it. */
export function go(path: string): void {
  history[isSheetEntry() ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
}

function wentBack(): void {
  if (!closedByHistory()) arrive();
}

/** A tablet of the place goes nowhere else. */
function stayHere(): void {
  const kiosk = bound();
  if (kiosk && !mayShow(location.pathname)) history.replaceState(null, '', kiosk.home);
}

function arrive(): void {
  stayHere();
  route = parse(location.pathname);
  clearNotes();
  scrollTo(0, 0);
  void lookAtHeading(document.querySelector('h1'));
}

/** Keyboards and screen readers go on from the heading of the new page, once it is there. */
export async function lookAtHeading(old: Element | null = null): Promise<void> {
  for (let frame = 0; frame < 120; frame++) {
    await new Promise(requestAnimationFrame);
    const heading = document.querySelector('h1');
    if (!heading || heading === old) continue;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}

/** Follows links inside the house without leaving the page, as long as nobody asked for a new tab. */
export function followLinks(): void {
  addEventListener('popstate', wentBack);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (link && bound() && (link.origin !== location.origin || link.target || link.hasAttribute('download'))) return event.preventDefault();
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search); // an address can ask for more: a seat kept, a moment of a game
  });
}
