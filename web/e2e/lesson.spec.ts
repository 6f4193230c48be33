// Learning by playing: a lesson by touch, by keyboard and by ear; wrong tries, leaving, going on, and what comes after it.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { asked, listen, send } from './ears';
import { expectFits } from './fits';
import { act, may, over, playOut, pressToPlay } from './play';
import { beginAt, comeByLink, ME, seed, setUp, SOMEBODY } from './tables';
import { PHONE, test } from './test';
import { giveVoice, spoken } from './voice';

const STEPS = 7;
const LEARN = { name: 'Apprendre en 3 minutes' };
const card = (page: Page, step: number): Locator => page.getByRole('region', { name: `Étape ${step} sur ${STEPS}` });
const heard = (page: Page): Locator => page.getByRole('log').first();

/** Opens the first lesson of Diamoniak from its box. */
async function begin(page: Page): Promise<void> {
  await page.goto('/game/diamoniak');
  await page.getByRole('button', LEARN).click();
  await expect(card(page, 1)).toContainText('Pioche une carte');
}

/** What is asked for, step by step; `does` does it. */
async function learnAll(page: Page, does: (key: string) => Promise<unknown>): Promise<void> {
  for (const [i, key] of ['D', 'S', 'B', 'D', 'D', 'F'].entries()) {
    await expect(card(page, i + 1)).toBeVisible();
    await act(page, () => does(key));
  }
  await expect(card(page, STEPS)).toContainText('Joue');
}

test('a lesson by touch: a hand points, a wrong try is answered on the card, the end leads on to a game', async ({ device }) => {
  const phone = await device(PHONE);
  await listen(phone);
  const page = await phone.newPage();
  await beginAt(page, { seed: seed(1) });
  await page.goto('/game/diamoniak');
  await expectFits(page);
  await begin(page);
  await expect(page.getByTestId('pointing')).toBeVisible();
  await expectFits(page);
  // Against the rules: the card says which.
  await page.locator('[aria-keyshortcuts="S"]').tap({ force: true });
  await expect(card(page, 1)).toContainText('Pourquoi ?');
  await expect(page.getByTestId('pointing')).toBeHidden();
  await act(page, () => may(page, 'D').tap());
  // Allowed, but not what is learnt here: the card says what is.
  await may(page, 'D').tap();
  await expect(card(page, 2)).toContainText('apprends d’abord');
  await expect(card(page, 2)).not.toContainText('Pourquoi ?');
  await expect(page.locator('.notes li')).toHaveCount(0);
  await expectFits(page);
  await learnRest(page);
  await playOut([page], playOn);
  const end = over(page);
  await expect(end.getByRole('heading', { name: 'Bravo, tu sais jouer !' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await end.getByRole('button', { name: 'Jouer une vraie partie' }).tap();
  await expect(over(page)).toBeHidden();
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.locator('.notes li')).toHaveCount(0);
  // Now the form is known, and nobody is asked to learn it again.
  await page.goto('/');
  await expect(page.getByRole('button', LEARN)).toBeHidden();

  async function learnRest(page: Page) {
    await act(page, () => may(page, 'S').tap());
    await act(page, () => page.locator('button.sale').tap());
    for (const key of ['D', 'D', 'F']) await act(page, () => may(page, key).tap());
    await expect(card(page, STEPS)).toContainText('Joue');
  }
});

/** One card a turn, and what can be bought is bought; the witch gets what the rules list first. */
async function playOn(page: Page): Promise<void> {
  const open = (await asked(page)) ?? [];
  await send(page, open.find((what) => what.startsWith('buy')) ?? open.find((what) => what === 'stop') ?? open[0] ?? '');
}

test('a lesson by keyboard', async ({ page }) => {
  await page.goto('/game/diamoniak');
  await page.getByRole('button', LEARN).focus();
  await page.keyboard.press('Enter');
  await learnAll(page, (key) => pressToPlay(page, key));
});

test('a lesson by ear: every step and every answer is said, and axe finds nothing', async ({ page, context }) => {
  await giveVoice(context);
  await begin(page);
  await expect(heard(page)).toContainText('Pioche une carte');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'S’arrêter là' }).click({ force: true });
  await expect(heard(page)).toContainText('Pioche d’abord une carte');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Écouter la leçon' })).toBeVisible();
  await learnAll(page, (key) => (key === 'B' ? page.locator('button.sale').click() : may(page, key).click()));
  await expect(heard(page)).toContainText('Tu sais tout');
});

test('a lesson that was left is gone on with, from home and from the box', async ({ page }) => {
  await begin(page);
  const address = page.url();
  await act(page, () => may(page, 'D').click());
  await expect(card(page, 2)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Mes parties' })).toContainText('Leçon');
  await page.goto('/game/diamoniak');
  await page.getByRole('button', { name: 'Continuer la leçon' }).click();
  await expect(card(page, 2)).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a rule that a lesson teaches can be tried from the rules', async ({ page }) => {
  await page.goto('/game/diamoniak');
  await page.getByRole('button', { name: 'Lire les règles' }).click();
  await page.getByRole('button', { name: /^Essayer : .*sorcière/i }).click();
  await expect(page.getByRole('region', { name: 'Étape 1 sur 4' })).toBeVisible(); // the lesson on the witch, not the first one
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('who cannot read is spoken to and shown what to do; a device without a voice says so', async ({ device }) => {
  const phone = await device(PHONE);
  await giveVoice(phone);
  const page = await phone.newPage();
  await begin(page);
  const told = page.locator('[data-told]');
  const pictures: (string | null)[] = [];
  for (const [i, key] of ['D', 'S', 'B', 'D', 'D', 'F'].entries()) {
    await expect(card(page, i + 1)).toBeVisible();
    const words = await card(page, i + 1).locator('p').first().innerText();
    await expect.poll(() => spoken(page)).toContain(words);
    pictures.push(await told.getAttribute('data-told'));
    await act(page, () => (key === 'B' ? page.locator('button.sale').click() : may(page, key).click()));
  }
  expect(pictures).toEqual(['draw', 'stop', 'buy', 'draw', 'draw', 'fairy']);
  await expect(told).toHaveAttribute('data-told', 'castle');
  await expect.poll(async () => (await spoken(page)).at(-1)).toContain('Tu sais tout');

  const mute = await device(PHONE);
  await giveVoice(mute, 0);
  const silent = await mute.newPage();
  await begin(silent);
  await expect(card(silent, 1)).toContainText('n’a pas de voix');
  await expect(silent.getByRole('button', { name: 'Écouter la leçon' })).toBeHidden();
  await expectFits(silent);
});

test('who came by a link may learn the game while she waits', async ({ page, device }) => {
  const table = await setUp(page.context(), { game: 'diamoniak', seats: [ME, SOMEBODY, SOMEBODY] });
  const guest = await comeByLink(await device(PHONE), `/t/${table}`);
  const learn = guest.getByRole('button', { name: 'Apprendre en attendant' });
  await expect(learn).toBeVisible();
  await expectFits(guest);
  await expectAccessible(guest);
  await learn.tap();
  await expect(card(guest, 1)).toBeVisible();
  await guest.goto('/');
  await expect(guest.getByRole('region', { name: 'Mes parties' }).getByRole('listitem')).toHaveCount(2); // her seat is still hers
});
