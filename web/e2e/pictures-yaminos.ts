// Tables of 7 Yaminos for docs/pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844, scale: 2 }, desktop: { width: 1280, height: 800, scale: 1 } };
const SEATS = [{ kind: 'me' }, { kind: 'bot', strength: 'strong' }, { kind: 'bot', strength: 'easy' }];
const NEXT = ['.ghost', '.bar.may[aria-pressed="false"]', '.cell.chosen', '.cell.may', '.actions .main[aria-disabled="false"]'];

/** Does what is offered until it has done so many things and this is seen. */
async function playUntil(page: Page, things: number, seen: string): Promise<void> {
  for (let i = 0; i < 4000 && (things > 0 || !(await page.locator(seen).first().isVisible())); i++) {
    const did = await page.evaluate((selectors) => {
      const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element?.checkVisibility());
      found?.click();
      return found !== undefined;
    }, NEXT);
    if (did) things -= 1;
    await page.waitForTimeout(25);
  }
}

for (const [size, { scale, ...viewport }] of Object.entries(SIZES)) {
  for (const [game, lang, colorScheme, things, seen] of [
    ['yam', 'fr', 'light', 14, '.cell.may'],
    ['muggins', 'en', 'dark', 2, '.bar.may'],
    ['line', 'de', 'light', 9, '.bar.may'],
  ] as const) {
    test(`${game} on ${size} in ${lang}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport, locale: lang, colorScheme, deviceScaleFactor: scale, reducedMotion: 'reduce' });
      const url = baseURL ?? '';
      await context.request.put(`${url}/api/me`, { headers: { origin: url }, data: { name: 'Léa', picture: 'owl' } });
      const answer = await context.request.post(`${url}/api/tables`, {
        headers: { origin: url },
        data: { game: 'yaminos', options: { game }, seats: SEATS, first: 1, open: false, moveSeconds: null },
      });
      const { table, keys } = (await answer.json()) as { table: string; keys: unknown };
      await context.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [`ludogite:seats:${table}`, JSON.stringify(keys)]);
      const page = await context.newPage();
      await page.goto(`/t/${table}`);
      await expect(page.locator('.felt')).toBeVisible();
      await playUntil(page, things, seen);
      if (game !== 'yam' && (await page.locator('.bar.chosen').count()) === 0) await page.locator('.bar.may').first().click();
      if (game === 'yam') for (const yamino of [1, 4, 5]) await page.locator(`.bar[data-yamino="${yamino}"]`).click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(folder, `yaminos-${game}-${size}-${lang}.png`) });
      await context.close();
    });
  }
}
