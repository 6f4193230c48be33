// Tables of Diamino for docs/pictures: a word about to be laid in both formulas, and a patience.
import { expect } from '@playwright/test';
import { BOTS, camera, shoot, SIZES, type Size } from './camera';
import { advice, ALONE, diamino, main, write } from './diamino';
import { ME, sitDown } from './tables';
import { test } from './test';

const ONE =
  'game 1 / scores 0 0 0 / board h2M h3A h4L h5H h6E h7R h8B i8H j8A k8K l8T m8I n8S h9O l9A h10L l10C h11O h12G h13I h14E / ' +
  'hands EEEFGIIILNNOOPQRRSSTUUU? AAAADEIILMMNOPSTTU AADEEEEEEEFIIJLNNNORRSTTUUVWYZ? / back - / turn 1 0 0 - / words - / last 3 l9 l10 / turn';
const TWO =
  'game 1 / scores 25 40 5 / board f1E g1H n1V f2S g2A h2B i2O j2T k2E l2U m2S n2E o2S h3I n3R h4O n4N h5P n5A f6A g6I h6L n6L h7A n7I h8S i8U j8T k8U l8R m8E n8S h9T n9E ' +
  'h10I n10R h11Q h12u h13E / hands AADEEFINUUWY AEEGIIJNOPRZ EEFGIKLMNNUX / back - / turn 1 0 0 - / words - / last 3 f1 g1 / turn';
const PATIENCE =
  'game 1 / scores 0 / board c2E d2X e2P f2L g2O h2I i2T j2A k2I l2E m2N n2T i3R i4A i5F n5O i6I n6B i7C j7A n7V i8O j8R n8I a9P b9S c9Y d9C e9H f9O g9M h9E i9T j9R k9I l9Q m9U ' +
  'n9E o9S i10E j10H n10N i11R j11E n11D i12E j12S n12R i13Z n13A n14I n15T / hands AAAAAABDDEEEEEEEEEEFGGIIIJKLLLLMMNNNNNOOORRSSSSTTTUUUUUUVW?? / back - / ' +
  'turn 1 0 0 - / words - / last 1 j7 j8 j10 j11 j12 / turn';

for (const size of Object.keys(SIZES) as Size[]) {
  for (const [formula, seats, colorScheme, position] of [
    ['one', [ME, ...BOTS], 'light', ONE],
    ['two', [ME, ...BOTS], 'dark', TWO],
    ['patience', ALONE, 'light', PATIENCE],
  ] as const) {
    test(`diamino ${formula} on ${size}`, async ({ device }) => {
      const page = await sitDown(await camera(device, size, { locale: 'fr', colorScheme }), diamino({ formula }, seats, position));
      const advised = await advice(page);
      if (!advised) throw new Error('there is a word');
      await write(page, advised);
      await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
      await shoot(page, `diamino-${formula}-${size}-fr`);
    });
  }
}
