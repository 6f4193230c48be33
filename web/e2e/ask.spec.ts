// A question to everybody: the host chooses it on a phone, two devices answer, one of them by keyboard; the big screen shows what came of it.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { main, write } from './diamino';
import { expectFits } from './fits';
import { PHONE, test } from './test';

const ASKED = 'Quelle case remplis-tu';
const BEST = 'La meilleure réponse, c’est prouvé : ';

const heard = (page: Page): Locator => page.getByRole('log').first();
const cell = (page: Page, row: string): Locator => page.locator(`.cell[data-row="${row}"]`);
const mine = (page: Page): Locator => page.getByRole('region', { name: 'Que ferais-tu ?' });

async function comeIn(page: Page, picture: string): Promise<void> {
  await page.getByText(picture, { exact: true }).click({ force: true });
  await page.getByRole('button', { name: 'J’arrive !' }).click();
  await expect(page.getByRole('list').getByText(new RegExp(`^${picture}`))).toBeVisible();
}

test('everybody is asked what she would do, and all answers are told at once', async ({ device }) => {
  const ofHost = await device(PHONE);
  // Of each grade the first one is asked.
  await ofHost.addInitScript(() => (Math.random = () => 0));
  const host = await ofHost.newPage();
  await host.goto('/evening');
  await host.getByRole('button', { name: 'Ouvrir la soirée' }).click();
  await expect(host.getByRole('dialog')).toContainText('Ton code d’hôte');
  await host.keyboard.press('Escape');
  await expect(host.getByRole('heading', { level: 1, name: 'Une soirée au gîte' })).toBeVisible();
  const evening = /\/e\/(\w+)\/host/.exec(host.url())?.[1] ?? '';
  const screen = await (await device()).newPage();
  await screen.goto(`/e/${evening}/screen`);
  const phone = await (await device(PHONE)).newPage();
  await phone.goto(`/e/${evening}`);
  await comeIn(phone, 'Chat');
  await phone.getByRole('button', { name: 'Quelqu’un d’autre sur cet appareil' }).click();
  await comeIn(phone, 'Ours');
  const desk = await (await device()).newPage();
  await desk.goto(`/e/${evening}`);
  await comeIn(desk, 'Renard');

  // Two taps.
  await host.getByRole('button', { name: 'Poser une question' }).tap();
  await expectFits(host);
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Quelle case ?, Degré 1' }).tap();
  for (const page of [host, screen, phone, desk]) {
    await expect(page.getByText(ASKED).filter({ visible: true }).first()).toBeVisible();
    await expect(heard(page).getByText(ASKED)).toHaveCount(1);
  }

  // By touch: two people on one phone, one after the other.
  await expect(cell(phone, 'super')).toBeVisible();
  await expectFits(phone);
  await expectAccessible(phone);
  await answer(phone, 'super');
  await expect(mine(phone).getByRole('radio', { name: /^Ours/ })).toBeChecked();
  await answer(phone, 'moins');
  await expect(host.getByRole('status').filter({ hasText: 'Réponses : 2 sur 3' })).toBeVisible();
  // By keyboard; and otherwise, as long as nothing is told.
  await press(desk, 'moins');
  await expect(mine(desk)).toContainText('dans Le Moins');
  await expect(heard(desk).getByText('C’est noté.')).toHaveCount(1);
  await press(desk, 'super');
  await expect(mine(desk)).toContainText('dans Super Yamino');
  await expect(screen.getByText('Réponses : 3 sur 3')).toBeVisible();
  for (const page of [host, screen]) await expect(page.getByText(BEST)).toHaveCount(0);
  await expectFits(screen);
  await expectAccessible(screen);

  await host.getByRole('button', { name: 'Montrer les réponses' }).tap();
  for (const page of [host, screen, phone, desk]) {
    await expect(page.getByText(/dans Super Yamino\. Trouvée par 2 sur 3\.$/).filter({ visible: true }).first()).toBeVisible();
    await expect(heard(page).getByText(BEST)).toHaveCount(1);
    await expect(page.getByText(/^Nombre\s:\s\d\.$/)).toHaveText(['Nombre : 2.', 'Nombre : 1.']);
  }
  const told = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first();
  await expect(told(host, 'Super Yamino : 111,03 (−0,00)')).toContainText(/Chat 1.*Renard 3/);
  await expect(told(screen, 'Super Yamino : 111,03 (−0,00)'), 'who it was stands on the page of the host alone').not.toContainText('Chat');
  await expect(told(phone, 'Moins')).toContainText('ta réponse');
  for (const page of [host, screen, phone, desk]) {
    await expectFits(page);
    await expectAccessible(page);
  }

  // The board is the teacher's, too: from there the question is put away.
  const board = await ofHost.newPage();
  await board.goto(`/e/${evening}/board`);
  await expect(board.getByText(BEST).filter({ visible: true }).first()).toBeVisible();
  await expect(board.getByText('Chat 1')).toHaveCount(0);
  await expectFits(board);
  await expectAccessible(board);
  await board.getByRole('button', { name: 'Ranger la question' }).tap();
  await expect(phone.getByText('Bienvenue !')).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Scanne et choisis ton image !' })).toBeVisible();

  async function answer(page: Page, row: string): Promise<void> {
    await cell(page, row).tap();
    await cell(page, row).tap(); // chosen, and filled
  }

  async function press(page: Page, row: string): Promise<void> {
    const key = (await cell(page, row).getAttribute('aria-keyshortcuts')) ?? '';
    for (let press = 0; press < 2; press++) await page.keyboard.press(key.toLowerCase());
  }
});

test('an answer may be a word of Diamino, written on its own table', async ({ device }) => {
  const page = await (await device(PHONE)).newPage();
  const plan = { games: [{ game: 'diavolo', options: {} }], form: 'free', seats: 2, rounds: null, minutes: null, bots: null, unfinished: 'draw', children: true, typed: false, language: 'fr' };
  const { evening, host } = (await (await page.request.post('/api/evenings', { data: plan })).json()) as { evening: string; host: string };
  const does = (what: string) => page.request.post(`/api/evenings/${evening}/do`, { data: { what, host } });
  await page.goto(`/e/${evening}`);
  await comeIn(page, 'Chat');
  await does('ask diamino/out/2');
  await expect(mine(page)).toContainText('Un seul mot te fait finir tout de suite.');
  await expect(main(page)).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  await expectAccessible(page);
  await write(page, { cell: 'g2', down: false, word: 'MOUVRAS', laid: 5 });
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await main(page).tap();
  await expect(mine(page)).toContainText('Ta réponse : ');
  await expect(mine(page)).toContainText('MOUVRAS');
  await does('reveal');
  await expect(mine(page)).toContainText('Trouvée par 1 sur 1.');
  await expect(page.getByRole('listitem').filter({ hasText: 'MOUVRAS en G2, vers la droite : c’est juste.' })).toContainText('ta réponse');
});
