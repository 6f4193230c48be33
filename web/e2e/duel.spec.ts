import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { buy, draw, LAST_PART, stop } from './diamoniak';
import { lineOn, may, over, shows } from './play';
import { beginAt, comeByLink } from './tables';
import { test } from './test';

test('two browsers meet by a link, play to the end, look at it again and play once more', async ({ device }) => {
  const host = await (await device({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await beginAt(host, { position: LAST_PART });
  await host.goto('/game/diamoniak');
  await host.getByRole('combobox', { name: 'Qui joue à la place 2' }).selectOption('person');
  await host.getByRole('button', { name: 'Préparer la table' }).click();
  await expect(host.getByRole('heading', { name: /on s’installe/ })).toBeVisible();
  await expect(host.getByRole('img', { name: 'Code à photographier' })).toBeVisible();
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Envoyer le lien' }).click();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(host.url());

  const guest = await comeByLink(await device(), link);
  const pages = [host, guest];
  for (const page of pages) await expect(page.getByTestId('turn')).toBeVisible();
  await expectAccessible(host);

  // A greeting from the list, read by both.
  await guest.getByRole('button', { name: /^Bonne chance\s!$/ }).click();
  await expect(host.locator('.notes')).toContainText('Bonne chance !');

  await draw(host);
  await draw(host);
  await stop(host);
  await shows(guest, await lineOn(host));
  await draw(guest);
  await stop(guest);
  await shows(host, await lineOn(guest));
  await buy(host);
  for (const page of pages) await expect(over(page)).toBeVisible();
  await expect(over(host)).toHaveAccessibleName(/gagné/);
  await expectAccessible(host);

  await over(host).getByRole('button', { name: 'Était-ce juste' }).click();
  await expect(over(host).getByText(/^Oui\s: les 3 tirages/)).toBeVisible();
  const [download] = await Promise.all([host.waitForEvent('download'), over(host).getByRole('link', { name: 'Télécharger' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^diamoniak-.*\.ludo$/);

  // The whole game once more, step by step.
  await over(guest).getByRole('link', { name: 'Revoir la partie' }).click();
  const at = guest.getByTestId('replay-at');
  await expect(at).toHaveText(/^0 \/ \d+$/);
  const last = Number((await at.textContent())?.split('/')[1]);
  expect(last).toBeGreaterThan(5);
  await guest.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`1 / ${last}`);
  await guest.keyboard.press('End');
  await expect(at).toHaveText(`${last} / ${last}`);
  await guest.getByRole('button', { name: 'Un pas en arrière' }).click();
  await expect(at).toHaveText(`${last - 1} / ${last}`);
  await expectAccessible(guest);

  // Again: the same seats.
  await guest.goBack();
  await over(host).getByRole('button', { name: 'Encore une' }).click();
  await expect(host.getByRole('status').filter({ hasText: 'On attend' })).toBeVisible();
  await over(guest).getByRole('button', { name: 'La suite est prête' }).click();
  await expect(may(guest, 'D')).toBeVisible(); // the other one begins
  await expect(host.getByTestId('turn')).toBeVisible();
  expect(host.url()).not.toBe(link);
  expect(host.url()).toBe(guest.url());
});

test('a refused move says which rule and why; a hint says what to do', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(may(page, 'D')).toBeVisible();
  // It is marked as not allowed, and answers all the same.
  await page.getByRole('button', { name: 'S’arrêter là' }).click({ force: true });
  await expect(page.locator('.notes')).toContainText('DIAMONIAK-13');
  await page.getByRole('button', { name: 'Un conseil' }).click();
  await expect(page.locator('.notes')).toContainText('Piocher une carte');
});
