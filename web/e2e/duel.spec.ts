import { expect } from '@playwright/test';
import { test } from './test';
import { expectAccessible } from './axe';
import { click, ending, lit, playOut } from './play';

test('two browsers meet by a link, play a whole game, look at it again and play once more', async ({ browser, baseURL }) => {
  const host = await (await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await host.goto('/game/diamoniak');
  await host.getByRole('combobox', { name: 'Qui joue à la place 2' }).selectOption('person');
  await host.getByRole('button', { name: 'Préparer la table' }).click();
  await expect(host.getByRole('heading', { name: /on s'installe/ })).toBeVisible();
  await expect(host.getByRole('img', { name: 'Code à photographier' })).toBeVisible();
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Envoyer le lien' }).click();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(host.url());

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
  const pages = [host, guest];
  for (const page of pages) await expect(page.getByTestId('turn')).toBeVisible();
  await expectAccessible(host);

  // A greeting from the list, read by both.
  await guest.getByRole('button', { name: /^Bonne chance\s!$/ }).click();
  await expect(host.locator('.notes')).toContainText('Bonne chance !');

  await playOut(pages, click);
  await expect(ending(host)).toBeVisible();
  await expectAccessible(host);

  await ending(host).getByRole('button', { name: 'Était-ce juste' }).click();
  await expect(ending(host).getByText(/^Oui\s: les \d+ hasards/)).toBeVisible();
  const [download] = await Promise.all([host.waitForEvent('download'), ending(host).getByRole('link', { name: 'Télécharger' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^diamoniak-.*\.ludo$/);

  // The whole game once more, step by step.
  await ending(guest).getByRole('link', { name: 'Revoir la partie' }).click();
  const at = guest.getByTestId('replay-at');
  await expect(at).toHaveText(/^0 \/ \d+$/);
  const last = Number((await at.textContent())?.split('/')[1]);
  expect(last).toBeGreaterThan(20);
  await guest.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`1 / ${last}`);
  await guest.keyboard.press('End');
  await expect(at).toHaveText(`${last} / ${last}`);
  await guest.getByRole('button', { name: 'Un pas en arrière' }).click();
  await expect(at).toHaveText(`${last - 1} / ${last}`);
  await expectAccessible(guest);

  // Again: the same seats.
  await guest.goBack();
  await ending(host).getByRole('button', { name: 'Encore une' }).click();
  await expect(host.getByRole('status').filter({ hasText: 'On attend' })).toBeVisible();
  await ending(guest).getByRole('button', { name: 'La suite est prête' }).click();
  for (const page of pages) {
    await expect(page).not.toHaveURL(link);
    await expect(page.getByText('C’est au tour de').or(lit(page, 'Piocher')).first()).toBeVisible();
  }
  expect(host.url()).toBe(guest.url());
});

test('a refused move says which rule and why; a hint says what to do', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(lit(page, 'Piocher')).toBeVisible();
  // It is marked as not allowed, and answers all the same.
  await page.getByRole('button', { name: 'Je m’arrête' }).click({ force: true });
  await expect(page.locator('.notes')).toContainText('DIAMONIAK-13');
  await page.getByRole('button', { name: 'Un conseil' }).click();
  await expect(page.locator('.notes')).toContainText('Piocher une carte');
});
