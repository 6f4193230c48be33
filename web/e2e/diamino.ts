// How a test plays Diamino: it asks for a hint, reads it off the board, and writes it there like anybody else.
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { openTable } from './tables';

export const BOT = [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }];
export const TWO = [{ kind: 'me' }, { kind: 'person' }];
export const ALONE = [{ kind: 'me' }];

export function setUp(context: BrowserContext, url: string, options: object, seats: object[]): Promise<string> {
  return openTable(context, url, 'diamino', options, seats);
}

export async function twoBrowsers(browser: Browser, url: string, options: object, seats: object[] = TWO): Promise<[Page, Page]> {
  const context = await browser.newContext({ baseURL: url });
  const table = await setUp(context, url, options, seats);
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
  word: string; // with what lies there already
  laid: number; // squares that are new
}

/** Asks what to do: the word that would be laid, or null if it is something else. */
export async function advice(page: Page, ask = () => page.getByRole('button', { name: 'Un conseil' }).click()): Promise<Advice | null> {
  await ask();
  await expect(page.locator('.ghost').or(page.locator('.actions .hinted')).first()).toBeVisible();
  return board(page).evaluate((grid) => {
    const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')];
    const width = Math.sqrt(cells.length);
    const ghosts = cells.flatMap((cell, at) => (cell.querySelector('.ghost') ? [at] : []));
    const [first = 0, last = 0] = [ghosts[0], ghosts.at(-1)];
    if (ghosts.length === 0) return null;
    const down = last - first >= width;
    let word = '';
    for (let at = first; at <= last; at += down ? width : 1) word += cells[at]?.querySelector<HTMLElement>('.ghost, .letter')?.dataset.text ?? '';
    return { cell: cells[first]?.dataset.name ?? '', down, word, laid: ghosts.length };
  });
}

/** Writes a word from a cell on, by mouse and keyboard. */
export async function write(page: Page, { cell, down, word, laid }: Advice): Promise<void> {
  const start = page.locator(`[data-name="${cell}"]`);
  await start.click();
  await expect(start).toHaveAttribute('aria-selected', 'true');
  const goesDown = () => start.evaluate((element) => element.classList.contains('down'));
  if ((await goesDown()) !== down) await page.keyboard.press(' ');
  await expect.poll(goesDown).toBe(down);
  await page.keyboard.type(word.toLowerCase());
  await expect(page.locator('.square.loose')).toHaveCount(laid);
}

/** Walks over the board to a cell, by keyboard alone. */
export async function walkTo(page: Page, cell: string): Promise<void> {
  const place = (name: string) => [name.charCodeAt(0), Number(name.slice(1))] as const;
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.name ?? '');
  const [column, row] = place(cell);
  for (let steps = 0; steps < 60; steps++) {
    const name = await here();
    if (name === cell) return;
    const [x, y] = name === '' ? [column, row + 1] : place(name); // from elsewhere any arrow leads to the board
    await page.keyboard.press(x < column ? 'ArrowRight' : x > column ? 'ArrowLeft' : y < row ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`no way to ${cell}`);
}

/** What our strongest player would do, without a mouse. */
export async function playTurnByKeyboard(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: 'Un conseil' });
  const advised = await advice(page, async () => {
    await hint.focus();
    await page.keyboard.press('Enter');
  });
  if (advised) {
    await walkTo(page, advised.cell);
    const goesDown = () => page.locator(`[data-name="${advised.cell}"]`).evaluate((element) => element.classList.contains('down'));
    if ((await goesDown()) !== advised.down) await page.keyboard.press(' ');
    await expect.poll(goesDown).toBe(advised.down);
    await page.keyboard.type(advised.word.toLowerCase());
    await expect(page.locator('.square.loose')).toHaveCount(advised.laid);
    await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    return expect(page.locator('.square.loose')).toHaveCount(0);
  }
  const tiles = page.locator('.rack .hinted');
  if ((await tiles.count()) === 0) return page.keyboard.press('-');
  if (await deed(page, 'Échanger').isVisible()) await page.keyboard.press('+');
  for (const tile of await tiles.all()) {
    await tile.focus();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ArrowUp'); // from the squares to the board, where Enter is the button's key
  await page.keyboard.press('Enter');
  await expect(page.locator('.rack .picked')).toHaveCount(0);
}

type Point = readonly [x: number, y: number];

/** Fingers on the glass, as the browser itself gets them: each goes its way, all at the same time. */
export async function fingers(page: Page, ...ways: readonly (readonly Point[])[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const points = (at: number) => ways.map((way, id) => ({ x: way[at]?.[0] ?? 0, y: way[at]?.[1] ?? 0, id }));
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let at = 1; at < (ways[0]?.length ?? 0); at++) await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(at) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await line.detach();
}

/** A straight way in a few steps. */
export const straight = (from: Point, to: Point): Point[] => [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);

/** The middle of something on the page. */
export async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What our strongest player would do, done by hand. */
export async function playTurn(page: Page): Promise<void> {
  const advised = await advice(page);
  if (advised) {
    await write(page, advised);
    await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    return expect(page.locator('.square.loose')).toHaveCount(0);
  }
  const tiles = page.locator('.rack .hinted');
  if (await deed(page, 'Échanger').isVisible()) {
    if ((await tiles.count()) === 0) return deed(page, 'Passer').click();
    await deed(page, 'Échanger').click();
  }
  for (const tile of await tiles.all()) await tile.click();
  await page.locator('.actions .hinted').first().click();
}

/** Everybody plays until it is over. */
export async function playOut(pages: readonly Page[], play = playTurn, withinMs = 240_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if ((await Promise.all(pages.map((page) => over(page).isVisible()))).every(Boolean)) return;
    for (const page of pages) if ((await mayAct(page).isVisible()) && !(await over(page).isVisible())) await play(page);
    await pages[0]?.waitForTimeout(30);
  }
  throw new Error('it has not ended in time');
}
