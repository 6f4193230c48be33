// A tablet that belongs to the place: bound at the desk, it stays, forgets who has gone, and is let go by its code.
import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { test } from './test';

const MINUTE_MS = 60_000;

test('a tablet of the place stays, goes home when it is left alone, and forgets who has played', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/kiosk?game=diamoniak');
  await expectAccessible(page);
  for (const [width, height] of [[1280, 800], [390, 844], [360, 640]] as const) {
    await page.setViewportSize({ width, height });
    await expectFits(page);
  }
  await page.getByLabel('Quatre chiffres pour la reprendre').fill('4711');
  await page.getByRole('button', { name: 'Elle reste ici' }).click();
  await expect(page).toHaveURL('/game/diamoniak');

  // Somebody plays, and goes away.
  const known = async () => (await context.cookies()).find(({ name }) => name === 'ludogite-guest')?.value;
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const before = await known();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('seats')).length);
  expect(await kept()).toBe(1);
  await page.clock.fastForward(3 * MINUTE_MS - 2000);
  await expect(page.getByRole('dialog', { name: /encore quelqu/ })).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(page.getByRole('dialog', { name: /encore quelqu/ })).toBeVisible();
  // Who is still there goes on.
  await page.getByRole('button', { name: 'Je suis là' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.clock.fastForward(3 * MINUTE_MS + 2000);
  await expect(page.getByRole('dialog', { name: /encore quelqu/ })).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL('/game/diamoniak');
  expect(await kept()).toBe(0);
  expect(await known()).not.toBe(before);

  // Nothing else can be reached, not by an address either, until somebody knows the code.
  await page.goto('/daily');
  await expect(page).toHaveURL('/game/diamoniak');
  await page.getByRole('button', { name: 'Reprendre la tablette' }).click();
  const code = page.getByLabel('Les quatre chiffres');
  const sheet = page.getByRole('dialog', { name: 'Reprendre la tablette' });
  await code.fill('0000');
  await code.press('Enter');
  await expect(sheet.getByRole('alert')).toContainText('pas les bons chiffres');
  await expectAccessible(page);
  await code.fill('4711');
  await code.press('Enter');
  await expect(sheet).toBeHidden();
  await page.goto('/daily');
  await expect(page).toHaveURL('/daily');
});
