// In the middle of a game, on phones and on a large screen: what lies there by then fits, and every word of it can be read.
import { expect } from '@playwright/test';
import { LAST_MOVES as FULL_BOARD } from './diamino';
import { diamoniak, standing, WITCH } from './diamoniak';
import { answered, diavolo, lying } from './diavolo';
import { domino, LAST_MOVES } from './domino';
import { expectFits, expectReadable } from './fits';
import { withoutWebGl } from './solid';
import { BOT, ME, sitDown, type Plan } from './tables';
import { PHONE, test } from './test';
import { GAMES, yaminos } from './yaminos';

const PHONES = [[360, 640], [390, 844]] as const;
const SIZES = [...PHONES, [1920, 1080]] as const;
const BOTS = [BOT, BOT, BOT];

const CHAIN = 'turn 1 lay / round 2 / 1 0 / 2 0 / table Y0:3/6@Y4 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6 Y4:3/5@Y5 Y5:5/5* Y6:6/6@Y0 / thrown Y3 casts 0';
const TABLES: Record<string, Plan> = {
  diamoniak: diamoniak([ME, BOT], WITCH),
  'diamoniak among four': diamoniak([ME, ...BOTS], standing('d10', ['rose 3 d2', 'blue 4 d1', 'green 2', 'yellow 2 d3'], '1 start')),
  'yaminos even': yaminos('even', undefined, { position: CHAIN }),
  'yaminos yam': yaminos('yam', undefined, GAMES.yam),
  'domino traditional': domino('traditional', LAST_MOVES.traditional),
  'domino challenge': domino('challenge', 'turn 1 play / 1 0 1-4 5-5 0-6 2-6 3-6 / 2 0 3-3 2-2 / built 6-6@0,0,0,h 6-1@0,0,1,v / passes 0 / played 0'),
  'diamino among four': { game: 'diamino', options: { formula: 'two' }, seats: [ME, ...BOTS], position: FULL_BOARD },
};

for (const [table, plan] of Object.entries(TABLES)) {
  test(`${table}, in the middle of it`, async ({ device }) => {
    const phone = await device(PHONE);
    await withoutWebGl(phone);
    const page = await sitDown(phone, plan);
    await expect(page.locator('.frame[data-awaits="1"]')).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectFits(page);
      await expectReadable(page);
    }
  });
}

const DICE = 'black2@402,0 black3@-650,700 black6@800,-300 white1@-400,-400 white5@-1100,200 white6@100,1200 red3@-100,-750 red5@700,900 red5@500,-1000';
for (const order of ['most', 'least', 'gap', 'odd', 'high', 'near']) {
  test(`the sums of Diavolo after “${order}”`, async ({ device }) => {
    const page = await sitDown(await device(PHONE), diavolo([ME, BOT], `gems 4 5 / fell 0 0 / turn 3 of 1 / open 1000 ${order}@0,0 ${DICE}`));
    await expect(lying(page)).toBeVisible();
    await page.getByRole('button', { name: 'N’en prendre aucun' }).tap();
    await expect(answered(page)).toBeVisible();
    await expect(page.locator('.sum')).toHaveCount(3);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await expectFits(page);
      await expectReadable(page);
      // Each is whole, with what it comes to.
      if (order !== 'near') for (const sum of await page.locator('.sum').all()) await expect(sum).toContainText(order === 'high' || order === 'odd' ? /\d/ : '=');
    }
  });
}
