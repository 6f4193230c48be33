import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { click, playOne, setUp } from './play';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844, scale: 2 }, desktop: { width: 1280, height: 800, scale: 1 } };
const THREE = [
  { kind: 'me' },
  { kind: 'here', guest: { name: 'Tom', picture: 'cat' } },
  { kind: 'here', guest: { name: 'Lina', picture: 'rabbit' } },
];

for (const [size, { scale, ...viewport }] of Object.entries(SIZES)) {
  for (const [lang, colorScheme] of [['fr', 'dark'], ['de', 'light']] as const) {
    test(`${size} in ${lang}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport, locale: lang, colorScheme, deviceScaleFactor: scale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const picture = (name: string) => page.screenshot({ path: join(folder, `${name}-${size}-${lang}.png`) });
      await page.goto('/');
      await context.request.put(`${baseURL}/api/me`, { headers: { origin: baseURL ?? '' }, data: { name: 'Léa', picture: 'owl' } });
      await page.reload();
      await expect(page.getByText('Léa')).toBeVisible();
      await picture('home');
      await page.goto('/game/diamoniak');
      await expect(page.locator('.go button')).toBeVisible();
      await picture('box');
      // A game that has been going on for a while, and a player who may draw.
      const table = await setUp(context, baseURL ?? '', THREE);
      await page.goto(`/t/${table}`);
      await expect(page.getByTestId('turn')).toBeVisible();
      const mayDraw = page.locator('[aria-keyshortcuts="D"][aria-disabled="false"]');
      for (let i = 0; i < 45 || !(await mayDraw.isVisible()); ) if (await playOne(page, click)) i += 1;
      await expect(page.locator('.passing')).toHaveCount(0); // whose turn it is has been seen
      await page.waitForTimeout(400);
      await picture('table');
      await context.close();
    });
  }
}
