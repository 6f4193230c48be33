// An evening: host on a phone, big screen, one guest's phone, and further clients over sockets. The house is killed in the middle.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { acknowledged, crowd } from './crowd';
import { anyMove } from './diamoniak';
import { expectFits } from './fits';
import { House } from './house';
import { LONG } from './long';
import { over, turnOf } from './play';
import { PHONE, test } from './test';

/** Thirty devices and five rounds in the long run. */
const [OTHERS, ROUNDS] = LONG ? [29, 5] : [5, 2];
const TABLES = (OTHERS + 1) / 2;

test('an evening is set up, played to its end on many devices, and nothing is lost when the house is killed', async ({ device }) => {
  test.skip(!process.env.LUDOGITE_BIN, 'needs a house of its own');
  test.setTimeout(LONG ? 1_200_000 : 300_000);
  const house = await House.open();
  try {
    const host = await (await device({ ...PHONE, baseURL: house.url })).newPage();
    const evening = await setUp(host);
    const screen = await (await device({ baseURL: house.url })).newPage();
    await screen.goto(`/e/${evening}/screen`);
    const phone = await (await device({ ...PHONE, baseURL: house.url })).newPage();
    await comeIn(phone, await screen.locator('.word').innerText());
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
        await lookedAt(host, screen, evening);
        await moves(phone, 2);
        await survivesAKill(house, host, others, evening);
      }
      await moves(phone);
      // Every result comes by itself, and the phone is back in the hall.
      await over(phone).getByRole('link', { name: 'Retour à la salle' }).tap();
      await expect(phone.getByRole('row', { name: /Zoé/ })).toBeVisible();
      await expect(host.getByRole('button', { name: 'Clore la manche' })).toBeHidden({ timeout: 60_000 });
    }
    await host.getByRole('button', { name: 'Finir la soirée' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Finir la soirée' }).click();
    await expect(screen.getByText('Bravo')).toBeVisible();
    await nothingIsLost(host, others, evening);
  } finally {
    await house.close();
  }
});

async function setUp(host: Page): Promise<string> {
  await host.goto('/');
  await host.getByRole('link', { name: 'Une soirée, un tournoi, une classe' }).click();
  await host.getByLabel('Nom de la soirée').fill('La nuit du jeu');
  await host.locator('select').first().selectOption('diamoniak/castles');
  await host.getByLabel('Manches', { exact: true }).fill(String(ROUNDS));
  await expectFits(host);
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Ouvrir la soirée' }).click();
  await expect(host.getByRole('dialog')).toContainText('Ton code d’hôte');
  await host.keyboard.press('Escape');
  await expect(host.getByRole('heading', { name: 'La nuit du jeu' })).toBeVisible();
  return /\/e\/(\w+)\/host/.exec(host.url())?.[1] ?? '';
}

async function comeIn(phone: Page, word: string): Promise<void> {
  await phone.goto('/');
  await phone.getByPlaceholder('PIANO 427').fill(word.toLowerCase());
  await phone.getByRole('button', { name: 'Entrer' }).click();
  await phone.getByText('Chat', { exact: true }).click({ force: true });
  await phone.getByLabel('Ton nom, si tu veux').fill('Zoé');
  await expectFits(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'J’arrive !' }).click();
  await expect(phone.getByText('Bienvenue !')).toBeVisible();
}

/** The pages of a round; all tables small and one large, as whoever looks on sees them. */
async function lookedAt(host: Page, screen: Page, evening: string): Promise<void> {
  await expect(host.getByRole('heading', { name: 'Les tables' })).toBeVisible();
  await expectFits(host);
  await expectAccessible(host);
  await expectAccessible(screen);
  await screen.goto(`/e/${evening}/board`);
  const tables = screen.getByRole('listitem');
  await expect(tables).toHaveCount(TABLES);
  await tables.last().getByRole('button').click();
  await expect(screen.getByRole('region', { name: new RegExp(`^Table ${TABLES}`) }).locator('.room')).toBeVisible();
  await expectFits(screen);
  await expectAccessible(screen);
  await screen.goto(`/e/${evening}/screen`);
}

/** She plays on her page, so often or until the game is over. */
async function moves(phone: Page, most = Infinity): Promise<void> {
  const seat = await phone.evaluate(() => (JSON.parse(localStorage.getItem(`ludogite:seats:${location.pathname.slice(3)}`) ?? '[]') as { seat: number }[])[0]?.seat ?? 0);
  for (let move = 0; move < most && (await turnOf(phone, [seat])) !== null; move++) await anyMove(phone);
}

const logOf = async (page: Page, evening: string) => (await page.request.get(`/api/evenings/${evening}/log`)).text();

/** In the middle of a round: what was written is written, and every device is connected again, as the host is told. */
async function survivesAKill(house: House, host: Page, others: Page, evening: string): Promise<void> {
  await acknowledged(others, OTHERS);
  const before = await logOf(host, evening);
  await house.kill();
  await house.start();
  await host.waitForFunction(
    (evening) =>
      new Promise((all) => {
        const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/evening/${evening}`);
        line.onopen = () => line.send(JSON.stringify({ host: JSON.parse(localStorage.getItem(`ludogite:host:${evening}`) ?? '""') as string }));
        line.onmessage = ({ data }) => {
          const { info } = JSON.parse(String(data)) as { info?: { people: { connected: boolean }[] } };
          if (!info?.people.every(({ connected }) => connected)) return;
          line.close();
          all(true);
        };
      }),
    evening,
  );
  const after = await logOf(host, evening);
  expect(after.slice(0, before.length)).toBe(before);
  expect((before.match(/ result /g) ?? []).length, 'it was in the middle of the round').toBeLessThan(TABLES);
}

interface Kept { games: { number: number; table: string; round: number; ranks: number[] | null }[]; log: string; records: { number: number; record: string }[] }

/** Every result has come from its table, and every move that was acknowledged stands where the house said. */
async function nothingIsLost(host: Page, others: Page, evening: string): Promise<void> {
  const kept = (await (await host.request.get(`/api/evenings/${evening}/export`)).json()) as Kept;
  const lines = (what: string) => kept.log.match(new RegExp(`^\\d+ ${what}\\b`, 'gm')) ?? [];
  expect(lines('came')).toHaveLength(OTHERS + 1);
  expect(lines('result')).toHaveLength(TABLES * ROUNDS);
  expect([...lines('close'), ...lines('correct')]).toEqual([]);
  expect(kept.games.map(({ round, ranks }) => [round, ranks?.length])).toEqual(Array.from({ length: TABLES * ROUNDS }, (_, i) => [1 + Math.floor(i / TABLES), 2]));
  const linesOf = new Map(kept.records.map(({ number, record }) => [number, (record.split('\n\n')[1] ?? '').split('\n')]));
  const numberOf = new Map(kept.games.map(({ number, table }) => [table, number]));
  const moves = await acknowledged(others);
  expect(moves.length).toBeGreaterThan(OTHERS * ROUNDS);
  const lost = moves.filter(({ table, seq, seat, what }) => linesOf.get(numberOf.get(table) ?? 0)?.[seq - 1]?.replace(/^\d+ /, '') !== `${seat} ${what}`);
  expect(lost).toEqual([]);
}

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
  await press(page, button('Trois ludothèques, une finale'));
  const rounds = page.getByRole('spinbutton', { name: 'Manches', exact: true });
  await press(page, rounds, 'ArrowDown');
  await expect(rounds).toHaveValue('3');
  await press(page, page.getByRole('combobox', { name: 'Jeu de la manche 1' }), 'ArrowDown');
  await press(page, button('Ouvrir la soirée'));
  // Her code is shown once, and to her alone.
  await expect(sheet).toContainText('Ton code d’hôte');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Une soirée au gîte' })).toBeFocused();
  const evening = /\/e\/(\w+)\/host/.exec(page.url())?.[1] ?? '';
  const others = await (await device()).newPage();
  await others.goto('/daily');
  await crowd(others, evening, ['owl', 'cat', 'fox', 'bear'], 0);
  await expect(state).toContainText('4 ici');

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

  // Whoever goes through a list with the arrows has moved nobody: that is its button's.
  const cat = page.getByRole('button', { name: /^Chat 2/ });
  const done = async (what: string) => expect(await logOf(page, evening)).toMatch(new RegExp(`^\\d+ ${what}`, 'm'));
  await press(page, cat);
  await press(page, sheet.getByRole('combobox', { name: 'Échanger sa place avec' }), 'ArrowDown');
  await press(page, sheet.getByRole('combobox', { name: 'Sa salle' }), 'ArrowDown');
  expect(await logOf(page, evening)).not.toMatch(/ (swap|hall) /);
  await press(page, sheet.getByRole('button', { name: 'Changer de salle' }));
  await expect(sheet).toBeHidden();
  await done('hall 2 h2');
  await press(page, cat);
  await press(page, sheet.getByRole('combobox', { name: 'Échanger sa place avec' }), 'ArrowDown');
  await press(page, sheet.getByRole('button', { name: 'Échanger', exact: true }));
  await expect(sheet).toBeHidden();
  await done('swap 2 ');
  await press(page, cat);
  await press(page, sheet.getByRole('button', { name: 'Changer d’appareil' }));
  await expect(sheet.getByText(/^2-\w{6}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, cat);
  await press(page, sheet.getByRole('button', { name: 'Absent à la prochaine manche' }));
  await expect(page.getByRole('button', { name: /^Chat 2.*absent à la prochaine manche/ })).toBeFocused();

  await press(page, button('Clore la manche'));
  await press(page, button('Corriger').first());
  await press(page, sheet.getByRole('spinbutton').last(), 'ArrowUp');
  await press(page, sheet.getByRole('textbox', { name: 'Pourquoi ?' }), 'O');
  await page.keyboard.type('n a mal lu');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await done('correct 1 1 2 because On a mal lu');
  await press(page, button('Finir la soirée'));
  await press(page, sheet.getByRole('button', { name: 'Finir la soirée' }));
  await expect(state).toContainText('La soirée est finie');
  const standings = page.getByRole('table');
  await expect(standings.getByRole('columnheader', { name: 'Points', exact: true })).toBeVisible();
  await expect(standings.getByRole('rowheader')).toHaveCount(4);
});
