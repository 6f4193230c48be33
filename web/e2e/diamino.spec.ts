// Diamino in the browser: both formulas and patience to their end, challenges, votes, by keyboard alone and on a phone.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { advice, ALONE, board, BOT, deed, fingers, main, mayAct, middleOf, over, playOut, playTurn, playTurnByKeyboard, setUp, straight, twoBrowsers, whoseTurn, write } from './diamino';

const log = (page: Page) => page.getByRole('list', { name: "Ce qui s'est passé" });
const lying = (page: Page) => page.locator('.cell.taken');
/** So far above a finger hangs what it carries (`carry.ts`). */
const ABOVE = 46;

test('formula one: two browsers and six bots play until somebody is out', async ({ browser, baseURL }) => {
  const bots = Array.from({ length: 6 }, () => ({ kind: 'bot', strength: 'middle' }));
  const pages = await twoBrowsers(browser, baseURL ?? '', {}, [{ kind: 'me' }, { kind: 'person' }, ...bots]);
  await playOut(pages);
  for (const page of pages) await expect(over(page)).toContainText(/main vide|case noire/);
});

test('formula two by keyboard alone, against three bots, until the reserve is empty and hands are counted', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', strength: 'middle' }));
  await page.goto(`/t/${await setUp(context, baseURL ?? '', { formula: 'two' }, [{ kind: 'me' }, ...bots])}`);
  await whoseTurn([page]);
  await playOut([page], playTurnByKeyboard);
  await expect(page.locator('.reserve')).toContainText('Réserve : 0');
});

test('formula two: a word each, then both pass and what they hold is counted', async ({ browser, baseURL }) => {
  const pages = await twoBrowsers(browser, baseURL ?? '', { formula: 'two', wordCheck: 'refuse' });
  for (let turn = 0; turn < 2; turn++) {
    const page = await whoseTurn(pages);
    const advised = await advice(page);
    if (!advised) throw new Error('there is a word at the beginning');
    const before = await lying(page).count();
    await write(page, advised);
    await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('.gloss').first()).toBeVisible(); // what the word means, before it is laid
    await main(page).click();
    for (const each of pages) await expect(lying(each)).toHaveCount(before + advised.laid);
    await expect(mayAct(page)).toHaveCount(0);
  }
  for (let turn = 0; turn < 2; turn++) {
    const page = await whoseTurn(pages);
    await deed(page, 'Passer').click();
    await expect(deed(page, 'Passer').or(over(page))).toHaveCount(turn === 0 ? 0 : 1);
  }
  for (const page of pages) await expect(over(page)).toContainText('bloquée');
});

test('patience by keyboard alone: write, turn, rub out, lay, take back, stop', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', { formula: 'patience' }, ALONE)}`);
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

test('patience to its end: word after word as advised, until nothing more can be laid', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', { formula: 'patience' }, ALONE)}`);
  await whoseTurn([page]);
  await playOut([page]);
  const laid = await lying(page).count();
  expect(laid).toBeGreaterThan(40);
  await expect(over(page)).toContainText(`${laid} lettres posées`);
});

test('a challenge won and a challenge lost', async ({ browser, baseURL }) => {
  const pages = await twoBrowsers(browser, baseURL ?? '', { challengeSeconds: '120' });
  const first = await whoseTurn(pages);
  const other = pages.find((page) => page !== first) as Page;
  // No French word has two letters and both the same consonant; among forty squares there is a pair.
  const kinds = await first.locator('.rack [data-kind]').evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.kind ?? ''));
  const twice = [...'TRNLSDMBCFGPV'].find((letter) => kinds.filter((kind) => kind === letter).length > 1) ?? '';
  await write(first, { cell: 'h8', down: false, word: twice + twice, laid: 2 });
  await main(first).click();
  await expect(deed(other, 'Je conteste')).toBeVisible();
  await expect(other.getByRole('timer')).toHaveText(/Encore \d+ s/);
  await expect(lying(other)).toHaveCount(2);
  await deed(other, 'Je conteste').click();
  for (const page of pages) await expect(lying(page)).toHaveCount(0);
  // Why it is none, and what comes of it.
  await expect(log(first)).toContainText(new RegExp(`${twice}${twice} (est un nom propre|est une abréviation|n’est pas dans notre dictionnaire)\\. Tu reprends tes lettres`));

  await expect(mayAct(other)).toBeVisible();
  const advised = await advice(other);
  if (!advised) throw new Error('there is a word at the beginning');
  await write(other, advised);
  await main(other).click();
  await deed(first, 'Je conteste').click();
  await expect(log(first)).toContainText('Contestation perdue');
  await expect(lying(first)).toHaveCount(advised.laid);
  await expect(first.locator('.gloss').first()).toBeVisible();
});

test('a table votes a word in', async ({ browser, baseURL }) => {
  const pages = await twoBrowsers(browser, baseURL ?? '', { vote: 'on', challengeSeconds: '0' });
  const page = await whoseTurn(pages);
  const other = pages.find((each) => each !== page) as Page;
  await page.getByRole('button', { name: 'Faire voter un mot' }).click();
  await page.getByRole('textbox').fill('Képu');
  await page.keyboard.press('Enter');
  await expect(other.getByText('demande KEPU').first()).toBeVisible();
  await deed(other, 'Oui, on l’accepte').click();
  await expect(log(page)).toContainText('KEPU est accepté par la table.');
});

const PHONE = { hasTouch: true, isMobile: true, locale: 'fr-FR', reducedMotion: 'reduce' } as const;

test('on a phone against a bot: everything fits, can be reached, dragged by a finger and pulled open by two', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, ...PHONE });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', {}, BOT)}`);
  await whoseTurn([page]);
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
  await deed(page, 'Échanger 1 lettre').tap();
  await expect(deed(page, 'Échanger 1 lettre')).toHaveCount(0);
  await whoseTurn([page]);
});

test('a phone on its side, the large board and a match to a target: everything fits and can be reached', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 844, height: 390 }, ...PHONE });
  const page = await context.newPage();
  await page.goto(`/t/${await setUp(context, baseURL ?? '', { board: 'grande', target: '100' }, BOT)}`);
  await whoseTurn([page]);
  await expect(board(page).getByRole('gridcell')).toHaveCount(17 * 17);
  await expect(page.getByText('Manche 1, jusqu’à 100 points')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  for (const part of ['.places', '.plate', '.tools', '.actions']) await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.rack button').first()).toBeInViewport({ ratio: 0.9 });
  await drag(page, page.locator('[data-name="k12"]'));
  await deed(page, 'Reprendre').click();
  await playTurn(page);
  await expect(lying(page)).not.toHaveCount(0);
});

/** Carries the first letter of the rack to a cell, by finger: what is carried hangs above it, so the finger ends below. */
async function drag(page: Page, target: Locator): Promise<void> {
  const [from, [x, y]] = [await middleOf(page.locator('.rack button:not([data-kind="?"])').first()), await middleOf(target)];
  await fingers(page, straight(from, [x, y + ABOVE]));
  await expect(target.locator('.loose')).toBeVisible();
}
