// From the smallest phone to a large screen: wherever people choose, learn and look back, everything fits and can be read.
import { expectFits, expectReadable } from './fits';
import { PLACES } from './places';
import { test } from './test';

const SCREENS = [[360, 640], [390, 844], [1280, 800], [1920, 1080]] as const;

for (const [name, open] of Object.entries(PLACES))
  test(`${name} on every screen`, async ({ device }) => {
    const page = await open(await device());
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectFits(page);
      if (name !== 'box') await expectReadable(page); // what its bar lies over can be scrolled
    }
  });
