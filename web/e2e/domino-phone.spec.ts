// Magnetic Domino on phones, small ones too: fingers, full hands, and a construction that can be seen.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { expectFits } from './fits';
import { fingers, middleOf, straight } from './diamino';
import { BOT, playUntil, setUp, STEADY, withoutWebGl } from './domino';

const FOUR = [...BOT, ...BOT.slice(1), ...BOT.slice(1)];
const SET = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, i) => [low, low + i])).flat();

interface Heard {
  eyes?: { seat: number; view: { players: { hand: number[][] | null; count: number }[] } }[];
}

/** A hand as after a collapse: dominoes that she has not come with those that she has. */
function filled(text: string, held: number): string {
  const heard = JSON.parse(text) as Heard;
  for (const { seat, view } of heard.eyes ?? []) {
    const player = view.players[seat - 1];
    if (!player?.hand) continue;
    const others = SET.filter(([low, high]) => !player.hand?.some((tile) => tile.includes(low ?? 0) && tile.includes(high ?? 0)));
    player.hand = [...player.hand, ...others].slice(0, Math.max(held, player.hand.length));
    player.count = player.hand.length;
  }
  return JSON.stringify(heard);
}

interface Phone {
  width: number;
  height: number;
  game: string;
  held: number;
  seats?: object[];
}

/** A table on a phone, at a moment at which I can play. */
async function onPhone(browser: Browser, url: string, { width, height, game, held, seats = BOT }: Phone): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height }, hasTouch: true, isMobile: true, locale: 'fr-FR', reducedMotion: 'reduce' });
  await withoutWebGl(context);
  const page = await context.newPage();
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((text) => socket.send(filled(String(text), held)));
  });
  await page.goto(`/t/${await setUp(context, url, game, seats, STEADY)}`);
  await expect(page.locator('.hand [data-tile]').first()).toBeVisible();
  // Something lies there, and what I choose is up to me.
  await playUntil([page], async () => (await page.locator('.hand .may[aria-pressed="false"]').count()) > 0);
  return page;
}

// That the next tap counts is for a unit test: after a finger that was moved from here, Chromium now and then makes no click.
test('by finger: a domino that was pulled away from the table stays in hand', async ({ browser, baseURL }) => {
  const page = await onPhone(browser, baseURL ?? '', { width: 390, height: 844, game: 'traditional', held: 7 });
  const tile = page.locator('.hand .may').first();
  const [x, y] = await middleOf(tile);
  await fingers(page, straight([x, y], [x, y + 70])); // away from the table
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
});

const SMALL: (Phone & { least: number })[] = [
  { width: 360, height: 640, game: 'challenge', held: 11, least: 180 },
  { width: 390, height: 664, game: 'challenge', held: 15, least: 200 },
  { width: 320, height: 568, game: 'quincunx', held: 6, seats: FOUR, least: 110 },
];
for (const { least, ...phone } of SMALL) {
  test(`${phone.game} on ${phone.width} × ${phone.height} with ${phone.held} in hand: the construction can be seen`, async ({ browser, baseURL }) => {
    const page = await onPhone(browser, baseURL ?? '', phone);
    await page.locator('.hand .may').first().tap();
    const drawing = await page.locator('.drawing svg').boundingBox();
    expect(drawing?.height).toBeGreaterThanOrEqual(least);
    await expectFits(page);
    await expectAllInside(page);
  });
}

test('a phone on its side: twelve dominoes are all in sight, and more can be reached by a swipe over them', async ({ browser, baseURL }) => {
  const side = { width: 844, height: 390, game: 'challenge' };
  const twelve = await onPhone(browser, baseURL ?? '', { ...side, held: 12 });
  const mine = await twelve.locator('.layout > .mine').boundingBox();
  const last = await twelve.locator('.hand li').last().boundingBox();
  if (!mine || !last) throw new Error('there is no hand');
  expect(last.y + last.height).toBeLessThanOrEqual(mine.y + mine.height);
  await expectAllInside(twelve);

  const many = await onPhone(browser, baseURL ?? '', { ...side, held: 26 });
  const hand = many.locator('.layout > .mine');
  const scrolled = () => hand.evaluate((element) => element.scrollTop);
  await hand.evaluate((element) => element.scrollTo(0, 0)); // what was in hand last had been brought into sight
  const [x, y] = await middleOf(many.locator('.hand .tile').nth(10));
  await fingers(many, straight([x, y], [x, y - 90]));
  await expect.poll(scrolled).toBeGreaterThan(20);
});

/** Nothing of the table is cut off below. */
async function expectAllInside(page: Page): Promise<void> {
  const layout = await page.locator('.layout').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(layout).toBeLessThanOrEqual(0);
}
