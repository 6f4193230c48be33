// The house, a box and a table of Diamoniak for docs/pictures.
import { expect } from '@playwright/test';
import { camera, shoot, SIZES, type Size } from './camera';
import { diamoniak, standing } from './diamoniak';
import { may } from './play';
import { ME, setUp, TOM } from './tables';
import { test } from './test';

const LINA = { kind: 'here', guest: { name: 'Lina', picture: 'rabbit' } };
/** A game that has been going on for a while, and a player who may draw. */
const GOING_ON = standing('r1 b1 g2 y2 d6 f1 w3', ['rose 4 y2 d3', 'blue 3 r1 d4 f1', 'green 3 b1 y1 d2'], '1 start');

for (const size of Object.keys(SIZES) as Size[]) {
  for (const [locale, colorScheme] of [['fr', 'dark'], ['de', 'light']] as const) {
    test(`${size} in ${locale}`, async ({ device }) => {
      const context = await camera(device, size, { locale, colorScheme });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByText('Léa')).toBeVisible();
      await shoot(page, `home-${size}-${locale}`);
      await page.goto('/game/diamoniak');
      await expect(page.locator('.go button.main')).toBeVisible();
      await shoot(page, `box-${size}-${locale}`);
      await page.goto(`/t/${await setUp(context, diamoniak([ME, TOM, LINA], GOING_ON))}`);
      await expect(may(page, 'D')).toBeVisible();
      await expect(page.locator('.passing')).toHaveCount(0); // whose turn it is has been seen
      await shoot(page, `table-${size}-${locale}`);
    });
  }
}
