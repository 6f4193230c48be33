// Tables of 7 Yaminos for docs/pictures: boxes to fill, an end to lay at, and a line that grows.
import { BOTS, camera, shoot, SIZES, type Size } from './camera';
import { ME, sitDown } from './tables';
import { test } from './test';
import { yaminos } from './yaminos';

const THROWN = 'thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6';
const YAM =
  'turn 1 choose / round 4 / 1 108 solo1=4 solo4=28 solo5=25 suite=51 / 2 125 solo2=14 plus=35 full=76 suite=0 / 3 87 solo4=20 solo6=24 plus=25 solo3=18 / ' +
  `table Y0:2/5 Y1:0/5 Y2:4/5 Y3:2/4 Y4:4/4 Y5:5/5 Y6:6/6 / ${THROWN} casts 1 / fixed 4 5 6`;
const MUGGINS = `turn 1 lay / round 5 / 1 30 / 2 20 / 3 15 / table Y0:2/5@Y5 Y1:0/5@Y5 Y2:1/6@Y6 Y3:0/1 Y4:0/6 Y5:5/5* Y6:1/5@Y5 / ${THROWN} casts 0`;
const LINE = `turn 1 lay / round 1 / 1 35 / 2 49 / 3 17 / table Y0:0/0@Y6+ Y1:2/3 Y2:0/3@Y0+ Y3:5/6 Y4:3/5 Y5:2/6@Y6+ Y6:0/2*+ / ${THROWN} casts 1`;

for (const size of Object.keys(SIZES) as Size[]) {
  for (const [game, locale, colorScheme, position, touched] of [
    ['yam', 'fr', 'light', YAM, [1, 4, 5]],
    ['muggins', 'en', 'dark', MUGGINS, [3]],
    ['line', 'de', 'light', LINE, [3]],
  ] as const) {
    test(`${game} on ${size} in ${locale}`, async ({ device }) => {
      const page = await sitDown(await camera(device, size, { locale, colorScheme }), yaminos(game, [ME, ...BOTS], { position }));
      for (const yamino of touched) await page.locator(`.bar[data-yamino="${yamino}"]`).click();
      await shoot(page, `yaminos-${game}-${size}-${locale}`);
    });
  }
}
