// The same game by finger on a phone, and by keyboard alone: the witch comes and is fed, then the last part is bought.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { diamoniak, WITCH } from './diamoniak';
import { expectFits } from './fits';
import { act, may, over, pressToPlay } from './play';
import { beginAt, ME, sitDown, TOM } from './tables';
import { PHONE, test } from './test';

test('on a phone, by touch, two children pass it to each other', async ({ device }) => {
  const page = await sitDown(await device(PHONE), diamoniak([ME, TOM], WITCH));
  await expect(page.getByTestId('turn')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tout le reste' }).tap();
  await expect(page.getByRole('dialog', { name: 'Tout le reste' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Fermer' }).tap();

  await act(page, () => may(page, 'D').tap());
  await expect(page.getByRole('group', { name: /sorcière/ })).toBeVisible();
  await expectFits(page);
  for (const card of ['green', 'yellow', 'diamond']) await page.locator(`[data-place="right-1-${card}"] button`).tap();
  await act(page, () => may(page, 'Enter').tap());
  await act(page, () => page.locator('button.sale').tap()); // Tom
  await expect(over(page)).toBeVisible();
  await expectFits(page);
});

test('a game by keyboard alone, from the door to the end', async ({ page }) => {
  await beginAt(page, { position: WITCH });
  await page.goto('/');
  const box = page.getByRole('link', { name: 'Diamoniak' }).first();
  await expect(box).toBeVisible();
  await tabTo(page, box);
  await page.keyboard.press('Enter');
  const who = page.getByRole('combobox', { name: 'Qui joue à la place 2' });
  await expect(who).toBeVisible();
  await tabTo(page, who);
  await page.keyboard.press('End'); // the last choice: somebody on this device
  await expect(who).toHaveValue('here');
  await tabTo(page, page.getByRole('button', { name: 'Commencer la partie' }));
  await page.keyboard.press('Enter');

  await expect(may(page, 'D')).toBeVisible();
  await act(page, () => pressToPlay(page, 'D'));
  await expect(page.getByRole('group', { name: /sorcière/ })).toBeVisible();
  for (const key of ['3', '4', '5']) await page.keyboard.press(key); // whatever she has has a number: these are green, yellow and a diamond
  await expect(may(page, 'Enter')).toBeVisible();
  await act(page, () => page.keyboard.press('Enter'));
  await expect(may(page, 'B')).toBeVisible();
  await act(page, () => pressToPlay(page, 'B'));
  await expect(over(page)).toBeVisible();
  await tabTo(page, over(page).getByRole('link', { name: 'Revoir la partie' }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('replay-at')).toBeVisible();
});

/** Walks with Tab, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${wanted}`);
}
