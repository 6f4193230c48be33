// Puzzles: one solved and one missed, by touch and by keyboard; what each was worth is read and heard, and the box knows of both.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { deed, main, write } from './diamino';
import { expectFits } from './fits';
import { PHONE, test } from './test';

const card = (page: Page): Locator => page.getByRole('region', { name: 'Quelle case ? · Degré 1' });
const heard = (page: Page): Locator => page.getByRole('log').first();
const box = (page: Page, row: string): Locator => page.locator(`.cell[data-row="${row}"]`);

/** Opens the sheet of puzzles; the grade of a kind that is open to be tapped. */
async function openSheet(page: Page): Promise<Locator> {
  await page.goto('/game/yaminos');
  await page.getByRole('button', { name: 'Problèmes' }).click();
  return page.getByRole('dialog').getByRole('region', { name: 'Quelle case ?' }).getByRole('button', { name: 'Degré 1' });
}

test('puzzles by touch: one is solved, the next one is missed and named with what it costs', async ({ device }) => {
  const page = await (await device(PHONE)).newPage();
  const grade = await openSheet(page);
  await expect(grade).toHaveAccessibleName('Degré 1. Résolus : 0 sur 100.');
  await expectFits(page);
  await expectAccessible(page);
  await grade.tap();
  await expect(card(page)).toContainText('Quelle case remplis-tu');
  await expect(heard(page)).toContainText('Quelle case remplis-tu');
  await expect(page.getByRole('button', { name: 'Un conseil' })).toBeHidden();
  await expectFits(page);

  // The first of the file: Super Yamino, 111.03 points; the next best 27.03.
  await box(page, 'super').tap();
  await box(page, 'super').tap();
  await expect(card(page)).toContainText('Juste ! 111,03 points en moyenne ; le deuxième meilleur choix en donne 27,03.');
  await expect(heard(page)).toContainText('Juste !');
  await expectAccessible(page);
  await expectFits(page);

  // The second: Full. Le Moins ends the same round with less.
  await card(page).getByRole('button', { name: 'Problème suivant' }).tap();
  await expect(card(page)).toContainText('Quelle case remplis-tu');
  await box(page, 'moins').tap();
  await box(page, 'moins').tap();
  await expect(card(page)).toContainText('Le mieux en donne 76,56 : ');
  await expect(card(page)).toContainText('Full');
  await expectAccessible(page);
  await expectFits(page);

  await card(page).getByRole('link', { name: 'Retour à la boîte' }).tap();
  await expect(await openSheet(page)).toHaveAccessibleName('Degré 1. Résolus : 1 sur 100.');
  // Their tables are not among my games.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mes parties' })).toBeHidden();
});

test('a puzzle by keyboard: missed, it is tried again, and comes back on another day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-05-04T20:00'));
  await (await openSheet(page)).press('Enter');
  await expect(card(page)).toBeVisible();
  const first = page.url();
  const [right, wrong] = [await key('super'), await key('moins')];
  await answer(wrong);
  await expect(card(page)).toContainText('Le mieux en donne 111,03 : ');
  await card(page).getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(page).not.toHaveURL(first);
  await answer(right);
  await expect(card(page)).toContainText('Juste !');
  // The answer had just been read: that was no solving yet.
  await expect(await openSheet(page)).toHaveAccessibleName('Degré 1. Résolus : 0 sur 100.');
  await page.clock.setFixedTime(new Date('2026-05-05T08:00'));
  const grade = await openSheet(page);
  await expect(grade).toHaveAccessibleName('Degré 1. Résolus : 0 sur 100. À revoir : 1.');
  await grade.press('Enter');
  await answer(right);
  await expect(card(page)).toContainText('Juste !');
  await expect(await openSheet(page)).toHaveAccessibleName('Degré 1. Résolus : 1 sur 100.');

  async function key(row: string): Promise<string> {
    return (await box(page, row).getAttribute('aria-keyshortcuts')) ?? '';
  }

  async function answer(key: string): Promise<void> {
    await expect(page.locator(`.cell[aria-keyshortcuts="${key}"]`)).toBeVisible();
    for (let press = 0; press < 2; press++) await page.keyboard.press(key.toLowerCase()); // chosen, and filled
  }
});

test('words of Diamino on a phone: one is missed and named, the next is written down and right', async ({ device }) => {
  const page = await (await device(PHONE)).newPage();
  await page.goto('/game/diamino');
  await page.getByRole('button', { name: 'Problèmes' }).tap();
  await page.getByRole('dialog').getByRole('region', { name: 'Finir maintenant' }).getByRole('button', { name: 'Degré 1' }).tap();
  const asked = page.getByRole('region', { name: 'Finir maintenant · Degré 1' });
  await expect(asked).toContainText('Un seul mot te fait finir tout de suite.');
  await expect(asked).toBeInViewport({ ratio: 1 });
  await expect(main(page)).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  await deed(page, 'Passer').tap();
  await expect(asked).toContainText('AGUERRIR');
  await expectAccessible(page);

  // The second of the file.
  await asked.getByRole('button', { name: 'Problème suivant' }).tap();
  await expect(asked).toContainText('Un seul mot te fait finir tout de suite.');
  await write(page, { cell: 'g2', down: false, word: 'MOUVRAS', laid: 5 });
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await main(page).tap();
  await expect(asked).toContainText('Juste !');
  await expectFits(page);
});
