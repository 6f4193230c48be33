// Tables of Magnetic Domino for the tests, and somebody who plays there.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openTable } from './tables';

export const BOT = [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }];
const TWO = [{ kind: 'me' }, { kind: 'person' }];
export const GAMES = ['traditional', 'challenge', 'quincunx'] as const;
// A hand that does not tremble and strong magnets: games that fall over and over do not end soon.
export const STEADY = { hand: 'steady', magnets: 'strong' };

export function setUp(context: BrowserContext, url: string, game: string, seats: object[], more: object = {}): Promise<string> {
  return openTable(context, url, 'domino', { game, ...more }, seats);
}

/** As on a device that cannot draw in 3D: constructions are drawn. */
export async function withoutWebGl(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const known = HTMLCanvasElement.prototype.getContext as (kind: string, ...more: unknown[]) => RenderingContext | null;
    const blind = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : known.call(this, kind, ...more);
    };
    HTMLCanvasElement.prototype.getContext = blind as typeof HTMLCanvasElement.prototype.getContext;
  });
}

export async function twoBrowsers(browser: Browser, url: string, game: string, more: object): Promise<Page[]> {
  const context = await browser.newContext({ baseURL: url });
  const other = await browser.newContext({ baseURL: url });
  for (const one of [context, other]) await withoutWebGl(one);
  const table = await setUp(context, url, game, TWO, more);
  const host = await context.newPage();
  await host.goto(`/t/${table}`);
  const guest = await other.newPage();
  await guest.goto(`/t/${table}`);
  await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
  for (const page of [host, guest]) await expect(page.locator('.table')).toBeVisible();
  return [host, guest];
}

// What may be touched, best first: lay what is in hand, take something in hand, then the buttons.
const OFFERS = ['.chain .ghost', '.actions .main[aria-disabled="false"]', '.hand .may[aria-pressed="false"]', '.actions .second[aria-disabled="false"]'];

/** One thing on this page, if there is one to do: anywhere, for who builds the same tower again sees it fall again. */
export async function playOne(page: Page): Promise<boolean> {
  return page.evaluate((selectors) => {
    const next = document.querySelector<HTMLElement>('[aria-keyshortcuts="ArrowDown"]');
    for (let steps = Math.floor(Math.random() * 6); steps > 0 && next?.checkVisibility(); steps--) next.click();
    const pieces = [...document.querySelectorAll<HTMLElement>('.hand .may')];
    if (Math.random() < 0.3) pieces[Math.floor(Math.random() * pieces.length)]?.click();
    const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element?.checkVisibility());
    found?.click();
    return found !== undefined;
  }, OFFERS);
}

/** The result is shown; or it was, and a key that came late has closed it. */
export const over = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Revoir la partie' }).or(page.getByRole('button', { name: 'Résultat' })).first();
export const log = (page: Page) => page.getByRole('list', { name: "Ce qui s'est passé" });

/** Plays until this is so on every page. */
export async function playUntil(pages: Page[], done: (page: Page) => Promise<boolean>): Promise<void> {
  const end = Date.now() + 800_000;
  while (Date.now() < end) {
    if ((await Promise.all(pages.map(done))).every(Boolean)) return;
    const did = await Promise.all(pages.map(playOne));
    await pages[0]?.waitForTimeout(did.some(Boolean) ? 15 : 40);
  }
  throw new Error('it did not happen in time');
}
export const isOver = (page: Page) => over(page).isVisible();
