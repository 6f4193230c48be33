// A fall in 3D at a real table: it is really drawn, it is told when it has been seen, and who let it fall then holds all that stood.
import { expect, type Page } from '@playwright/test';
import { ABOUT_TO_FALL, domino, LAST_MOVES, move } from './domino';
import { act, story } from './play';
import { playbacksOn, watchPlaybacks } from './solid';
import { ME, sitDown, TOM, type Plan } from './tables';
import { test, type Devices } from './test';

const VIEWPORT = { width: 1010, height: 480 }; // wide enough for the log, and a small canvas

async function inMotion(device: Devices, plan: Plan): Promise<Page> {
  const context = await device({ viewport: VIEWPORT, reducedMotion: 'no-preference' });
  await watchPlaybacks(context);
  const page = await sitDown(context, plan, '?3d');
  await expect(page.locator('canvas[data-solid="true"]')).toBeVisible();
  return page;
}

test('a collapse in 3D: it is seen, then told, and who let it fall holds everything (DOMINO-H9)', async ({ device }) => {
  const page = await inMotion(device, domino('challenge', ABOUT_TO_FALL.challenge, undefined, { magnets: 'none' }));
  await act(page, () => move(page));
  await expect(page.locator('canvas')).toHaveAttribute('data-falls', 'collapsed');
  // What stood is in my hand, with the domino that I had let go; and it stays there until I play on.
  const tiles = page.locator('.hand [data-tile]');
  await expect(tiles).toHaveCount(4);
  expect(await tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.tile).sort())).toEqual(['1-4', '1-6', '5-5', '6-6']);
  await expect(page.locator('[data-place="held-1"]')).toHaveText('4');

  const told = 'Tu ramasses 3 dominos';
  await expect(story(page)).toContainText(told);
  const [fall] = await playbacksOn(page);
  expect(fall?.logged).not.toContain(told);
  expect(new Set(fall?.pictures).size, 'pictures of the fall differ').toBeGreaterThan(1);
});

test('two on one tablet: it is passed on when what was let go has been seen', async ({ device }) => {
  const page = await inMotion(device, domino('challenge', LAST_MOVES.challenge, [ME, TOM]));
  await act(page, () => move(page));
  await expect(page.locator('canvas')).toHaveAttribute('data-falls', 'stood');
  await expect(page.locator('dialog.cover')).toBeVisible();
  expect((await playbacksOn(page)).map(({ covered }) => covered)).toEqual([false]);
});
