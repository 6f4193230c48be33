// Letters twice as large, at every table: nothing is cut, nothing lies over something else, all can be pressed.
import { expect } from '@playwright/test';
import { expectFits, expectReadable } from './fits';
import { FORMS } from './forms';
import { withoutWebGl } from './solid';
import { sitDown } from './tables';
import { PHONE, test } from './test';

const SIZES = [PHONE.viewport, { width: 1280, height: 800 }];

for (const [form, plan] of FORMS) {
  test(`${form} with letters twice as large`, async ({ device }) => {
    const context = await device();
    await withoutWebGl(context);
    await context.addInitScript(() => localStorage.setItem('ludogite:prefs', '{"text":2}'));
    const page = await sitDown(context, plan);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await test.step(`${size.width} × ${size.height}`, async () => {
        await expect(page.locator('.frame[data-line]')).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('36px');
        await expectFits(page);
        await expectReadable(page);
        if (size === PHONE.viewport) {
          await page.getByRole('button', { name: 'Tout le reste' }).click();
          await expectFits(page);
          await expectReadable(page);
          await page.keyboard.press('Escape');
        }
      });
    }
  });
}
