// Diamino in windows of every size: with as many squares as there can be, everything fits and the board is large.
import { expect } from '@playwright/test';
import { ALONE, board, diamino, mayAct } from './diamino';
import { expectFits } from './fits';
import { sitDown } from './tables';
import { PHONE, test } from './test';

const SIZES = [[360, 640], [390, 844], [844, 390], [768, 600], [800, 600], [1024, 600], [1024, 690], [1024, 768], [768, 1024], [1180, 820], [1280, 800]] as const;

for (const [formula, locale] of [['one', 'fr-FR'], ['one', 'de-DE'], ['two', 'nl-NL'], ['patience', 'fr-FR']] as const) {
  test(`formula ${formula} in ${locale} fits every window`, async ({ device }) => {
    const page = await sitDown(await device({ locale }), diamino({ formula }, formula === 'patience' ? ALONE : undefined));
    await expect(mayAct(page)).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await test.step(`${width} × ${height}`, async () => {
        await expect(page.locator('.actions .main')).toBeInViewport({ ratio: 1 });
        await expectFits(page);
      });
    }
  });
}

test('on a small phone the board is as wide as the screen, and what matters comes into sight', async ({ device }) => {
  const page = await sitDown(await device({ ...PHONE, viewport: { width: 360, height: 640 } }), diamino());
  await expect(mayAct(page)).toBeVisible();
  const cell = (name: string) => page.locator(`[data-name="${name}"]`);
  const width = async () => (await page.locator('.board').boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(0.9 * 360);
  await expect(cell('h8')).toBeInViewport({ ratio: 1 });
  // Walked to by keyboard, written at, or seen as a whole: the last row is there.
  await cell('h8').focus();
  for (let row = 8; row < 15; row++) await page.keyboard.press('ArrowDown');
  await expect(cell('h15')).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('button', { name: 'Voir toute la grille' }).tap();
  await expect.poll(width).toBeLessThan(0.9 * 360);
  for (const name of ['a1', 'o15']) await expect(cell(name)).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('button', { name: 'Agrandir la grille' }).tap();
  await expect.poll(width).toBeGreaterThan(0.9 * 360);
  await expect(board(page)).toBeVisible();
});

test('on a small phone a move with many words asks no more room than there is, and all of it can be read', async ({ device }) => {
  const page = await sitDown(await device({ viewport: { width: 360, height: 640 } }), diamino({ formula: 'patience' }, ALONE));
  await expect(mayAct(page)).toBeVisible();
  await page.keyboard.type('tete');
  await expect(page.locator('.actions .main')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cell.taken')).toHaveCount(4);
  // ÂNES below TÊTE: five words at once, with what each of them is.
  await page.locator('[data-name="h9"]').click();
  await page.keyboard.type('anes');
  const line = page.getByRole('status').filter({ hasText: 'ANES' });
  await expect(line.locator('.gloss')).toHaveCount(5);
  const plate = page.locator('.plate.turn');
  expect(await plate.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
  // The end is below the edge; whoever scrolls, by finger or by keyboard, comes to it.
  await expect(line).toHaveAttribute('tabindex', '0');
  const end = line.locator('.gloss').last();
  await expect(end).not.toBeInViewport({ ratio: 0.5 });
  await line.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(end).toBeInViewport({ ratio: 0.8 });
  await expectFits(page);
});
