// Being several: taking back with consent, looking on, leaving and coming back, open tables, no clutter in the console.
import { expect } from '@playwright/test';
import { diamoniak, DIAMONDS, draw, stop } from './diamoniak';
import { lineOn, may, shows, story } from './play';
import { beginAt, ME, meet, SOMEBODY } from './tables';
import { test } from './test';

const TWO = diamoniak([ME, SOMEBODY]);

test('a move is taken back when the other agrees, and stands when she does not', async ({ device }) => {
  const [host, guest] = await meet(device, TWO);
  for (const agrees of [false, true]) {
    await draw(host);
    await stop(host); // which shows nobody anything
    await expect(may(guest, 'D')).toBeVisible();
    await host.getByRole('button', { name: 'Reprendre mon coup' }).click();
    const asked = guest.getByRole('dialog', { name: /aimerait reprendre son coup/ });
    await asked.getByRole('button', { name: agrees ? 'Oui' : 'Non' }).click();
    await expect(host.locator('.notes')).toContainText(agrees ? 'reprend son coup' : 'Le coup reste joué');
    if (agrees) {
      await expect(may(host, 'S')).toBeVisible();
    } else {
      await draw(guest);
      await stop(guest);
      await shows(host, await lineOn(guest));
    }
  }
});

test('someone who looks on sees the table and can touch nothing', async ({ device }) => {
  const [host] = await meet(device, TWO);
  const looker = await (await device()).newPage();
  await looker.goto(host.url());
  await expect(looker.getByTestId('turn')).toContainText('Tu regardes');
  await expect(host.getByTestId('turn')).not.toContainText('Tu regardes');
  await expect(looker.getByRole('button', { name: 'Un conseil' })).toHaveCount(0);
  await expect(looker.getByRole('button', { name: /^Bonjour\s!$/ })).toHaveCount(0);
  await expect(may(looker, 'D')).toHaveCount(0);
  await draw(host);
  await expect(story(looker)).toContainText('pioche');
});

test('who leaves is replaced, and has her seat again when she comes back', async ({ device }) => {
  const [host, guest] = await meet(device, TWO);
  await guest.getByRole('button', { name: 'Quitter la partie' }).click();
  await guest.getByRole('button', { name: 'Partir' }).click();
  await expect(guest).toHaveURL(/\/$/);
  // A bot stands in: the host has the turn again without the guest.
  await draw(host);
  await stop(host);
  await expect(may(host, 'D')).toBeVisible();
  await guest.goto(host.url());
  await expect(guest.getByRole('button', { name: 'Quitter la partie' })).toBeVisible();
  await draw(host);
  await stop(host);
  await draw(guest);
});

test('an open table is found in the lobby', async ({ device }) => {
  const host = await (await device()).newPage();
  await host.goto('/game/diamoniak');
  await host.getByRole('combobox', { name: 'Qui joue à la place 2' }).selectOption('person');
  await host.getByRole('checkbox', { name: 'Table ouverte' }).check();
  await host.getByRole('button', { name: 'Préparer la table' }).click();
  await expect(host).toHaveURL(/\/t\//);
  const guest = await (await device()).newPage();
  await guest.goto('/');
  const link = guest.locator(`a[href="${new URL(host.url()).pathname}"]`);
  await expect(link).toHaveText(/S'asseoir/);
  await link.click();
  await guest.getByRole('button', { name: 'M’asseoir et jouer' }).click();
  await expect(may(host, 'D')).toBeVisible();
});

test.describe('as in every browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing complains in the console, and nothing is forbidden by the house itself', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await beginAt(page, { position: DIAMONDS });
    await page.goto('/');
    await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
    await draw(page);
    await draw(page);
    await stop(page);
    await draw(page); // a bot has played
    await page.getByRole('button', { name: 'Les règles' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Réglages' }).click();
    expect(complaints).toEqual([]);
  });
});
