// The bar of Diavolo for docs/pictures: a turn that waits for hands, and one that was just counted.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { answered, lying, rightDevil, setUp, throwing } from './diavolo';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844, scale: 2 }, desktop: { width: 1280, height: 800, scale: 1 } };
const BOTS = ['strong', 'middle', 'easy'].map((strength) => ({ kind: 'bot', strength }));
const SOON = { timeout: 30_000 };

for (const [size, { scale, ...viewport }] of Object.entries(SIZES)) {
  for (const [moment, colorScheme] of [['grab', 'light'], ['answer', 'dark']] as const) {
    test(`${moment} on ${size}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport, locale: 'fr', colorScheme, deviceScaleFactor: scale, reducedMotion: 'reduce' });
      const url = baseURL ?? '';
      await context.request.put(`${url}/api/me`, { headers: { origin: url }, data: { name: 'Léa', picture: 'owl' } });
      const table = await setUp(context, url, [{ kind: 'me' }, ...BOTS], { untimed: 'on' });
      const page = await context.newPage();
      await page.goto(`/t/${table}`);
      await throwing(page).click();
      await expect(lying(page)).toBeVisible(SOON);
      if (moment === 'answer') {
        const { devil } = await rightDevil(page);
        await page.locator(`.bar [data-devil="${devil}"]`).first().click();
        await expect(answered(page)).toBeVisible(SOON);
      }
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(folder, `diavolo-${moment}-${size}-fr.png`) });
      await context.close();
    });
  }
}
