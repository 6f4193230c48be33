// How a test plays Diamino: it asks for a hint, reads it off the board, and writes it there like anybody else.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

export const BOT = [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }];
export const TWO = [{ kind: 'me' }, { kind: 'person' }];
export const ALONE = [{ kind: 'me' }];

export async function setUp(context: BrowserContext, url: string, options: object, seats: object[]): Promise<string> {
  const answer = await context.request.post(`${url}/api/tables`, {
    headers: { origin: url },
    data: { game: 'diamino', options, seats, first: 1, open: false, moveSeconds: null },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { table, keys } = (await answer.json()) as { table: string; keys: unknown };
  await context.addInitScript(
    ([key, value]) => {
      if (key && value && !localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [`ludogite:seats:${table}`, JSON.stringify(keys)],
  );
  return table;
}

export async function twoBrowsers(browser: Browser, url: string, options: object): Promise<[Page, Page]> {
  const context = await browser.newContext({ baseURL: url });
  const table = await setUp(context, url, options, TWO);
  const host = await context.newPage();
  await host.goto(`/t/${table}`);
  const guest = await (await browser.newContext({ baseURL: url })).newPage();
  await guest.goto(`/t/${table}`);
  await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
  for (const page of [host, guest]) await expect(board(page)).toBeVisible();
  return [host, guest];
}

export const board = (page: Page) => page.getByRole('grid', { name: 'La grille' });
export const over = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Revoir la partie' });
export const main = (page: Page) => page.locator('.actions .main');
export const deed = (page: Page, name: string | RegExp) => page.locator('.actions').getByRole('button', { name });
/** The page on which something is to be done. */
export const mayAct = (page: Page) => page.locator('.plate.turn');

/** Which of them has the turn, as soon as one has. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page> {
  let turn: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (await mayAct(page).isVisible()) turn = page;
      return turn !== undefined;
    })
    .toBe(true);
  return turn as Page;
}

export interface Advice {
  cell: string; // where writing begins
  down: boolean;
  letters: string;
}

/** Asks what to do; the letters that would be laid, or null if it is something else. */
export async function advice(page: Page): Promise<Advice | null> {
  await page.getByRole('button', { name: 'Un conseil' }).click();
  const ghosts = page.locator('.ghost');
  const other = page.locator('.actions .hinted');
  await expect(ghosts.or(other).first()).toBeVisible();
  const found = await ghosts.evaluateAll((all) => all.map((ghost) => ({ cell: Number(ghost.closest<HTMLElement>('[data-cell]')?.dataset.cell), name: ghost.closest<HTMLElement>('[data-cell]')?.dataset.name ?? '', letter: ghost.textContent ?? '' })));
  const [first, second] = found;
  if (!first) return null;
  const rows = new Set(found.map(({ name }) => name.slice(1)));
  return { cell: first.name, down: second !== undefined && rows.size > 1, letters: found.map(({ letter }) => letter).join('') };
}

/** Writes letters from a cell on, by mouse and keyboard. Letters that lie there already are skipped. */
export async function write(page: Page, { cell, down, letters }: Advice): Promise<void> {
  const start = page.locator(`[data-name="${cell}"]`);
  await start.click();
  await expect(start).toHaveAttribute('aria-selected', 'true');
  const points = () => start.evaluate((element) => element.classList.contains('down'));
  if ((await points()) !== down) await page.keyboard.press(' ');
  await expect.poll(points).toBe(down);
  for (const [i, letter] of [...letters].entries()) {
    await page.keyboard.press(letter.toLowerCase());
    await expect(page.locator('.square.loose')).toHaveCount(i + 1);
  }
}
