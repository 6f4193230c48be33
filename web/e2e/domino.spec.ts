// Magnetic Domino in the browser: each of the three games to its end by two people, against players of ours and by keyboard
// alone; a domino carried through the air; a collapse that everybody sees.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { test } from './test';
import { expectAccessible, expectFits } from './axe';
import { openTable } from './tables';

const BOT = [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }];
const TWO = [{ kind: 'me' }, { kind: 'person' }];
const GAMES = ['traditional', 'challenge', 'quincunx'] as const;
// A hand that does not tremble and strong magnets: games that fall over and over do not end soon.
const STEADY = { hand: 'steady', magnets: 'strong' };

function setUp(context: BrowserContext, url: string, game: string, seats: object[], more: object = {}): Promise<string> {
  return openTable(context, url, 'domino', { game, ...more }, seats);
}

/** As on a device that cannot draw in 3D: constructions are drawn. */
async function withoutWebGl(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const known = HTMLCanvasElement.prototype.getContext as (kind: string, ...more: unknown[]) => RenderingContext | null;
    const blind = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : known.call(this, kind, ...more);
    };
    HTMLCanvasElement.prototype.getContext = blind as typeof HTMLCanvasElement.prototype.getContext;
  });
}

async function twoBrowsers(browser: Browser, url: string, game: string, more: object): Promise<Page[]> {
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
async function playOne(page: Page): Promise<boolean> {
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

const over = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Revoir la partie' });
const log = (page: Page) => page.getByRole('list', { name: "Ce qui s'est passé" });

/** Plays until this is so on every page. */
async function playUntil(pages: Page[], done: (page: Page) => Promise<boolean>): Promise<void> {
  const end = Date.now() + 800_000;
  while (Date.now() < end) {
    if ((await Promise.all(pages.map(done))).every(Boolean)) return;
    const did = await Promise.all(pages.map(playOne));
    await pages[0]?.waitForTimeout(did.some(Boolean) ? 15 : 40);
  }
  throw new Error('it did not happen in time');
}
const isOver = (page: Page) => over(page).isVisible();

for (const game of GAMES) {
  test(`two browsers play ${game} to its end`, async ({ browser, baseURL }) => {
    const pages = await twoBrowsers(browser, baseURL ?? '', game, STEADY);
    await playUntil(pages, isOver);
    for (const page of pages) await expect(over(page)).toBeVisible();
  });

  test(`${game} by keyboard alone against a player of ours`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto(`/t/${await setUp(context, baseURL ?? '', game, BOT, STEADY)}`);
    await expect(page.locator('.table')).toBeVisible();
    const end = Date.now() + 200_000;
    while (!(await isOver(page)) && Date.now() < end) {
      const key = await page.evaluate(() => {
        const main = document.querySelector('.actions .main[aria-disabled="false"]')?.getAttribute('aria-keyshortcuts');
        return main ?? (document.querySelector('.hand .may') ? 'ArrowRight' : null);
      });
      // Anywhere: a hand that never trembles misses the same place again and again.
      if (key === 'Enter' && Math.random() < 0.5) await page.keyboard.press('ArrowDown');
      if (key) await page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
      else await page.waitForTimeout(30);
    }
    await expect(over(page)).toBeVisible();
  });
}

test('a match of two games is dealt again and noted (DOMINO-T9)', async ({ browser, baseURL }) => {
  const [host, guest] = await twoBrowsers(browser, baseURL ?? '', 'traditional', { games: '2' });
  if (!host || !guest) throw new Error('two were asked for');
  await expect(host.getByText('Partie 1 sur 2')).toBeVisible();
  await playUntil([host, guest], isOver);
  await expect(log(host)).toContainText('Partie 2 : on mélange et on distribue.');
});

test('on a phone everything fits and can be reached, in each of the three games', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR', reducedMotion: 'reduce' });
  await withoutWebGl(context);
  for (const game of GAMES) {
    const page = await context.newPage();
    await page.goto(`/t/${await setUp(context, baseURL ?? '', game, BOT, STEADY)}`);
    await expect(page.locator('.hand [data-tile]').first()).toBeVisible();
    await playUntil([page], async () => (await page.locator('.hand .may').count()) > 0);
    await page.locator('.hand .may').first().tap();
    await expectFits(page);
    await expectAccessible(page);
    await page.close();
  }
});

test('a domino that does not fit says which rule', async ({ browser, baseURL }) => {
  const [host, guest] = await twoBrowsers(browser, baseURL ?? '', 'traditional', {});
  if (!host || !guest) throw new Error('two were asked for');
  const may = (page: Page) => page.locator('.hand .may').count();
  await expect.poll(async () => (await may(host)) + (await may(guest))).toBeGreaterThan(0);
  const [playing, waiting] = (await may(host)) > 0 ? [host, guest] : [guest, host];
  const wrong = (page: Page) => page.locator('.hand [data-tile][aria-disabled="true"]').first();
  await wrong(waiting).click({ force: true });
  await expect(waiting.locator('.notes')).toContainText('DOMINO-P3'); // it is not her turn
  await wrong(playing).click({ force: true });
  await expect(playing.locator('.notes')).toContainText('DOMINO-P2'); // something else begins
});

test('a collapse: both see it, and who let it fall takes everything (DOMINO-H9)', async ({ browser, baseURL }) => {
  // Without magnets towers hardly stand; a game without any collapse is played once more.
  for (let tries = 0; tries < 6; tries++) {
    const pages = await twoBrowsers(browser, baseURL ?? '', 'challenge', { magnets: 'none' });
    const fell = async (page: Page) => (await log(page).textContent())?.includes('Patatras') ?? false;
    await playUntil(pages, async (page) => (await fell(page)) || isOver(page));
    if ((await Promise.all(pages.map(fell))).every(Boolean)) return;
    for (const page of pages) await page.context().close();
  }
  throw new Error('six towers without magnets stood to the end');
});

test('in 3D: a domino is carried over its place, and let go by hand', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 640, height: 700 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'challenge', BOT)}?3d`);
  await expect(page.locator('canvas[data-solid="true"]')).toBeVisible({ timeout: 60_000 });
  const byHand = () => sent.some((frame) => / hand -?\d+,/.test(frame));
  const end = Date.now() + 200_000;
  for (let tries = 0; Date.now() < end && !byHand(); tries++) {
    // What needs no carrying is done by its button: the first domino, drawing, passing.
    if (await clickMain(page)) continue;
    if ((await page.locator('.hand .may').count()) > 0) await carryOver(page, tries);
    else await page.waitForTimeout(60);
  }
  expect(byHand()).toBe(true);
});

async function clickMain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('.actions .main[aria-disabled="false"]');
    main?.click();
    return main !== null;
  });
}

/** From the hand to somewhere near the middle of the table, where the tower stands. */
async function carryOver(page: Page, tries: number): Promise<void> {
  const canvas = await page.locator('canvas').boundingBox();
  const from = await page.locator('.hand .may').first().boundingBox({ timeout: 5000 }).catch(() => null);
  if (!canvas || !from) return;
  const [dx, dy] = [((tries * 37) % 120) - 60, ((tries * 23) % 80) - 40];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(canvas.x + canvas.width / 2 + dx, canvas.y + canvas.height / 2 + dy, { steps: 4 });
  await page.mouse.up();
}
