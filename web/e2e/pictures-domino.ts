// Tables of Magnetic Domino for docs/pictures, and a collapse as it was played back.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { animated } from './animation';
import { BOTS, camera, folder, shoot, SIZES, type Size } from './camera';
import { domino, move } from './domino';
import { act, over } from './play';
import { ME, sitDown, TOM } from './tables';
import { test, type Devices } from './test';

const TABLES = {
  traditional: 'turn 1 play / 1 0 0-2 2-2 5-5 / 2 0 1-3 2-3 3-4 / 3 0 0-0 0-3 1-1 1-2 / chain 6-6 >4-6 >4-4 >1-4 >1-6 >0-6 >0-5 <2-6 >2-5 / passes 0 / played 0',
  challenge:
    'turn 1 play / 1 0 1-4 1-5 5-5 / 2 0 1-3 3-4 4-4 / 3 0 0-0 0-3 / built 6-6@0,0,0,h 2-6@-1,0,1,h 2-5@-1,0,0,v 2-2@-1,0,2,v 6-4@0,0,2,h 2-1@-1,1,3,h 0-2@-1,0,4,v 1-6@0,-1,3,v ' +
    '4-2@1,0,3,v 5-0@-1,-1,5,v 2-3@-1,1,5,h 1-1@-1,-1,2,h / passes 0 / played 0',
  quincunx:
    'turn 1 play / 1 0 0-2 0-5 2-2 5-6 due height / 2 0 1-3 2-3 2-5 4-4 5-5 due height / 3 0 0-0 due height / built 6-6@0,0,0,h 6-2@0,0,1,v 2-1@0,1,0,h 1-4@1,1,1,v 6-1@2,0,0,v 1-1@2,1,1,v ' +
    '3-4@0,2,0,h 3-0@0,2,1,v 0-6@0,3,0,v 4-6@-1,4,1,h 4-5@-1,4,0,v / passes 0 / played 0',
};

for (const size of Object.keys(SIZES) as Size[]) {
  for (const [game, locale, colorScheme] of [
    ['traditional', 'fr', 'light'],
    ['challenge', 'en', 'dark'],
    ['quincunx', 'de', 'light'],
  ] as const) {
    test(`${game} on ${size} in ${locale}`, async ({ device }) => {
      const page = await sitDown(await camera(device, size, { locale, colorScheme }), domino(game, TABLES[game], [ME, ...BOTS]), '?3d');
      if (game !== 'traditional') await expect(page.locator('canvas[data-solid="true"]')).toBeVisible();
      await page.locator('.hand .may').first().click();
      await shoot(page, `domino-${game}-${size}-${locale}`);
    });
  }
}

const FRAME_MS = 60;
const MOST_FRAMES = 80;
const FILM = { width: 420, height: 860 };
/** Twelve levels. Léa puts one more on top; when all has fallen and she has begun anew, Tom lays his last. */
const HIGH =
  'turn 1 play / 1 0 2-6 1-3 / 2 0 0-2 / built 2-2@0,0,0,h 2-1@0,0,1,v 2-3@0,0,2,h 2-4@0,0,3,v 4-3@0,1,4,h 0-4@0,0,5,v 0-1@0,0,6,h 0-0@0,0,7,v 0-3@0,0,8,h 0-5@0,0,9,v 5-6@0,1,10,h ' +
  '2-5@0,0,11,v / passes 0 / played 0';

test('a collapse', async ({ device }) => {
  const page = await sitDown(await device({ viewport: FILM }), domino('challenge', HIGH, [ME, TOM], { magnets: 'weak' }));
  await page.locator('.hand [data-tile="2-6"]').click();
  await page.keyboard.press('ArrowUp'); // the last of its places is the highest
  await act(page, () => page.locator('.actions .main').click());
  await act(page, () => move(page)); // begins anew
  await page.locator('dialog.cover button').click();
  await act(page, () => move(page));
  await expect(over(page)).toBeVisible();
  // Then looked at again, one picture at a time.
  const address = `${page.url().replace('/t/', '/r/')}?3d&at=1`;
  writeFileSync(join(folder, 'domino-collapse.png'), await film(await watching(device), address));
  await reportPace(device, address);
});

/** A page on a device that can draw shadows and smooth edges, or not. */
async function watching(device: Devices, viewport = FILM, cores = 8): Promise<Page> {
  const context = await device({ viewport, locale: 'fr', reducedMotion: 'no-preference' });
  await context.addInitScript((value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value }), cores);
  await context.addInitScript(watchPictures);
  return context.newPage();
}

/** Remembers how long every picture of a fall took. */
function watchPictures(): void {
  const pictures: number[] = [];
  Object.assign(window, { pictures });
  let before = 0;
  const look = (now: number) => {
    const falling = document.querySelector('canvas[data-falling="collapsed"]') !== null;
    if (falling && before > 0) pictures.push(now - before);
    before = falling ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One step of a finished game, picture by picture. */
async function film(page: Page, address: string): Promise<Buffer> {
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator('canvas[data-solid="true"]')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('ArrowRight');
  // What comes over the line takes real time, and the page looks at it at its own.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.locator('canvas[data-falling="collapsed"]')).toBeAttached({ timeout: 1 });
  }).toPass();
  const frames: Buffer[] = [];
  while (frames.length < MOST_FRAMES && (await page.locator('canvas[data-falling="collapsed"]').count()) > 0) {
    const picture = await page.locator('canvas').screenshot();
    if (!frames.at(-1)?.equals(picture)) frames.push(picture); // at rest one is enough
    await page.clock.fastForward(FRAME_MS);
  }
  return animated(frames, FRAME_MS, 1500);
}

/** How long the pictures of the same fall take as it is really played back, for docs/bench.md. */
async function reportPace(device: Devices, address: string): Promise<void> {
  for (const [size, { width, height }] of Object.entries(SIZES)) {
    for (const cores of [2, 8]) {
      const page = await watching(device, { width, height }, cores);
      await page.goto(address);
      await expect(page.locator('canvas[data-solid="true"]')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      // To its end, or until the page gives up and shows what came of it.
      await page.waitForFunction(() => (window as unknown as { pictures: number[] }).pictures.length > 0 && document.querySelector('canvas[data-falling=""]'));
      const pictures = await page.evaluate(() => (window as unknown as { pictures: number[] }).pictures.sort((a, b) => a - b));
      const part = (share: number) => Math.round(pictures[Math.floor(share * pictures.length)] ?? 0);
      const box = await page.locator('canvas').boundingBox();
      console.log(`${size} ${cores} cores ${box?.width} × ${box?.height}: ${pictures.length} pictures, median ${part(0.5)} ms, 95 % ${part(0.95)} ms`);
      await page.context().close();
    }
  }
}
