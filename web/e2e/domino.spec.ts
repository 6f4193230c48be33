// Magnetic Domino in the browser: the end of each of the three games between two people and by keyboard alone; a domino
// carried through the air; a collapse that everybody sees.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ABOUT_TO_FALL, domino, GAMES, LAST_MOVES, move, moveByKey } from './domino';
import { expectFits } from './fits';
import { act, lineOn, over, playOut, shows, story } from './play';
import { withoutWebGl } from './solid';
import { ME, meet, sitDown, SOMEBODY } from './tables';
import { PHONE, test } from './test';
import { middleOf } from './touch';

const TWO = [ME, SOMEBODY];

for (const game of GAMES) {
  test(`two browsers play ${game} to its end`, async ({ device }) => {
    const pages = await meet(device, domino(game, LAST_MOVES[game], TWO), withoutWebGl);
    await playOut(pages, move);
    for (const page of pages) await expect(over(page)).toBeVisible();
  });

  test(`${game} by keyboard alone against a bot`, async ({ device }) => {
    const context = await device();
    await withoutWebGl(context);
    const page = await sitDown(context, domino(game, LAST_MOVES[game]));
    await playOut([page], moveByKey);
    await expect(over(page)).toBeVisible();
  });
}

test('a match of two games is dealt again and noted (DOMINO-T9)', async ({ device }) => {
  const lastDomino = LAST_MOVES.traditional.replace('3-5 4-5', '3-5');
  const [host, guest] = await meet(device, domino('traditional', lastDomino, TWO, { games: '2' }));
  await expect(host.getByText('Partie 1 sur 2')).toBeVisible();
  await act(host, () => move(host));
  await act(host, () => move(host)); // deals
  await expect(host.getByText('Partie 2 sur 2')).toBeVisible();
  for (const page of [host, guest]) await expect(story(page)).toContainText('Partie 2 : on mélange et on distribue.');
});

test('on a phone everything fits and can be reached, in each of the three games', async ({ device }) => {
  const phone = await device(PHONE);
  await withoutWebGl(phone);
  for (const game of GAMES) {
    const page = await sitDown(phone, domino(game, LAST_MOVES[game]));
    await page.locator('.hand .may').first().tap();
    await expectFits(page);
    await expectAccessible(page);
    await page.close();
  }
});

test('a domino that does not fit says which rule', async ({ device }) => {
  const begins = 'turn 1 opening / 1 0 6-6 0-4 1-2 1-6 2-5 3-5 4-6 known 6-6 / 2 0 0-1 0-2 0-3 0-5 0-6 1-3 1-4 / chain / passes 0 / played 0';
  const [playing, waiting] = await meet(device, domino('traditional', begins, TWO));
  const wrong = (page: Page) => page.locator('.hand [data-tile][aria-disabled="true"]').first();
  await wrong(waiting).click({ force: true });
  await expect(waiting.locator('.notes')).toContainText('DOMINO-P3'); // it is not her turn
  await wrong(playing).click({ force: true });
  await expect(playing.locator('.notes')).toContainText('DOMINO-P2'); // something else begins
});

for (const [game, rule] of [['challenge', 'DOMINO-H9'], ['quincunx', 'DOMINO-Q16']] as const) {
  test(`a collapse in ${game}: both see it, and who let it fall takes everything (${rule})`, async ({ device }) => {
    const [host, guest] = await meet(device, domino(game, ABOUT_TO_FALL[game], TWO, { magnets: 'none', keepModeMemory: 'on' }), withoutWebGl);
    const held = (page: Page, seat: number) => page.locator(`[data-place="held-${seat}"]`);
    const stands = (page: Page) => page.locator('.table > .unseen').first();
    for (const page of [host, guest]) {
      await expect(held(page, 1)).toHaveText('2');
      await expect(stands(page)).toContainText('2 dominos');
    }
    await act(host, () => move(host));
    await shows(guest, await lineOn(host));
    // What she let go was hers and is hers again; all that stood comes to it (DOMINO-AMB-19).
    for (const page of [host, guest]) {
      await expect(held(page, 1)).toHaveText('4');
      await expect(held(page, 2)).toHaveText('2');
    }
    await expect(host.locator('.hand [data-tile]')).toHaveCount(4);
    await expect(story(host)).toContainText('Tu ramasses 3 dominos');
    await expect(story(guest)).toContainText('ramasse 3 dominos');
  });
}

test('in 3D: a domino is carried over its place, and let go by hand', async ({ device }) => {
  const page = await sitDown(await device({ viewport: { width: 640, height: 700 }, reducedMotion: 'no-preference' }), domino('challenge', LAST_MOVES.challenge), '?3d');
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.reload();
  await expect(page.locator('canvas[data-solid="true"]')).toBeVisible();
  const from = await middleOf(page.locator('.hand .may').first());
  const tower = await middleOf(page.locator('canvas'));
  await act(page, async () => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...tower, { steps: 4 });
    await page.mouse.up();
  });
  expect(sent.filter((frame) => / hand -?\d+,/.test(frame))).toHaveLength(1);
});
