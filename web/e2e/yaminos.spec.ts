// 7 Yaminos in the browser: each of the twelve games to its end, against bots, and by keyboard alone.
import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { test } from './test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { fingers, middleOf, straight } from './diamino';
import { expect, setUp as setUpTable } from './yaminos';

// A game has as long as its test: how quick the machine is does not matter.
test.setTimeout(600_000);

const BOT = [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }];
const TWO = [{ kind: 'me' }, { kind: 'person' }];

// The shortest way to the end of each game.
const GAMES: Record<string, Record<string, string>> = {
  highest: {},
  throws: {},
  target: { throws: '1' },
  longest: {},
  minimum: { throws: '1' },
  base: { goal: '3' },
  muggins: { goal: '5' },
  more: { goal: '10' },
  even: { goal: '10' },
  prog: {},
  line: { goal: '10' },
  yam: { rounds: '1' },
};

const setUp = (context: BrowserContext, url: string, game: string, seats: object[]) => setUpTable(context, url, { game, ...GAMES[game] }, seats);

async function twoBrowsers(browser: Browser, url: string, game: string): Promise<Page[]> {
  const context = await browser.newContext({ baseURL: url });
  const table = await setUp(context, url, game, TWO);
  const host = await context.newPage();
  await host.goto(`/t/${table}`);
  const guest = await (await browser.newContext({ baseURL: url })).newPage();
  await guest.goto(`/t/${table}`);
  await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
  for (const page of [host, guest]) await expect(page.locator('.felt')).toBeVisible();
  return [host, guest];
}

// What may be touched, best first: lay what is in hand, take something in hand, fill a box, then the buttons.
const OFFERS = [
  '.ghost',
  '.bar.may[aria-pressed="false"]',
  '.cell.chosen',
  '.cell[aria-disabled="false"]',
  '.actions .main[aria-disabled="false"]',
  '.actions .second[aria-disabled="false"]',
];
// In the basic game somebody who never stops never has points.
const STOPS = ['.actions .second[aria-disabled="false"]', ...OFFERS];

/** One thing on this page, if there is one to do. */
async function playOne(page: Page, order: string[]): Promise<boolean> {
  return page.evaluate((selectors) => {
    const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element?.checkVisibility());
    found?.click();
    return found !== undefined;
  }, order);
}

const over = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Revoir la partie' });

/** Plays on every page until all of them show the end. */
async function playOut(pages: Page[], order = OFFERS): Promise<void> {
  for (;;) {
    const did = await Promise.all(pages.map((page) => playOne(page, order)));
    if (!did.some(Boolean) && (await Promise.all(pages.map((page) => over(page).isVisible()))).every(Boolean)) return;
    await pages[0]?.waitForTimeout(did.some(Boolean) ? 15 : 40);
  }
}

const orderOf = (game: string) => (game === 'base' ? STOPS : OFFERS);

for (const game of Object.keys(GAMES)) {
  test(`two browsers play ${game} to its end`, async ({ browser, baseURL }) => {
    const pages = await twoBrowsers(browser, baseURL ?? '', game);
    await playOut(pages, orderOf(game));
    for (const page of pages) await expect(over(page)).toBeVisible();
  });
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const game of Object.keys(GAMES)) {
  test(`${game} against a bot on a phone: everything fits, to the end`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, ...PHONE });
    const page = await context.newPage();
    const table = await setUp(context, baseURL ?? '', game, BOT);
    await page.goto(`/t/${table}`);
    while (!(await page.locator('.bar').first().isVisible())) await playOne(page, OFFERS);
    await expectFits(page);
    if (['yam', 'muggins', 'line'].includes(game)) await expectAccessible(page);
    await playOut([page], orderOf(game));
    const record = await (await context.request.get(`/api/tables/${table}/record`)).text();
    for (const seat of [1, 2]) expect(record).toMatch(new RegExp(`^\\S+ ${seat} (throw|lay)`, 'm'));
  });
}

/** The numbers of two yaminos that have a digit in common: all but never are there none. */
async function twoThatFit(page: Page): Promise<[number, number]> {
  const names = await page.locator('.bar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label') ?? ''));
  const digits = names.map((name): string[] => name.split('(')[0]?.match(/\d/g) ?? []);
  for (const [first, some] of digits.entries()) {
    const next = digits.findIndex((others, i) => i > first && others.some((digit) => some.includes(digit)));
    if (next >= 0) return [first, next];
  }
  throw new Error(`nothing fits: ${names.join(', ')}`);
}

test('a yamino is dragged to its end with the mouse, and goes back if it is let go elsewhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'prog', [{ kind: 'me' }])}`);
  await page.getByRole('button', { name: 'Lancer', exact: true }).click();
  await expect(page.locator('.bar.may')).toHaveCount(7);
  const laid = (yamino: number) => page.locator(`.bar.laid[data-yamino="${yamino}"]`);
  const take = async (yamino: number) => {
    const [x, y] = await middleOf(page.locator(`.bar[data-yamino="${yamino}"]`));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 20, { steps: 3 });
    return middleOf(page.locator('.ghost').first());
  };
  const [first, next] = await twoThatFit(page);
  const middle = await take(first);
  await page.mouse.move(...middle, { steps: 5 });
  await page.mouse.up();
  await expect(laid(first)).toBeVisible();

  await take(next);
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(laid(next)).toHaveCount(0);

  const end = await take(next);
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
  await expect(laid(next)).toBeVisible();
});

test('a finger drags a yamino to its place', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, ...PHONE });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'prog', [{ kind: 'me' }])}`);
  await page.getByRole('button', { name: 'Lancer', exact: true }).tap();
  await expect(page.locator('.bar.may')).toHaveCount(7);
  const [first] = await twoThatFit(page);
  const bar = (yamino: number) => page.locator(`.bar[data-yamino="${yamino}"]`);
  await bar(first).tap(); // its place lights up
  await fingers(page, straight(await middleOf(bar(first)), await middleOf(page.locator('.ghost'))));
  await expect(bar(first)).toHaveClass(/laid/);
});

test('what may not be touched says which rule', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'yam', BOT)}`);
  await page.getByRole('button', { name: 'Solo 1' }).click({ force: true });
  await expect(page.locator('.notes')).toContainText('YAM-YAM-3');
});

test('a sheet of the Yam by keyboard alone: throw, keep, throw again, announce, fill', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'yam', [{ kind: 'me' }])}`);
  const bars = page.locator('.bar');
  const cell = (key: string) => page.locator(`.cell[aria-keyshortcuts="${key}"]`);
  const keys = 'ABCDEFGHIJKL'.split('');
  for (const [i, key] of keys.entries()) {
    await expect(page.getByRole('button', { name: 'Lancer', exact: true })).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('t');
    await expect(page.getByText('Lancer 1 sur 3')).toBeVisible();
    await page.keyboard.press('0');
    await expect(bars.first()).toHaveAttribute('aria-pressed', 'true');
    if (i % 2 === 0) {
      await page.keyboard.press('t'); // the six others again
      await expect(page.getByText('Lancer 2 sur 3')).toBeVisible();
      await page.keyboard.press(key);
      await expect(cell(key)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('s'); // announced
      await expect(page.getByRole('button', { name: 'Relancer 6' })).toHaveAttribute('aria-disabled', 'false');
      await page.keyboard.press('t');
    } else {
      await page.keyboard.press(key);
      await expect(cell(key)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.cell.filled')).toHaveCount(i + 1);
  }
  await expect(over(page)).toBeVisible();
  // Luck and choices apart, at once and without the replay; a choice leads to its moment there.
  await over(page).getByRole('button', { name: 'Chance et choix' }).click();
  const review = page.getByRole('dialog', { name: 'Chance et choix' });
  await review.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByTestId('replay-at')).toHaveText(/^[1-9]\d* \/ /);
});

test('played together, Plus and Moins are two boxes that one turn fills', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const options = { game: 'yam', rounds: '1', plusMoins: 'together' };
  await page.goto(`/t/${await setUpTable(context, baseURL ?? '', options, [{ kind: 'me' }])}`);
  await page.getByRole('button', { name: 'Lancer', exact: true }).click();
  const rows = (kind: string) => page.locator(`.cell.${kind}`).evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.row));
  await page.locator('.cell.may[data-row="moins"]').click();
  await expect.poll(() => rows('chosen')).toEqual(['plus', 'moins']);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows('filled')).toEqual(['plus', 'moins']);
});

test('a hint at the Yam is compared with what is chosen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'yam', [{ kind: 'me' }])}`);
  await page.getByRole('button', { name: 'Lancer', exact: true }).click();
  await expect(page.getByText('Lancer 1 sur 3')).toBeVisible();
  const hint = page.getByRole('button', { name: 'Un conseil' });
  await hint.click();
  await expect(page.locator('.notes')).toContainText('le meilleur autre choix');
  await page.keyboard.press('a'); // Solo 1
  await expect(page.locator('.cell.chosen')).toHaveCount(1);
  await hint.click();
  await expect(page.locator('.notes')).toContainText(/en moyenne jusqu’à la fin de la manche/);
  await expect(page.locator('.notes')).toContainText(/ton choix/); // beside it, or the same
});

test('keys are named beside what is written in a box, not on it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'yam', [{ kind: 'me' }])}`);
  await page.getByRole('button', { name: 'Lancer', exact: true }).click();
  await expect(page.locator('.cell kbd')).toHaveCount(12);
  const covered = await page.evaluate(() => {
    const [keys, words] = ['.cell kbd', '.cell .name, .cell .half, .cell .points'].map((what) => [...document.querySelectorAll(what)]);
    const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const boxes = (words ?? []).map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }));
    return (keys ?? []).flatMap((key) => boxes.filter(({ box }) => meet(key.getBoundingClientRect(), box)).map(({ text }) => text));
  });
  expect(covered).toEqual([]);
});

test('Muggins by keyboard alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', 'muggins', BOT)}`);
  await expect(page.locator('.felt')).toBeVisible();
  while (!(await over(page).isVisible())) {
    const main = await page.evaluate(() => {
      const key = document.querySelector('.actions .main[aria-disabled="false"]')?.getAttribute('aria-keyshortcuts');
      return key ?? document.querySelector('.bar.may')?.getAttribute('aria-keyshortcuts') ?? null;
    });
    if (main) await page.keyboard.press(main.length === 1 ? main.toLowerCase() : main);
    else await page.waitForTimeout(30);
  }
});
