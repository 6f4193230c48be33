// Diamino by ear and keyboard: where words lie, what is chosen, a hint bit by bit, and an end without points.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { board, diamino, KEPI, main, mayAct, standing, write } from './diamino';
import { heard, listen } from './ears';
import { act, over, story } from './play';
import { sitDown } from './tables';
import { test } from './test';

const LYING = standing({ hands: ['AEESSTZ', 'AENT'], board: KEPI });
const hears = (page: Page, words: string) => expect.poll(async () => (await heard(page)).join(' / ')).toContain(words);

test('the words on the board are listed by a key, and each leads to its place', async ({ device }) => {
  const page = await sitDown(await device(), diamino({}, undefined, LYING));
  await expect(mayAct(page)).toBeVisible();
  await expect(page.getByRole('group', { name: '7 lettres.' })).toBeVisible(); // no points where they do not count
  await page.locator('[data-name="a1"]').focus();
  await page.keyboard.press('=');
  const list = page.getByRole('dialog', { name: 'Les mots de la grille' });
  const word = list.getByRole('button', { name: 'KEPI en H8, vers la droite' });
  await expect(word).toBeVisible();
  await expectAccessible(page);
  await word.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(page.locator('[data-name="h8"]')).toBeFocused();
});

test('a word says where it lies and which way, and what is chosen to be exchanged is said', async ({ device }) => {
  const context = await device();
  await listen(context);
  const page = await sitDown(context, diamino({}, undefined, LYING));
  await expect(mayAct(page)).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('e');
  await hears(page, 'prise, 1 lettre en tout');
  await page.keyboard.press('e');
  await hears(page, 'prise, 2 lettres en tout');
  await page.keyboard.press('Escape');
  await write(page, { cell: 'i7', down: true, word: 'ZESTE', laid: 4 });
  await act(page, () => main(page).click());
  await expect(story(page)).toContainText('Tu poses ZESTE en I7, vers le bas.');
});

test('a hint says where, then the first letter, then the word', async ({ device }) => {
  const page = await sitDown(await device(), diamino({}, undefined, LYING));
  await expect(mayAct(page)).toBeVisible();
  const ask = page.getByRole('button', { name: 'Un conseil' });
  const told = page.locator('.notes');
  await ask.press('Enter');
  await expect(told).toContainText(/Cherche en [A-O]\d+, vers/);
  await expect(board(page).locator('.ghost').first()).toBeVisible();
  await ask.press('Enter');
  await expect(told).toContainText(/[A-Z] va en [A-O]\d+, vers/);
  await ask.press('Enter');
  await expect(told).toContainText('Notre meilleur joueur ferait ceci');
});

test('one game without points ends without them', async ({ device }) => {
  const page = await sitDown(await device(), diamino({}, undefined, standing({ hands: ['S', 'AENT'], board: KEPI })));
  await write(page, { cell: 'l8', down: false, word: 'S', laid: 1 });
  await act(page, () => main(page).click());
  await expect(over(page)).toContainText('plus de lettres');
  await expect(over(page)).toContainText('4 lettres en main');
  await expect(over(page)).not.toContainText('point');
});
