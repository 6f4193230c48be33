// Diamino in the browser: both formulas and patience at their end, challenges, votes, by keyboard alone and on a phone.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ALONE, board, deed, diamino, LAST_MOVES, LAST_SQUARE, LAST_WORDS, layAdvised, layByKeyboard, main, mayAct, standing, TWO_WORDS, write } from './diamino';
import { expectFits } from './fits';
import { act, lineOn, over, playOut, pressToPlay, shows, story } from './play';
import { ME, meet, sitDown, SOMEBODY } from './tables';
import { PHONE, test } from './test';
import { fingers, middleOf, straight } from './touch';

const TWO = [ME, SOMEBODY];
const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', strength: 'middle' }));
const lying = (page: Page) => page.locator('.cell.taken');
/** So far above a finger hangs what it carries (`carry.ts`). */
const ABOVE = 46;

test('formula one: two browsers and six bots play until somebody is out', async ({ device }) => {
  const [host, guest] = await meet(device, diamino({}, [...TWO, ...bots(6)], LAST_SQUARE));
  await act(guest, () => deed(guest, 'Passer').click());
  await layAdvised(host);
  for (const page of [host, guest]) await expect(over(page)).toContainText(/main vide/);
});

test('formula one: a red devil takes a square of her choice', async ({ device }) => {
  const [host, guest] = await meet(device, diamino({ wordCheck: 'refuse' }, TWO, TWO_WORDS));
  await write(host, { cell: 'h8', down: false, word: 'KEPI', laid: 4 });
  await act(host, () => main(host).click());
  await host.locator('.rack [data-kind="B"]').click();
  await act(host, () => main(host).click());
  await expect(host.locator('.rack [data-kind]')).toHaveCount(2);
  await shows(guest, await lineOn(host));
  for (const page of [host, guest]) await expect(lying(page)).toHaveCount(4);
  await expect(mayAct(guest)).toBeVisible();
});

test('formula two by keyboard alone, against three bots, until the reserve is empty and hands are counted', async ({ device }) => {
  const page = await sitDown(await device(), diamino({ formula: 'two' }, [ME, ...bots(3)], LAST_MOVES));
  await playOut([page], layByKeyboard);
  await expect(over(page)).toBeVisible();
  await expect(page.locator('.reserve')).toContainText('Réserve : 0');
});

test('formula two: a word each, an exchange by keyboard, then all pass and what they hold is counted', async ({ device }) => {
  const [host, guest] = await meet(device, diamino({ formula: 'two', wordCheck: 'refuse' }, TWO, TWO_WORDS));
  let laid = 0;
  for (const [page, other] of [[host, guest], [guest, host]] as const) {
    await write(page, laid === 0 ? { cell: 'h8', down: false, word: 'KEPI', laid: 4 } : { cell: 'i7', down: true, word: 'ZESTE', laid: 4 });
    await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('.gloss').first()).toBeVisible(); // what the word means, before it is laid
    await act(page, () => main(page).click());
    laid += 4;
    for (const each of [page, other]) await expect(lying(each)).toHaveCount(laid);
    await expect(mayAct(page)).toHaveCount(0);
    await shows(other, await lineOn(page));
  }
  // Which to exchange is chosen among the squares; from the board, Enter is the button's key.
  await host.keyboard.press('+');
  await host.locator('.rack button').first().focus();
  await host.keyboard.press('Enter');
  await expect(host.locator('.rack .picked')).toHaveCount(1);
  await host.keyboard.press('ArrowUp');
  await act(host, () => host.keyboard.press('Enter'));
  await shows(guest, await lineOn(host));
  await expect(story(guest)).toContainText('échange');
  await act(guest, () => deed(guest, 'Passer').click());
  await shows(host, await lineOn(guest));
  await pressToPlay(host, '-');
  for (const page of [host, guest]) await expect(over(page)).toContainText('bloquée');
});

test('patience by keyboard alone: write, turn, rub out, lay, take back, stop', async ({ device }) => {
  const page = await sitDown(await device(), diamino({ formula: 'patience' }, ALONE));
  const { keyboard } = page;
  const loose = page.locator('.square.loose');
  await expect(board(page)).toBeVisible();
  await keyboard.type('kepu');
  await expect(loose).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: 'KEPU' })).toContainText('dictionnaire');
  await keyboard.press('Enter');
  await expect(page.locator('.notes')).toContainText('DIAMINO-W1');
  await keyboard.press('Backspace');
  await keyboard.type('i');
  await expect(page.locator('.gloss')).toHaveText('képi : nom (la mode)');
  await keyboard.press('Enter');
  await expect(lying(page)).toHaveCount(4);
  // ZESTE downwards through the E of KÉPI, as in the book (DIAMINO-X3): i7 is above it.
  await page.locator('[data-name="h8"]').focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowUp');
  await expect(page.locator('[data-name="i7"]')).toBeFocused();
  await keyboard.press(' ');
  await keyboard.type('zeste');
  await expect(loose).toHaveCount(4);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await keyboard.press('Enter');
  await expect(lying(page)).toHaveCount(8);
  await expect(page.getByRole('gridcell', { name: 'I7, Z' })).toBeVisible();
  await expectAccessible(page);
  // What hangs on nothing cannot stay; the four of ZESTE can go.
  await keyboard.press('+');
  await page.locator('[data-name="i7"]').focus();
  for (const key of [' ', 'ArrowDown', 'ArrowDown', ' ', 'ArrowDown', ' ', 'ArrowDown', ' ']) await keyboard.press(key);
  await keyboard.press('Enter');
  await expect(lying(page)).toHaveCount(4);
  // To stop is asked once more; who changes her mind goes on.
  await keyboard.press('-');
  await expect(page.locator('.plate .prompt')).toContainText('Tu t’arrêtes là ?');
  await keyboard.press('Escape');
  await keyboard.press('-');
  await keyboard.press('Enter');
  await expect(over(page)).toContainText('4 lettres posées');
  await expect(over(page)).not.toContainText('Tu as gagné');
});

test('patience to its end: word after word as advised, until nothing more can be laid', async ({ device }) => {
  const page = await sitDown(await device(), diamino({ formula: 'patience' }, ALONE, LAST_WORDS));
  await playOut([page], layByKeyboard);
  const laid = await lying(page).count();
  await expect(over(page)).toContainText(`${laid} lettres posées`);
});

test('a challenge won and a challenge lost', async ({ device }) => {
  const [first, other] = await meet(device, diamino({ challengeSeconds: '120' }, TWO, standing({ hands: ['ABTT', 'EIKPSU'] })));
  await write(first, { cell: 'h8', down: false, word: 'TT', laid: 2 });
  await main(first).click();
  await expect(deed(other, 'Je conteste')).toBeVisible();
  await expect(other.getByRole('timer')).toHaveText(/Encore \d+ s/);
  await expect(lying(other)).toHaveCount(2);
  await deed(other, 'Je conteste').click();
  for (const page of [first, other]) await expect(lying(page)).toHaveCount(0);
  // Why it is none, and what comes of it.
  await expect(story(first)).toContainText(/TT (est un nom propre|est une abréviation|n’est pas dans notre dictionnaire)\. Tu reprends tes lettres/);

  await expect(mayAct(other)).toBeVisible();
  await write(other, { cell: 'h8', down: false, word: 'KEPI', laid: 4 });
  await main(other).click();
  await deed(first, 'Je conteste').click();
  await expect(story(first)).toContainText('Contestation perdue');
  await expect(lying(first)).toHaveCount(4);
  await expect(first.locator('.gloss').first()).toBeVisible();
});

test('a table votes a word in', async ({ device }) => {
  const [page, other] = await meet(device, diamino({ vote: 'on', challengeSeconds: '0' }, TWO, TWO_WORDS));
  await page.getByRole('button', { name: 'Faire voter un mot' }).click();
  await page.getByRole('textbox').fill('Képu');
  await page.keyboard.press('Enter');
  await expect(other.getByText('demande KEPU').first()).toBeVisible();
  await deed(other, 'Oui, on l’accepte').click();
  await expect(story(page)).toContainText('KEPU est accepté par la table.');
});

test('on a phone against a bot: everything fits, can be reached, dragged by a finger and pulled open by two', async ({ device }) => {
  const page = await sitDown(await device(PHONE), diamino({}, undefined, standing({ hands: ['AABCDEEEEFGHIILLMNNOOPRRSSTTUUV', 'EEEIIAAANNRRSSTTLUOO'] })));
  await expect(mayAct(page)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const target = page.locator('.cell.plain:not(.taken)').nth(80);
  await drag(page, target);
  await deed(page, 'Reprendre').click();
  await expect(page.locator('.loose')).toHaveCount(0);
  const width = async () => (await target.boundingBox())?.width ?? 0;
  const before = await width();
  const zoomOut = page.getByRole('button', { name: 'Voir toute la grille' });
  const [x, y] = await middleOf(board(page));
  await fingers(page, straight([x - 20, y], [x - 60, y]), straight([x + 20, y], [x + 60, y]));
  await expect.poll(width).toBeGreaterThan(before * 2);
  await zoomOut.tap();
  await expect.poll(width).toBeLessThan(before * 1.1);
  await page.getByRole('button', { name: 'Agrandir la grille' }).tap();
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await zoomOut.tap();
  await page.getByRole('button', { name: 'Échanger' }).tap();
  await page.locator('.rack button').first().tap();
  await act(page, () => deed(page, 'Échanger 1 lettre').tap());
  await expect(deed(page, 'Échanger 1 lettre')).toHaveCount(0);
  await expect(mayAct(page)).toBeVisible(); // the bot has played
});

test('a phone on its side, the large board and a match to a target: everything fits and can be reached', async ({ device }) => {
  const side = await device({ ...PHONE, viewport: { width: 844, height: 390 } });
  const page = await sitDown(side, diamino({ board: 'grande', target: '100' }, undefined, TWO_WORDS));
  await expect(mayAct(page)).toBeVisible();
  await expect(board(page).getByRole('gridcell')).toHaveCount(17 * 17);
  await expect(page.getByText('Manche 1, jusqu’à 100 points')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  for (const part of ['.places', '.plate', '.tools', '.actions']) await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.rack button').first()).toBeInViewport({ ratio: 0.9 });
  await drag(page, page.locator('[data-name="k12"]'));
  await deed(page, 'Reprendre').click();
  const { laid } = await layAdvised(page);
  await expect(lying(page)).toHaveCount(laid);
});

/** Carries the first letter of the rack to a cell, by finger: what is carried hangs above it, so the finger ends below. */
async function drag(page: Page, target: Locator): Promise<void> {
  const [from, [x, y]] = [await middleOf(page.locator('.rack button:not([data-kind="?"])').first()), await middleOf(target)];
  await fingers(page, straight(from, [x, y + ABOVE]));
  await expect(target.locator('.loose')).toBeVisible();
}
