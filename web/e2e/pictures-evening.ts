// An evening for docs/pictures: its host, the hall, the big screen, all tables, a tablet of the place, and what is printed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { folder, shoot, SIZES } from './camera';
import { crowd } from './crowd';
import { House } from './house';
import { PHONE, test } from './test';

const PICTURES = ['fox', 'cat', 'bear', 'frog', 'whale', 'dragon', 'rabbit', 'hedgehog', 'owl', 'cat', 'bear', 'frog', 'fox', 'whale', 'rabbit', 'dragon', 'owl', 'hedgehog', 'cat'];
const ACTS = 4; // of each, so that nothing is over
const HALL = { viewport: { width: 1920, height: 1080 }, locale: 'fr' } as const;
const PHONE_FR = { ...PHONE, deviceScaleFactor: 2, locale: 'fr' } as const;

/** The screen goes on by itself: it is looked at as soon as this is on it. */
async function shows(screen: Page, what: string): Promise<void> {
  await expect(screen.locator(what).first()).toBeVisible({ timeout: 90_000 });
}

test('an evening', async ({ device }) => {
  test.setTimeout(240_000);
  const house = await House.open();
  try {
    const baseURL = house.url;
    const host = await (await device({ ...PHONE_FR, baseURL })).newPage();
    await host.goto('/evening');
    await host.getByLabel('Nom de la soirée').fill('La nuit du jeu');
    await host.locator('select').first().selectOption('diamoniak/castles');
    await host.getByLabel('Minutes par manche').fill('20');
    await shoot(host, 'evening-plan-phone-fr');
    const plan = await (await device({ viewport: SIZES.desktop, locale: 'fr', baseURL })).newPage();
    await plan.goto('/evening');
    await shoot(plan, 'evening-plan-desktop-fr');
    await host.getByRole('button', { name: 'Ouvrir la soirée' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click(); // her code
    await expect(host.getByRole('heading', { name: 'La nuit du jeu' })).toBeVisible();
    const evening = /\/e\/(\w+)\/host/.exec(host.url())?.[1] ?? '';

    const phone = await (await device({ ...PHONE_FR, baseURL, colorScheme: 'dark' })).newPage();
    await phone.goto(`/e/${evening}`);
    await phone.getByText('Dragon', { exact: true }).click({ force: true });
    await phone.getByLabel('Ton nom, si tu veux').fill('Zoé');
    await shoot(phone, 'evening-come-phone-fr');
    await phone.getByRole('button', { name: 'J’arrive !' }).click();
    await expect(phone.getByText('Bienvenue !')).toBeVisible();
    await shoot(phone, 'evening-hall-phone-fr');

    const others = await (await device({ baseURL })).newPage();
    await others.goto('/daily');
    await crowd(others, evening, PICTURES, ACTS);
    const screen = await (await device({ ...HALL, baseURL })).newPage();
    await screen.goto(`/e/${evening}/screen`);
    await expect(screen.locator('.came li')).toHaveCount(PICTURES.length + 1);
    await shoot(screen, 'evening-screen-gathering-fr');

    await host.getByRole('button', { name: 'Commencer la manche 1' }).click();
    await expect(phone).toHaveURL(/\/t\//);
    await shows(screen, '.slide .who');
    await shoot(screen, 'evening-screen-pairings-fr');
    await expect(phone.getByRole('timer')).toBeVisible();
    await shoot(phone, 'evening-table-phone-fr');
    await shows(screen, 'figure .room');
    await shoot(screen, 'evening-screen-live-fr');
    const board = await (await device({ viewport: SIZES.desktop, locale: 'fr', baseURL })).newPage();
    await board.goto(`/e/${evening}/board`);
    await expect(board.locator('li .room')).toHaveCount((PICTURES.length + 1) / 2);
    await shoot(board, 'evening-board-desktop-fr');
    await expect(host.getByText(/^On attend/).first()).toBeVisible();
    await shoot(host, 'evening-host-phone-fr');
    const desk = await (await device({ viewport: SIZES.desktop, locale: 'fr', baseURL, colorScheme: 'dark', storageState: await host.context().storageState() })).newPage();
    await desk.goto(`/e/${evening}/host`);
    await expect(desk.getByText(/^On attend/).first()).toBeVisible();
    await shoot(desk, 'evening-host-desktop-fr');

    await host.getByRole('button', { name: 'Clore la manche' }).click();
    await expect(phone).toHaveURL(/\/e\//);
    for (const table of [1, 3, 4, 6, 7, 9, 10]) {
      const { host: code } = await host.evaluate((id) => ({ host: JSON.parse(localStorage.getItem(`ludogite:host:${id}`) ?? '""') as string }), evening);
      await host.request.post(`/api/evenings/${evening}/do`, { data: { host: code, what: `correct ${table} 1 2 because sur un vrai plateau` } });
    }
    await shows(screen, '.slide tbody tr');
    await shoot(screen, 'evening-screen-standings-fr');

    await host.getByRole('button', { name: 'Finir la soirée' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Finir la soirée' }).click();
    await shows(screen, '.winner');
    await shoot(screen, 'evening-screen-winner-fr');
    const hall = await (await device({ viewport: SIZES.desktop, locale: 'fr', baseURL, storageState: await phone.context().storageState() })).newPage();
    await hall.goto(`/e/${evening}`);
    await expect(hall.getByRole('heading', { name: 'Toutes les parties' })).toBeVisible();
    await shoot(hall, 'evening-hall-desktop-fr');

    const kiosk = await (await device({ viewport: { width: 820, height: 1180 }, locale: 'fr', baseURL })).newPage();
    await kiosk.goto('/kiosk');
    await shoot(kiosk, 'evening-kiosk-tablet-fr');

    const paper = await (await device({ viewport: SIZES.desktop, locale: 'fr', baseURL })).newPage();
    mkdirSync(folder, { recursive: true });
    for (const [what, shown] of [['pairings', 'pairings'], ['standings', 'standings'], ['scores', 'slips'], ['diploma', 'diploma']] as const) {
      await paper.goto(`/print/evening/${evening}/${what}`);
      const sheet = paper.getByTestId(shown);
      await expect(sheet.first()).toBeVisible();
      await sheet.first().screenshot({ path: join(folder, `evening-paper-${what}-fr.png`) });
    }
    const halls = await (await device({ viewport: SIZES.desktop, locale: 'fr', baseURL })).newPage();
    await halls.goto('/evening');
    await halls.getByRole('button', { name: 'Trois ludothèques, une finale' }).click();
    await halls.getByLabel('Nom de la soirée').fill('La finale des trois ludothèques');
    await halls.getByRole('button', { name: 'Ouvrir la soirée' }).click();
    await halls.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await halls.getByRole('button', { name: 'Faire entrer' }).click();
    await shoot(halls, 'evening-halls-desktop-fr');
  } finally {
    await house.close();
  }
});
