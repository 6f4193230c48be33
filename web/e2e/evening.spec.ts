// An evening: host on a phone, big screen, one guest's phone, and further clients over sockets. The house is killed in the middle.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { crowd } from './crowd';
import { expectFits } from './fits';
import { House } from './house';
import { LONG } from './long';
import { PHONE, test } from './test';

/** Thirty devices and five rounds in the long run. */
const [OTHERS, ROUNDS] = LONG ? [29, 5] : [5, 2];

test('an evening is set up, played on many devices, and survives that the house is killed', async ({ device }) => {
  test.skip(!process.env.LUDOGITE_BIN, 'needs a house of its own');
  const house = await House.open();
  try {
    const host = await (await device({ ...PHONE, baseURL: house.url })).newPage();
    await host.goto('/');
    await host.getByRole('link', { name: 'Une soirée, un tournoi, une classe' }).click();
    await host.getByLabel('Nom de la soirée').fill('La nuit du jeu');
    await host.locator('select').first().selectOption('yaminos/base');
    await host.getByLabel('Manches', { exact: true }).fill(String(ROUNDS));
    await expectFits(host);
    await expectAccessible(host);
    await host.getByRole('button', { name: 'Ouvrir la soirée' }).click();
    await expect(host.getByRole('heading', { name: 'La nuit du jeu' })).toBeVisible();
    const evening = /\/e\/(\w+)\/host/.exec(host.url())?.[1] ?? '';

    const screen = await (await device({ baseURL: house.url })).newPage();
    await screen.goto(`/e/${evening}/screen`);
    const word = await screen.locator('.word').innerText();
    const phone = await (await device({ ...PHONE, baseURL: house.url })).newPage();
    await phone.goto('/');
    await phone.getByPlaceholder('PIANO 427').fill(word.toLowerCase());
    await phone.getByRole('button', { name: 'Entrer' }).click();
    await phone.getByText('Chat', { exact: true }).click({ force: true });
    await phone.getByLabel('Ton nom, si tu veux').fill('Zoé');
    await expectFits(phone);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'J’arrive !' }).click();
    await expect(phone.getByText('Bienvenue !')).toBeVisible();
    const others = await (await device({ baseURL: house.url })).newPage();
    await others.goto('/daily');
    await crowd(others, evening, Array<string>(OTHERS).fill('owl'));
    await expect(host.getByRole('heading', { name: `Les gens (${OTHERS + 1})` })).toBeVisible();
    await expect(screen.getByText('Zoé')).toBeVisible();

    for (let round = 1; round <= ROUNDS; round++) {
      await host.getByRole('button', { name: `Commencer la manche ${round}` }).click();
      // Led to the table by itself.
      await expect(phone).toHaveURL(/\/t\//);
      await expect(phone.getByTestId('turn')).toBeVisible();
      if (round === 1) {
        await expect(host.getByRole('heading', { name: 'Les tables' })).toBeVisible();
        await expectFits(host);
        await expectAccessible(host);
        await expectAccessible(screen);
        // All tables small and one large, as whoever looks on sees them; another one is large when it is wished for.
        await screen.goto(`/e/${evening}/board`);
        const tables = screen.getByRole('listitem');
        await expect(tables).toHaveCount((OTHERS + 1) / 2);
        await tables.last().getByRole('button').click();
        await expect(screen.getByRole('region', { name: /^Table 3/ }).locator('.room')).toBeVisible();
        await expectFits(screen);
        await expectAccessible(screen);
        await screen.goto(`/e/${evening}/screen`);
        await house.kill();
        await house.start();
      }
      // What is closed before its end is a draw; the phone is back in the hall by itself.
      await expect(host.getByRole('button', { name: 'Clore la manche' })).toBeVisible();
      await host.getByRole('button', { name: 'Clore la manche' }).click();
      await expect(phone).toHaveURL(/\/e\//);
      await expect(phone.getByRole('row', { name: /Zoé/ })).toBeVisible();
    }
    await host.getByRole('button', { name: 'Finir la soirée' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Finir la soirée' }).click();
    await expect(screen.getByText('Bravo')).toBeVisible();
    const log = await (await host.request.get(`/api/evenings/${evening}/log`)).text();
    expect(log.match(/ came /g)).toHaveLength(OTHERS + 1);
    expect(log).toContain(' end');
  } finally {
    await house.close();
  }
});

const MOST_STEPS = 150;

/** Goes on with the Tab key until this has the focus, and does it. */
async function press(page: Page, what: Locator, key = 'Enter'): Promise<void> {
  await expect(what).toBeVisible();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await what.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(what)} cannot be reached`);
}

test('a host who sees nothing runs an evening with the keyboard, by what the page calls things', async ({ device }) => {
  const page = await (await device(PHONE)).newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const state = page.getByRole('region', { name: 'Une soirée au gîte' }).getByRole('status');
  await page.goto('/evening');
  await press(page, button('Ouvrir la soirée'));
  await expect(page.getByRole('heading', { level: 1, name: 'Une soirée au gîte' })).toBeFocused();
  const evening = /\/e\/(\w+)\/host/.exec(page.url())?.[1] ?? '';
  const others = await (await device()).newPage();
  await others.goto('/daily');
  await crowd(others, evening, ['owl', 'cat', 'fox']);
  await expect(state).toContainText('3 ici');

  await press(page, button('Commencer la manche 1'));
  await expect(state).toContainText('Manche 1');
  await expect(page.locator(':focus'), 'what she did is gone, and she goes on from the heading').toHaveRole('heading');
  await press(page, button('Annoncer'));
  await expect(sheet).toBeVisible();
  await press(page, sheet.getByRole('textbox', { name: 'Annoncer' }), 'S');
  await page.keyboard.type('oupe à 8 heures');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(button('Annoncer')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Chat 2/ }));
  await press(page, sheet.getByRole('button', { name: 'Absent à la prochaine manche' }));
  await expect(page.getByRole('button', { name: /^Chat 2.*absent à la prochaine manche/ })).toBeFocused();
  await press(page, button('Clore la manche'));
  await press(page, button('Finir la soirée'));
  await press(page, sheet.getByRole('button', { name: 'Finir la soirée' }));
  await expect(state).toContainText('La soirée est finie');
  const standings = page.getByRole('table');
  await expect(standings.getByRole('columnheader', { name: 'Points', exact: true })).toBeVisible();
  await expect(standings.getByRole('rowheader')).toHaveCount(3);
});
