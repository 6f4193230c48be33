// Looking back on a finished game: the moments that mattered are told for every game, and each can be seen again.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ALONE, board, diamino, LAST_WORDS } from './diamino';
import { buy, diamoniak, draw, LAST_PART, stop } from './diamoniak';
import { diavolo } from './diavolo';
import { domino, LAST_MOVES, move } from './domino';
import { expectFits } from './fits';
import { act, may, over, playOut } from './play';
import { withoutWebGl } from './solid';
import { BOT, ME, sitDown, TOM } from './tables';
import { PHONE, test } from './test';

/** The sheet, opened from the end of the game, with all that it tells. */
async function lookBack(page: Page) {
  await over(page).getByRole('button', { name: 'Avec le recul' }).click();
  const sheet = page.getByRole('dialog', { name: 'Avec le recul' });
  await expect(sheet.getByRole('status')).toHaveCount(0); // it is worked out
  return sheet;
}

const SAID = { traditional: 'Rien à redire', challenge: 'quelles chances cela avait de tenir' };

for (const game of ['traditional', 'challenge'] as const) {
  test(`${game} on a phone: who played well hears that there is nothing to mend, who dared how much`, async ({ device }) => {
    const phone = await device(PHONE);
    await withoutWebGl(phone);
    const page = await sitDown(phone, domino(game, LAST_MOVES[game]));
    await playOut([page], move);
    const sheet = await lookBack(page);
    await expect(sheet).toContainText(SAID[game]);
    await expectFits(page);
    await expectAccessible(page);
  });
}

test('children hear what they did well, without figures', async ({ device }) => {
  const page = await sitDown(await device(PHONE), diamoniak([ME, TOM], LAST_PART));
  for (const play of [draw, draw, stop, draw, stop, buy]) await play(page);
  const sheet = await lookBack(page);
  await expect(sheet).toContainText('Bien joué');
  await expect(sheet).not.toContainText(/Perdu|Mieux|%/);
  await expectAccessible(page);
});

test('a patience given up too early: the word that could still be laid', async ({ device }) => {
  const page = await sitDown(await device(), diamino({ formula: 'patience' }, ALONE, LAST_WORDS));
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('Enter');
  const sheet = await lookBack(page);
  const moment = sheet.getByRole('listitem').filter({ hasText: 'Mieux' });
  await expect(moment).toBeVisible();
  await expectAccessible(page);
  await moment.getByRole('button', { name: 'Montre-moi' }).click();
  await expect(page.getByTestId('replay-at')).toHaveText(/^\d+ \/ /);
  // And again from there.
  await page.getByRole('button', { name: 'Avec le recul' }).click();
  await expect(moment).toBeVisible();
});

test('Diavolo: how often, how fast, and what was mistaken', async ({ device }) => {
  const page = await sitDown(await device(), diavolo([ME, BOT], 'gems 1 2 / fell 0 0 / turn 8 of 1 / ready'));
  await act(page, () => page.keyboard.press('t'));
  await expect(may(page, 'X')).toBeVisible();
  await page.keyboard.press('x'); // takes none, and is out
  const sheet = await lookBack(page);
  await expect(sheet).toContainText(/Bien vus\s: 0/);
  await expectAccessible(page);
});
