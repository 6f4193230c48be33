// Who sees what at a table of Diamino: two people with one tablet, somebody who looks on, and a page that comes back.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ALONE, board, deed, diamino, layAdvised, main, mayAct, standing, TWO_WORDS } from './diamino';
import { expectFits } from './fits';
import { act, over, story } from './play';
import { ME, meet, sitDown, SOMEBODY, TOM } from './tables';
import { PHONE, test } from './test';

const TWO = [ME, SOMEBODY];
const lying = (page: Page) => page.locator('.cell.taken');
const rackOf = (page: Page) => page.locator('.rack [data-kind]').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.kind ?? '').join(''));
const cover = (page: Page) => page.getByRole('dialog', { name: /^À toi/ });

test('one tablet for two: each has her own rack in her own order, and the page tells nobody what the other drew', async ({ device }) => {
  const tablet = await device({ viewport: { width: 1024, height: 768 } });
  const page = await sitDown(tablet, diamino({ formula: 'two', wordCheck: 'refuse' }, [ME, TOM], standing({ hands: ['TSEAPKBIENRO', 'ZAUMTISESLOC'] })));
  /** Puts her squares in order and exchanges the first of them: what stays, in that order. */
  const play = async (order: string) => {
    await expect(mayAct(page)).toBeVisible();
    await page.getByRole('button', { name: order }).click();
    const rack = await rackOf(page);
    await deed(page, 'Échanger').click();
    await page.locator('.rack button').first().click();
    await act(page, () => deed(page, 'Échanger 1 lettre').click());
    await cover(page).getByRole('button').click();
    return rack.slice(1);
  };
  const first = await play('Ranger de A à Z');
  await expectFits(page);
  const second = await play('Grouper voyelles et consonnes');
  expect((await rackOf(page)).slice(0, -1)).toBe(first);
  await play('Mélanger');
  expect((await rackOf(page)).slice(0, -1)).toBe(second);
  await expect(story(page)).toContainText('échange');
  await expect(story(page)).not.toContainText('Tu reçois');
});

test('whoever looks on reads the board by keyboard, brings it nearer, and sees no hand', async ({ device }) => {
  const [player] = await meet(device, diamino({ wordCheck: 'refuse' }, TWO, TWO_WORDS));
  const looker = await (await device(PHONE)).newPage();
  await looker.goto(player.url());
  await expect(looker.getByTestId('turn')).toContainText('Tu regardes');
  const { laid } = await layAdvised(player);
  await expect(lying(looker)).toHaveCount(laid);
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

test('a finished game can be read by keyboard as well: arrows on the board walk over it, elsewhere they turn the pages', async ({ device }) => {
  const page = await sitDown(await device(), diamino({ formula: 'patience' }, ALONE));
  await expect(board(page)).toBeVisible();
  await page.keyboard.type('kepi');
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await act(page, () => page.keyboard.press('Enter'));
  await expect(lying(page)).toHaveCount(4);
  await page.keyboard.press('-');
  await page.keyboard.press('Enter');
  await expect(over(page)).toBeVisible();
  await page.goto(page.url().replace('/t/', '/r/'));
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

test('a page that is loaded again goes on where it was: a question is still asked, and squares are still there', async ({ device }) => {
  const [player, other] = await meet(device, diamino({ formula: 'two', challengeSeconds: '0' }, TWO, TWO_WORDS));
  const { word, laid } = await layAdvised(player);
  await expect(deed(other, 'Je conteste')).toBeVisible();
  const held = await rackOf(other);
  await other.reload();
  await expect(deed(other, 'Je conteste')).toBeVisible();
  await expect(mayAct(other)).toContainText(word);
  expect([...(await rackOf(other))].sort()).toEqual([...held].sort());
  await player.reload();
  await expect(lying(player)).toHaveCount(laid);
  await deed(other, 'D’accord').click();
  await expect(deed(other, 'Passer')).toBeVisible();
  await expect(story(player)).toContainText(word);
});
