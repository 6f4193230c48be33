// Addresses without hashes: the house answers any of them with the page, and the page shows the right room.
import { closedByHistory, isSheetEntry } from './sheets.svelte';
import { clearNotes } from './tell.svelte';

type Route =
  | { page: 'home' }
  | { page: 'daily' }
  | { page: 'box'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null } // null: of a file that somebody brings along
  | { page: 'lost' };

/** Reads an address. Names of games and tables are plain letters, digits, `-` and `_`; anything else is nowhere. */
export function parse(path: string): Route {
  if (path === '/') return { page: 'home' };
  if (path === '/daily') return { page: 'daily' };
  if (path === '/r') return { page: 'replay', table: null };
  const [, place, name] = /^\/(game|t|r)\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  if (!place || !name) return { page: 'lost' };
  if (place === 'game') return { page: 'box', game: name };
  return { page: place === 't' ? 'table' : 'replay', table: name };
}

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

function arrive(): void {
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
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search); // an address can ask for more: a seat kept, a moment of a game
  });
}
