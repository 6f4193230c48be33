// Tables of Diamino for docs/pictures: a word about to be laid in both formulas, and a patience.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { advice, ALONE, board, main, playTurn, setUp, whoseTurn, write } from './diamino';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844, scale: 2 }, desktop: { width: 1280, height: 800, scale: 1 } };
const SEATS = [{ kind: 'me' }, { kind: 'bot', strength: 'strong' }, { kind: 'bot', strength: 'easy' }];

for (const [size, { scale, ...viewport }] of Object.entries(SIZES)) {
  for (const [formula, seats, colorScheme, turns] of [
    ['one', SEATS, 'light', 2],
    ['two', SEATS, 'dark', 3],
    ['patience', ALONE, 'light', 5],
  ] as const) {
    test(`diamino ${formula} on ${size}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport, locale: 'fr', colorScheme, deviceScaleFactor: scale, reducedMotion: 'reduce' });
      const url = baseURL ?? '';
      await context.request.put(`${url}/api/me`, { headers: { origin: url }, data: { name: 'Léa', picture: 'owl' } });
      const page = await context.newPage();
      await page.goto(`/t/${await setUp(context, url, { formula }, [...seats])}`);
      await expect(board(page)).toBeVisible();
      for (let turn = 0; turn < turns; turn++) {
        await whoseTurn([page]);
        await playTurn(page);
      }
      await whoseTurn([page]);
      const advised = await advice(page);
      if (advised) {
        await write(page, advised);
        await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
      }
      await expect(page.locator('.notes li')).toHaveCount(0); // they go by themselves
      await page.screenshot({ path: join(folder, `diamino-${formula}-${size}-fr.png`) });
      await context.close();
    });
  }
}
