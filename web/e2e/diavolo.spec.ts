// Diavolo in the browser: several browsers to the end, against a bot, by keyboard alone, around one tablet and
// alone in training. No test depends on how fast this machine is: at these tables there is time enough.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { answered, DEVILS, diavolo, lying, rightDevil, throwing, type Devil } from './diavolo';
import { expectFits } from './fits';
import { Line } from './line';
import { may, over } from './play';
import { BOT, comeByLink, ME, sitDown, SOMEBODY } from './tables';
import { PHONE, test } from './test';

const gemsOf = (page: Page, seat: number) => page.locator(`.plate[data-seat="${seat}"]`);

const EACH_WAY_MS = [0, 80, 250];

test('three browsers play to the end over lines of different length; who looks well wins', async ({ device, baseURL }) => {
  const twoTurns = 'gems 5 2 2 / fell 0 0 0 / turn 4 of 1 / ready';
  const host = await sitDown(await device(), diavolo([ME, SOMEBODY, SOMEBODY], twoTurns));
  const frames: string[] = [];
  host.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await host.reload();
  const pages = [host];
  const lines = await Promise.all(EACH_WAY_MS.slice(1).map((ms) => Line.open(baseURL ?? '', ms)));
  for (const line of lines) pages.push(await comeByLink(await device({ baseURL: line.url }), new URL(host.url()).pathname));
  for (const page of pages) await expect(page.getByTestId('turn')).toBeVisible();
  await expectAccessible(host);

  for (const [turn, thrower] of pages.slice(0, 2).entries()) {
    await throwing(thrower).click();
    for (const page of pages) await expect(lying(page)).toBeVisible();
    const { devil, sure } = await rightDevil(host);
    expect(sure).toBe(true);
    for (const page of pages) await expect(lying(page)).toHaveAttribute('aria-label', (await lying(host).getAttribute('aria-label')) ?? '');
    if (turn === 0) await expectAccessible(host);
    await host.locator(`.bar [data-devil="${devil}"].may`).first().click();
    for (const guest of pages.slice(1)) await guest.getByRole('button', { name: 'N’en prendre aucun' }).click();
    for (const page of pages) await expect(answered(page).or(over(page)).first()).toBeVisible();
    await expect(answered(host)).toHaveAttribute('data-counted', devil);
    await expect(gemsOf(host, 2)).toHaveAttribute('data-gems', String(1 - turn));
    if (turn === 0) await readReceipt(host);
  }
  await expect(over(host)).toBeVisible();
  await expect(over(host).getByText('garde la dernière gemme')).toBeVisible();
  await expectAccessible(host);

  // Every throw came sealed, and its key before what it tells.
  const at = (words: string) => frames.findIndex((frame) => frame.includes(words));
  expect(at('"type":"sealed"')).toBeGreaterThan(-1);
  expect(at('"type":"key"')).toBeGreaterThan(at('"type":"sealed"'));
  expect(at('"type":"shown"')).toBeGreaterThan(at('"type":"key"'));

  // The whole game once more, step by step.
  await over(host).getByRole('link', { name: 'Revoir la partie' }).click();
  await expect(host.getByTestId('replay-at')).toHaveText(/^0 \/ \d+$/);
  for (let i = 0; i < 2; i++) await host.keyboard.press('ArrowRight');
  await expect(lying(host)).toBeVisible();
  for (const line of lines) line.close();
});

async function readReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Le ticket' }).click();
  const receipt = page.getByRole('dialog', { name: 'Le ticket du tour' });
  await expect(receipt.locator('[data-seat="1"]')).toContainText('ms');
  await expect(receipt.locator('[data-seat="2"]')).toContainText('rien pris');
  // The house has measured how long each line holds things up, there and back.
  for (const [i, ms] of EACH_WAY_MS.entries()) {
    const lag = await receipt.locator(`[data-seat="${i + 1}"] [data-lag]`).textContent();
    expect(Number(lag?.replace(/\D/g, ''))).toBeGreaterThanOrEqual(2 * ms);
  }
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Fermer' }).click();
}

test('by keyboard alone against a bot, to the end', async ({ device }) => {
  const page = await sitDown(await device(), diavolo([ME, BOT], 'gems 2 1 / fell 0 0 / turn 8 of 1 / ready'));
  await expect(throwing(page)).toBeVisible();
  // A hand that comes before the dice is told why it has to wait.
  await page.keyboard.press('1');
  await expect(page.locator('.notes')).toContainText('DIAVOLO-13');
  await page.keyboard.press('t');
  await expect(may(page, 'X')).toBeVisible();
  await page.keyboard.press('x'); // takes none
  await expect(answered(page)).toBeVisible();
  await expect(gemsOf(page, 1)).toHaveAttribute('data-gems', '1');
  // The bot throws. There is one devil of each colour, and each has one gem: whoever has the right one wins.
  await expect(lying(page)).toBeVisible();
  const { devil } = await rightDevil(page);
  const key = await page.locator(`.bar [data-devil="${devil}"]`).first().getAttribute('aria-keyshortcuts');
  await page.keyboard.press(key ?? '');
  await expect(over(page)).toBeVisible();
});

test('four people around one tablet: fingers that come down together all count', async ({ device }) => {
  const here = (name: string, picture: string) => ({ kind: 'here', guest: { name, picture } });
  const tablet = await device({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  const page = await sitDown(tablet, diavolo([ME, here('Tom', 'cat'), here('Lina', 'rabbit'), here('Max', 'bear')]));
  await expect(page.locator('[data-corner]')).toHaveCount(4);
  await expectFits(page);
  await page.locator('[data-corner="1"] .throw').tap();
  await expect(lying(page)).toBeVisible();
  await expectAccessible(page);
  const { devil, sure } = await rightDevil(page);
  expect(sure).toBe(true);
  await touchTogether(page, devil);
  await expect(answered(page)).toHaveAttribute('data-counted', devil);
  await page.getByRole('button', { name: 'Le ticket' }).tap();
  const receipt = page.getByRole('dialog', { name: 'Le ticket du tour' });
  await expect(receipt.locator('[data-seat] .devil svg')).toHaveCount(4);
  // One moment for all four fingers, whatever the line made of it.
  expect(new Set(await receipt.locator('[data-said]').allTextContents()).size).toBe(1);
  // Four hands, three devils of a colour or one grey one.
  await expect(receipt.locator('[data-verdict="right"]')).toHaveCount(devil === 'grey' ? 1 : 3);
  await expect(receipt.locator('[data-verdict="late"]')).toHaveCount(devil === 'grey' ? 3 : 1);
  await expectFits(page);
});

/** One touch with four fingers, each on the same devil of another corner. */
async function touchTogether(page: Page, devil: Devil): Promise<void> {
  const points = [];
  for (const seat of [1, 2, 3, 4]) {
    const box = await page.locator(`[data-corner="${seat}"] [data-devil="${devil}"]`).boundingBox();
    if (!box) throw new Error(`no ${devil} devil in corner ${seat}`);
    points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2, id: seat });
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone everything fits, and training alone is remembered', async ({ device }) => {
  const phone = await device(PHONE);
  const page = await phone.newPage();
  await page.goto('/game/diavolo');
  await page.getByRole('button', { name: 'Lire les règles' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Dans un bar de l’enfer');
  await expectFits(page);
  await page.getByRole('button', { name: 'Fermer' }).tap();

  await page.getByRole('button', { name: 'S’entraîner seul' }).tap();
  const training = page.getByRole('dialog', { name: 'S’entraîner seul' });
  for (let i = 1; i <= 2; i++) {
    await training.locator('.main[aria-disabled="false"]').tap();
    const { devil } = await rightDevil(page);
    await training.locator(`[data-devil="${devil}"]`).tap();
    await expect(answered(page)).toBeVisible();
    await expect(answered(page)).toHaveAttribute('data-counted', /black|white|red|grey/);
  }
  await expect(training.getByRole('img', { name: 'Tes derniers essais' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const best = (await training.locator('.series strong').textContent()) ?? '';
  await page.reload();
  await page.getByRole('button', { name: 'S’entraîner seul' }).tap();
  await expect(training.locator('.series strong')).toHaveText(best);
});

test('on a phone six fit around the dice, and ten devils', async ({ device }) => {
  const page = await sitDown(await device(PHONE), diavolo([ME, BOT, BOT, BOT, BOT, BOT]));
  await throwing(page).tap();
  await expect(lying(page)).toBeVisible();
  await expect(page.locator('.bar [data-devil]')).toHaveCount(10);
  expect(new Set(await page.locator('.bar [data-devil]').evaluateAll((all) => all.map((one) => one.getAttribute('data-devil')))).size).toBe(DEVILS.length);
  await expectFits(page);
  await expectAccessible(page);
});
