import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { may } from './play';
import { ME, SOMEBODY, sitDown } from './tables';
import { test } from './test';

for (const path of ['/', '/game/diamoniak', '/game/yaminos', '/game/domino', '/game/diamino', '/game/diavolo', '/nowhere']) {
  test(`${path} is accessible and fits`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.startsWith('/game/')) await expect(page.getByRole('button', { name: 'Commencer la partie' })).toBeVisible();
    await expectAccessible(page);
    for (const [width, height] of [[1280, 800], [390, 844], [360, 640], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      await expectFits(page);
    }
  });
}

test('the house can be installed: a manifest, and icons of its own', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, start_url, display, icons } = (await manifest.json()) as { name: string; start_url: string; display: string; icons: { src: string; type: string }[] };
  expect({ name, start_url, display }).toEqual({ name: 'Ludogîte', start_url: '/', display: 'standalone' });
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});

test('a newcomer is playing within two clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(may(page, 'D')).toBeVisible();
});

test('a game that goes on is found again from home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(page).toHaveTitle(/À toi de jouer · Diamoniak/);
  const table = page.url();
  await page.getByRole('link', { name: 'Revenir à la maison' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Reprendre ma partie' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.getByTestId('turn')).toBeVisible();
});

test('nine languages, by the browser and by hand', async ({ device }) => {
  const page = await (await device({ locale: 'de-CH' })).newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const chooser = page.getByRole('combobox', { name: 'Sprache' });
  await expect(chooser.locator('option')).toHaveCount(9);
  await chooser.selectOption('sv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kom in, lampan lyser');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await page.goto('/game/diamoniak');
  await page.getByRole('button', { name: 'Läs reglerna' }).click();
  await expect(page.getByRole('dialog', { name: 'Reglerna' })).toBeVisible();
  // A text that is missing would be shown as its id.
  await expect(page.locator('body')).not.toContainText(/\bdiamoniak-[a-z]/);
});

test('name, picture, light and sound are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'changer de nom' }).click();
  await page.getByRole('textbox', { name: 'Ton nom' }).fill('Zoé');
  await page.getByRole('radio', { name: 'Baleine' }).check({ force: true });
  await page.getByRole('button', { name: 'C’est moi' }).click();
  await expect(page.getByRole('button', { name: 'Zoé' })).toBeVisible();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('button', { name: 'Nuit' }).click();
  await page.getByRole('switch', { name: 'Sons' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('button', { name: 'Zoé' })).toBeVisible();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await expect(page.getByRole('switch', { name: 'Sons' })).not.toBeChecked();
});

test('a line that is cut is told at once', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('La ligne est coupée')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('La ligne est coupée')).toBeHidden();
});

test('whoever invites chooses the box, and finds a seat kept for somebody', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Inviter à jouer à 7 Yaminos' }).click();
  await expect(page).toHaveURL(/\/game\/yaminos\?invite$/);
  await expect(page.getByRole('combobox', { name: /^Qui joue à la place 2/ })).toHaveValue('person');
});

test('who is told a code comes to the table by it', async ({ device }) => {
  const host = await sitDown(await device(), { game: 'diamoniak', seats: [ME, SOMEBODY] });
  await host.getByRole('button', { name: 'Un code à dire' }).click();
  const code = host.getByText(/^[A-Z]+ \d{3}$/);
  await expect(code).toBeVisible();
  await expectAccessible(host);
  await expectFits(host);
  const guest = await (await device()).newPage();
  await guest.goto('/');
  const input = guest.getByRole('textbox', { name: 'J’ai un code' });
  await input.fill('nulle part 111');
  await input.press('Enter');
  await expect(guest.getByText('Ce code ne mène nulle part').first()).toBeVisible();
  await input.fill(((await code.textContent()) ?? '').toLowerCase());
  await guest.getByRole('button', { name: 'Entrer', exact: true }).click();
  await expect(guest).toHaveURL(host.url());
  await expect(guest.getByRole('button', { name: 'M’asseoir et jouer' })).toBeVisible();
});

test.describe('without the network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a box opened without the network says so, and opens by itself when the line is back', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    for (const path of ['/game/domino', '/t/nowhere', '/r/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'La maison ne répond pas' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto('/game/domino');
    await expect(page.getByRole('heading', { name: 'La maison ne répond pas' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Commencer la partie' })).toBeVisible();
  });

  test('the page opens without the network, and says so', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
    await expect(page.getByText('La maison ne répond pas').first()).toBeVisible();
  });
});
