// Who sees what at a table of Diamino: two people with one tablet, somebody who looks on, and a page that comes back.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { expectAccessible } from './axe';
import { advice, ALONE, board, deed, main, mayAct, over, setUp, TWO, twoBrowsers, whoseTurn, write } from './diamino';
import { expectFits } from './fits';

const log = (page: Page) => page.getByRole('list', { name: "Ce qui s'est passé" });
const lying = (page: Page) => page.locator('.cell.taken');
const rackOf = (page: Page) => page.locator('.rack [data-kind]').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.kind ?? '').join(''));
const cover = (page: Page) => page.getByRole('dialog', { name: /^À toi/ });

test('one tablet for two: each has her own rack in her own order, and the page tells nobody what the other drew', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  const seats = [{ kind: 'me' }, { kind: 'here', guest: { name: 'Tom', picture: 'cat' } }];
  await page.goto(`/t/${await setUp(context, baseURL ?? '', { formula: 'two', wordCheck: 'refuse' }, seats)}`);
  await expect(mayAct(page).or(cover(page)).first()).toBeVisible();
  if (await cover(page).isVisible()) await cover(page).getByRole('button').click(); // lots decide who begins
  /** Puts her squares in order and exchanges the first of them: what stays, in that order. */
  const play = async (order: string) => {
    await expect(mayAct(page)).toBeVisible();
    await page.getByRole('button', { name: order }).click();
    const rack = await rackOf(page);
    await deed(page, 'Échanger').click();
    await page.locator('.rack button').first().click();
    await deed(page, 'Échanger 1 lettre').click();
    await cover(page).getByRole('button').click();
    return rack.slice(1);
  };
  const first = await play('Ranger de A à Z');
  await expectFits(page);
  const second = await play('Grouper voyelles et consonnes');
  expect((await rackOf(page)).slice(0, -1)).toBe(first);
  await play('Mélanger');
  expect((await rackOf(page)).slice(0, -1)).toBe(second);
  await expect(log(page)).toContainText('échange');
  await expect(log(page)).not.toContainText('Tu reçois');
});

test('whoever looks on reads the board by keyboard, brings it nearer, and sees no hand', async ({ browser, baseURL }) => {
  const pages = await twoBrowsers(browser, baseURL ?? '', { wordCheck: 'refuse' });
  const player = await whoseTurn(pages);
  const looker = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage();
  await looker.goto(player.url());
  await expect(looker.getByTestId('turn')).toContainText('Tu regardes');
  const advised = await advice(player);
  if (!advised) throw new Error('there is a word at the beginning');
  await write(player, advised);
  await main(player).click();
  await expect(lying(looker)).toHaveCount(advised.laid);
  await walks(looker);
  const width = async () => (await board(looker).boundingBox())?.width ?? 0;
  const before = await width();
  await looker.getByRole('button', { name: 'Agrandir la grille' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await looker.getByRole('button', { name: 'Voir toute la grille' }).click();
  await expect.poll(width).toBeLessThan(before * 1.1);
  await expect(looker.locator('.rack, .actions')).toHaveCount(0);
  await expectFits(looker);
  await expectAccessible(looker);
});

test('a finished game can be read by keyboard as well: arrows on the board walk over it, elsewhere they turn the pages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const table = await setUp(context, baseURL ?? '', { formula: 'patience' }, ALONE);
  await page.goto(`/t/${table}`);
  await expect(board(page)).toBeVisible();
  await page.keyboard.type('kepi');
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(lying(page)).toHaveCount(4);
  await page.keyboard.press('-');
  await page.keyboard.press('Enter');
  await expect(over(page)).toBeVisible();
  await page.goto(`/r/${table}`);
  const at = page.getByTestId('replay-at');
  await expect(at).toHaveText(/^0 \//);
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(/^1 \//);
  await walks(page);
  await expect(at).toHaveText(/^1 \//);
});

/** By keyboard over the board, from where Tab comes to it. */
async function walks(page: Page): Promise<void> {
  const cell = (name: string) => page.locator(`[data-name="${name}"]`);
  await board(page).locator('[tabindex="0"]').focus();
  await expect(cell('h8')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell('i8')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell('i7')).toBeFocused();
}

test('a page that is loaded again goes on where it was: a question is still asked, and squares are still there', async ({ browser, baseURL }) => {
  const pages = await twoBrowsers(browser, baseURL ?? '', { formula: 'two', challengeSeconds: '0' }, TWO);
  const player = await whoseTurn(pages);
  const other = pages.find((page) => page !== player) as Page;
  const advised = await advice(player);
  if (!advised) throw new Error('there is a word at the beginning');
  await write(player, advised);
  await main(player).click();
  await expect(deed(other, 'Je conteste')).toBeVisible();
  const held = await rackOf(other);
  await other.reload();
  await expect(deed(other, 'Je conteste')).toBeVisible();
  await expect(mayAct(other)).toContainText(advised.word);
  expect([...(await rackOf(other))].sort()).toEqual([...held].sort());
  await player.reload();
  await expect(lying(player)).toHaveCount(advised.laid);
  await deed(other, 'D’accord').click();
  await expect(deed(other, 'Passer')).toBeVisible();
  await expect(log(player)).toContainText(advised.word);
});
