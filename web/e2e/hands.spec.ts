// The same game by finger on a phone, and by keyboard alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { ending, playOut, setUp, SOON, tap, type Hand } from './play';

const SIDE_BY_SIDE = [{ kind: 'me' }, { kind: 'here', guest: { name: 'Tom', picture: 'cat' } }];

test('on a phone, by touch, two children pass it to each other', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  const table = await setUp(context, baseURL ?? '', SIDE_BY_SIDE);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  await expect(page.getByTestId('turn')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tout le reste' }).tap();
  await expect(page.getByRole('dialog', { name: 'Tout le reste' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Fermer' }).tap();
  await playOut([page], tap);
  await expect(ending(page)).toBeVisible();
  await expectFits(page);
});

test('a whole game by keyboard alone, from the door to the end', async ({ page }) => {
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
  await expect(page.getByTestId('turn')).toBeVisible();
  await playOut([page], byKey);
  await expect(ending(page)).toBeVisible();
  await tabTo(page, ending(page).getByRole('link', { name: 'Revoir la partie' }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('replay-at')).toBeVisible();
});

/** Walks with Tab, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await wanted.evaluate((element) => element === document.activeElement, null, SOON)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

/** The key that a button tells, or Enter on the button itself. */
const byKey: Hand = async (button) => {
  const key = await button.evaluate(
    (element) => element.getAttribute('aria-keyshortcuts') ?? element.querySelector('kbd')?.dataset.key ?? null,
    null,
    SOON,
  );
  const page = button.page();
  if (key) return page.keyboard.press(key.toLowerCase().replace('enter', 'Enter'));
  await tabTo(page, button);
  await page.keyboard.press('Enter');
};
