// Being several: taking back with consent, looking on, leaving and coming back, open tables, no clutter in the console.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { click, lit, playOne, setUp, SOON } from './play';

const TWO = [{ kind: 'me' }, { kind: 'person' }];
const may = (page: Page, key: string) => page.locator(`[aria-keyshortcuts="${key}"][aria-disabled="false"]`);

async function twoAtATable(browser: Browser, url: string): Promise<{ host: Page; guest: Page; table: string }> {
  const context = await browser.newContext({ baseURL: url });
  const table = await setUp(context, url, TWO);
  const host = await context.newPage();
  await host.goto(`/t/${table}`);
  const guest = await (await browser.newContext({ baseURL: url })).newPage();
  await guest.goto(`/t/${table}`);
  await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
  for (const page of [host, guest]) await expect(page.getByTestId('turn')).toBeVisible();
  return { host, guest, table };
}

test('a move is taken back when the other agrees, and stands when she does not', async ({ browser, baseURL }) => {
  const { host, guest } = await twoAtATable(browser, baseURL ?? '');
  for (const agrees of [false, true]) {
    // Until the host may stop; then she stops, which shows nobody anything.
    while (!(await may(host, 'S').isVisible())) {
      if (await may(host, 'D').isVisible()) await may(host, 'D').click(SOON).catch(() => undefined);
      else if (!(await playOne(host, click))) await playOne(guest, click);
    }
    await may(host, 'S').click();
    await expect(may(guest, 'D')).toBeVisible();
    await host.getByRole('button', { name: 'Reprendre mon coup' }).click();
    const asked = guest.getByRole('dialog', { name: /aimerait reprendre son coup/ });
    await asked.getByRole('button', { name: agrees ? 'Oui' : 'Non' }).click();
    await expect(host.locator('.notes')).toContainText(agrees ? 'reprend son coup' : 'Le coup reste joué');
    if (agrees) await expect(may(host, 'S')).toBeVisible();
    else await expect(may(guest, 'D')).toBeVisible();
  }
});

test('someone who looks on sees the table and can touch nothing', async ({ browser, baseURL }) => {
  const { host, table } = await twoAtATable(browser, baseURL ?? '');
  const looker = await (await browser.newContext({ baseURL })).newPage();
  await looker.goto(`/t/${table}`);
  await expect(looker.getByTestId('turn')).toContainText('Tu regardes');
  await expect(host.getByTestId('turn')).not.toContainText('Tu regardes');
  await expect(looker.getByRole('button', { name: 'Un conseil' })).toHaveCount(0);
  await expect(looker.getByRole('button', { name: /^Bonjour\s!$/ })).toHaveCount(0);
  await expect(may(looker, 'D')).toHaveCount(0);
  await may(host, 'D').click();
  await expect(looker.getByRole('list', { name: "Ce qui s'est passé" })).toContainText('pioche');
});

test('who leaves is replaced, and has her seat again when she comes back', async ({ browser, baseURL }) => {
  const { host, guest, table } = await twoAtATable(browser, baseURL ?? '');
  await guest.getByRole('button', { name: 'Quitter la partie' }).click();
  await guest.getByRole('button', { name: 'Partir' }).click();
  await expect(guest).toHaveURL(/\/$/);
  // A bot stands in: the host has the turn again and again without the guest.
  for (let turns = 0; turns < 2; ) if (await playOne(host, click)) turns += 1;
  await expect(may(host, 'D').or(host.locator('.mine.giving')).first()).toBeVisible();
  await guest.goto(`/t/${table}`);
  await expect(guest.getByRole('button', { name: 'Quitter la partie' })).toBeVisible();
  while (!(await may(guest, 'D').isVisible())) await playOne(host, click);
  await may(guest, 'D').click();
});

test('an open table is found in the lobby', async ({ browser, baseURL }) => {
  const host = await (await browser.newContext({ baseURL })).newPage();
  await host.goto('/game/diamoniak');
  await host.getByRole('combobox', { name: 'Qui joue à la place 2' }).selectOption('person');
  await host.getByRole('checkbox', { name: 'Table ouverte' }).check();
  await host.getByRole('button', { name: 'Préparer la table' }).click();
  await expect(host).toHaveURL(/\/t\//);
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/');
  const link = guest.locator(`a[href="${new URL(host.url()).pathname}"]`);
  await expect(link).toHaveText(/S'asseoir/);
  await link.click();
  await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
  await expect(lit(host, 'Piocher')).toBeVisible();
});

test('nothing complains in the console, and nothing is forbidden by the house itself', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(lit(page, 'Piocher')).toBeVisible();
  for (let i = 0; i < 6; ) if (await playOne(page, click)) i += 1;
  await page.getByRole('button', { name: 'Les règles' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Réglages' }).click();
  expect(complaints).toEqual([]);
});
