// Sheets, notes and fields: the way back, what is said where, and what a keyboard holds on to.
import { expect } from '@playwright/test';
import { diamoniak, DIAMONDS, draw, stop } from './diamoniak';
import { act, may } from './play';
import { beginAt, ME, setUp, sitDown, TOM } from './tables';
import { PHONE, test } from './test';

const SIDE_BY_SIDE = diamoniak([ME, TOM]);

test('the way back closes a sheet and stays on the page; the next one leaves it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Diamoniak' }).first().click();
  const read = page.getByRole('button', { name: 'Lire les règles' });
  const rules = page.getByRole('dialog', { name: 'Les règles' });
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await read.click();
    await expect(rules).toBeVisible();
    await close();
    await expect(rules).toBeHidden();
    await expect(page).toHaveURL(/\/game\/diamoniak$/);
    await expect(read).toBeFocused();
    // The sheet's own entry of the history is left a moment after the sheet.
    await page.waitForFunction(() => (history.state as { sheet?: boolean } | null)?.sheet !== true);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('from one sheet to the next, one step back is enough', async ({ device }) => {
  const phone = await device(PHONE);
  const table = await setUp(phone, SIDE_BY_SIDE);
  const page = await phone.newPage();
  await page.goto('/');
  await page.goto(`/t/${table}`);
  const menu = page.getByRole('button', { name: 'Tout le reste' });
  await menu.click();
  await page.getByRole('button', { name: 'Les règles' }).click();
  await expect(page.getByRole('dialog', { name: 'Les règles' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(menu).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a wrong name is told at the field, and mended there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'changer de nom' }).click();
  const field = page.getByRole('textbox', { name: 'Ton nom' });
  await field.fill('   ');
  await page.getByRole('button', { name: 'C’est moi' }).click();
  await expect(field).toHaveAccessibleDescription('Choisis un nom de 1 à 16 lettres.');
  await expect(field).toBeFocused();
  await field.fill('Nino');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Nino' })).toBeVisible();
});

test('notes lie above a sheet, and are gone on the next page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(may(page, 'D')).toBeVisible();
  await page.getByRole('button', { name: 'S’arrêter là' }).click({ force: true });
  await page.getByRole('button', { name: 'S’arrêter là' }).click({ force: true });
  await expect(page.locator('.notes li')).toHaveCount(1); // the same thing twice is said once
  await page.getByRole('button', { name: 'Les règles' }).click();
  const note = page.getByRole('dialog').locator('.notes li');
  await note.getByRole('button', { name: 'Fermer' }).click(); // nothing lies over it
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'S’arrêter là' }).click({ force: true });
  await expect(page.locator('.notes li')).toHaveCount(1);
  await page.getByRole('link', { name: 'Revenir à la maison' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.notes li')).toHaveCount(0);
});

test('the rules page tells the rules of this table', async ({ page }) => {
  await page.goto('/game/diamoniak');
  const told = async (words: string) => {
    await page.getByRole('button', { name: 'Lire les règles' }).click();
    await expect(page.getByRole('dialog')).toContainText(words);
    await page.keyboard.press('Escape');
  };
  await told('Donne-lui trois diamants');
  await page.getByText('Choisir les règles une par une').click();
  await page.getByRole('combobox', { name: 'Quand on achète' }).selectOption('discard');
  await page.getByRole('combobox', { name: 'La sorcière peut-elle' }).selectOption('on');
  await told('Pose trois diamants à côté de la pioche');
  await told('Elle ne prend pas les fées');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await page.getByRole('button', { name: 'Les règles' }).click();
  await expect(page.getByRole('dialog')).toContainText('Pose trois diamants à côté de la pioche');
});

test('a keyboard keeps its place from the door to the table and through the moves', async ({ page }) => {
  await beginAt(page, { position: DIAMONDS });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const key of ['D', 'D', 'S', 'D', 'S']) {
    await may(page, key).focus();
    await act(page, () => page.keyboard.press('Enter'));
    await expect(page.locator('body:focus')).toHaveCount(0);
  }
});

test('on a shared device with nothing to hide, nobody has to wait for the next player', async ({ device }) => {
  const page = await sitDown(await device(), SIDE_BY_SIDE);
  await draw(page);
  await stop(page);
  await expect(page.getByTestId('turn')).toContainText('Tom');
  await expect(may(page, 'D')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
});
