// Where people learn and look back, for docs/pictures.
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { camera, folder, shoot, SIZES, type Size } from './camera';
import { stillness } from './fits';
import { PLACES } from './places';
import { test } from './test';
import { giveVoice } from './voice';

const SHOWN = { lesson: 'lesson-diamoniak', puzzle: 'puzzle-yaminos', daily: 'daily', rules: 'rules', 'look-back': 'look-back' } as const;

for (const size of Object.keys(SIZES) as Size[])
  for (const [name, place] of Object.entries(SHOWN))
    test(`${name} on ${size}`, async ({ device }) => {
      const context = await camera(device, size, { locale: 'fr', colorScheme: 'light' });
      await giveVoice(context); // most devices have one
      await shoot(await PLACES[place](context), `${name}-${size}-fr`);
    });

test('leaflet', async ({ device }) => {
  const page = await (await device({ viewport: SIZES.desktop, locale: 'fr' })).newPage();
  await page.goto('/print/leaflet/domino/traditional');
  const sheet = page.getByTestId('leaflet').first();
  await expect(sheet.locator('figure .room').first()).toBeVisible();
  await stillness(page);
  await sheet.screenshot({ path: join(folder, 'leaflet-fr.png') });
});
