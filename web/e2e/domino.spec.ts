// Magnetic Domino in the browser: each of the three games to its end by two people, against bots and by keyboard
// alone; a domino carried through the air; a collapse that everybody sees.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { BOT, GAMES, isOver, log, over, playOne, playUntil, setUp, STEADY, twoBrowsers, withoutWebGl } from './domino';

for (const game of GAMES) {
  test(`two browsers play ${game} to its end`, async ({ browser, baseURL }) => {
    // The challenge as the box has it: hands tremble, magnets help a little, and what falls is built again.
    const pages = await twoBrowsers(browser, baseURL ?? '', game, game === 'challenge' ? {} : STEADY);
    await playUntil(pages, isOver);
    for (const page of pages) await expect(over(page)).toBeVisible();
  });

  test(`${game} by keyboard alone against a bot`, async ({ browser, baseURL }) => {
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

/** How many each seat holds and how many stand, as a page shows it. */
interface Counts {
  held: number[];
  stood: number;
}
function countsOn(page: Page): Promise<Counts> {
  return page.evaluate(() => {
    const number = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    const held = [...document.querySelectorAll('[data-place^="held-"]')].map((plate) => number(plate.textContent));
    return { held, stood: number(document.querySelector('.table > .unseen')?.textContent) };
  });
}
/** What both pages show, as soon as it is the same. */
async function agreed([host, guest]: Page[]): Promise<Counts> {
  if (!host || !guest) throw new Error('two were asked for');
  let counts = await countsOn(host);
  await expect(async () => {
    counts = await countsOn(host);
    expect(await countsOn(guest)).toEqual(counts);
  }).toPass();
  return counts;
}

/** Plays until everything that stood has fallen: what both saw before and after. Null if the game was over before. */
async function untilItFalls(pages: Page[]): Promise<[Counts, Counts] | null> {
  for (let before = await agreed(pages); ; ) {
    if ((await Promise.all(pages.map(isOver))).some(Boolean)) return null;
    const now = await agreed(pages);
    if (before.stood > 0 && now.stood === 0) return [before, now];
    before = now;
    for (const page of pages) await playOne(page);
  }
}
async function someFall(browser: Browser, url: string, game: string): Promise<{ pages: Page[]; before: Counts; after: Counts }> {
  // Without magnets constructions hardly stand; a game in which nothing falls is played once more.
  for (let tries = 0; tries < 6; tries++) {
    const pages = await twoBrowsers(browser, url, game, { magnets: 'none' });
    const seen = await untilItFalls(pages);
    if (seen) return { pages, before: seen[0], after: seen[1] };
    for (const page of pages) await page.context().close();
  }
  throw new Error('six games without magnets in which nothing fell');
}

for (const [game, rule] of [['challenge', 'DOMINO-H9'], ['quincunx', 'DOMINO-Q16']] as const) {
  test(`a collapse in ${game}: both see it, and who let it fall takes everything (${rule})`, async ({ browser, baseURL }) => {
    const { pages, before, after } = await someFall(browser, baseURL ?? '', game);
    const collector = after.held.findIndex((held, i) => held !== before.held[i]);
    expect(collector).toBeGreaterThanOrEqual(0);
    // What she let go was hers and is hers again; all that stood comes to it (DOMINO-AMB-19).
    expect(after.held).toEqual(before.held.map((held, i) => (i === collector ? held + before.stood : held)));
    for (const [i, page] of pages.entries()) {
      await expect(log(page)).toContainText(`${i === collector ? 'Tu ramasses' : 'ramasse'} ${before.stood + 1} dominos`);
    }
    await expect((pages[collector] as Page).locator('.hand [data-tile]')).toHaveCount(after.held[collector] ?? 0);
  });
}

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
