// The bar of Diavolo for docs/pictures: a turn that waits for hands, and one that was just counted.
import { expect } from '@playwright/test';
import { camera, shoot, SIZES, type Size } from './camera';
import { answered, diavolo, lying, rightDevil, throwing } from './diavolo';
import { ME, sitDown } from './tables';
import { test } from './test';

const BOTS = ['strong', 'middle', 'easy'].map((strength) => ({ kind: 'bot', strength }));

for (const size of Object.keys(SIZES) as Size[]) {
  for (const [moment, colorScheme] of [['grab', 'light'], ['answer', 'dark']] as const) {
    test(`${moment} on ${size}`, async ({ device }) => {
      const page = await sitDown(await camera(device, size, { locale: 'fr', colorScheme }), diavolo([ME, ...BOTS]));
      await throwing(page).click();
      await expect(lying(page)).toBeVisible();
      if (moment === 'answer') {
        const { devil } = await rightDevil(page);
        await page.locator(`.bar [data-devil="${devil}"]`).first().click();
        await expect(answered(page)).toBeVisible();
      }
      await shoot(page, `diavolo-${moment}-${size}-fr`);
    });
  }
}
