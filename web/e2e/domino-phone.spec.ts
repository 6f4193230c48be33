// Magnetic Domino on phones, small ones too: fingers, full hands as after a collapse, and a construction that can be seen.
import { expect, type Page } from '@playwright/test';
import { domino, LAST_MOVES } from './domino';
import { expectFits } from './fits';
import { withoutWebGl } from './solid';
import { BOT, ME, sitDown, type Plan } from './tables';
import { PHONE, test, type Devices } from './test';
import { fingers, middleOf, straight } from './touch';

/** All dominoes but the double 6, which lies there, and 5-5. */
const OTHERS = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, i) => `${low}-${low + i}`)).flat().filter((tile) => tile !== '6-6' && tile !== '5-5');
/** So many of them, those with a 6 first: they fit. */
const hand = (held: number) => [...OTHERS].sort((a, b) => Number(b.endsWith('6')) - Number(a.endsWith('6'))).slice(0, held).join(' ');

/** A tower of one, and so many dominoes in hand. */
const challenge = (held: number): Plan => domino('challenge', `turn 1 play / 1 0 ${hand(held)} / 2 0 5-5 / built 6-6@0,0,0,h / passes 0 / played 0`);
const FOUR = domino(
  'quincunx',
  'turn 1 play / 1 0 0-6 1-6 2-6 3-3 0-1 0-2 due height / 2 0 4-6 due height / 3 0 5-6 due height / 4 0 3-6 due height / built 6-6@0,0,0,h / passes 0 / played 0',
  [ME, BOT, BOT, BOT],
);

async function onPhone(device: Devices, plan: Plan, width: number, height: number): Promise<Page> {
  const phone = await device({ ...PHONE, viewport: { width, height } });
  await withoutWebGl(phone);
  const page = await sitDown(phone, plan);
  await expect(page.locator('.hand .may').first()).toBeVisible();
  return page;
}

// That the next tap counts is for a unit test: after a finger that was moved from here, Chromium now and then makes no click.
test('by finger: a domino that was pulled away from the table stays in hand', async ({ device }) => {
  const page = await onPhone(device, domino('traditional', LAST_MOVES.traditional), 390, 844);
  const tile = page.locator('.hand .may').first();
  const [x, y] = await middleOf(tile);
  await fingers(page, straight([x, y], [x, y + 70])); // away from the table
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
});

for (const [name, plan, width, height, least] of [
  ['challenge with eleven in hand', challenge(11), 360, 640, 180],
  ['challenge with fifteen in hand', challenge(15), 390, 664, 200],
  ['quincunx among four', FOUR, 320, 568, 110],
] as const) {
  test(`${name} on ${width} × ${height}: the construction can be seen`, async ({ device }) => {
    const page = await onPhone(device, plan, width, height);
    await page.locator('.hand .may').first().tap();
    const drawing = await page.locator('.drawing svg').boundingBox();
    expect(drawing?.height).toBeGreaterThanOrEqual(least);
    await expectFits(page);
    await expectAllInside(page);
  });
}

test('a phone on its side: twelve dominoes are all in sight, and more can be reached by a swipe over them', async ({ device }) => {
  const twelve = await onPhone(device, challenge(12), 844, 390);
  const mine = await twelve.locator('.layout > .mine').boundingBox();
  const last = await twelve.locator('.hand li').last().boundingBox();
  if (!mine || !last) throw new Error('there is no hand');
  expect(last.y + last.height).toBeLessThanOrEqual(mine.y + mine.height);
  await expectAllInside(twelve);

  const many = await onPhone(device, challenge(26), 844, 390);
  const hand = many.locator('.layout > .mine');
  const [x, y] = await middleOf(many.locator('.hand .tile').nth(10));
  await fingers(many, straight([x, y], [x, y - 90]));
  await expect.poll(() => hand.evaluate((element) => element.scrollTop)).toBeGreaterThan(20);
});

/** Nothing of the table is cut off below. */
async function expectAllInside(page: Page): Promise<void> {
  const layout = await page.locator('.layout').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(layout).toBeLessThanOrEqual(0);
}
