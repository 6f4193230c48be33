// Diavolo in the browser: whole games by several browsers, against bots, by keyboard alone, around one tablet and
// alone in training. No test depends on how fast this machine is: at these tables there is time enough.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { Line } from './line';
import { answered, DEVILS, lying, rightDevil, setUp, throwing, type Devil } from './diavolo';

const PATIENT = { seconds: '60' };
const NOBODY_HURRIES = { untimed: 'on' };
const SOON = { timeout: 30_000 }; // dice roll, and bots let people look
const over = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Encore une' }) });
const gemsOf = (page: Page, seat: number) => page.locator(`.plate[data-seat="${seat}"]`).getAttribute('data-gems');

/** Whoever has the dice throws them. */
async function throwDice(pages: Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) if (await throwing(page).isVisible()) return throwing(page).click({ timeout: 2000 });
    throw new Error('nobody has the dice');
  }).toPass(SOON);
  for (const page of pages) await expect(lying(page)).toBeVisible(SOON);
}

const EACH_WAY_MS = [0, 80, 250];

test('three browsers play a whole game over lines of different length; who looks well wins', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const context = await browser.newContext({ baseURL });
  const table = await setUp(context, url, [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }], NOBODY_HURRIES);
  const host = await context.newPage();
  const frames: string[] = [];
  host.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await host.goto(`/t/${table}`);
  const pages = [host];
  const lines = await Promise.all(EACH_WAY_MS.slice(1).map((ms) => Line.open(url, ms)));
  for (const line of lines) {
    const guest = await (await browser.newContext({ baseURL: line.url })).newPage();
    await guest.goto(`/t/${table}`);
    await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
    pages.push(guest);
  }
  for (const page of pages) await expect(page.getByTestId('turn')).toBeVisible();
  await expectAccessible(host);

  for (let turn = 1; turn <= 5; turn++) {
    await throwDice(pages);
    const { devil, sure } = await rightDevil(host);
    for (const page of pages) expect(await lying(page).getAttribute('aria-label')).toBe(await lying(host).getAttribute('aria-label'));
    if (turn === 1) await expectAccessible(host);
    await host.locator(`.bar [data-devil="${devil}"].may`).first().click();
    for (const guest of pages.slice(1)) await guest.getByRole('button', { name: 'Aucun' }).click();
    for (const page of pages) await expect(answered(page).or(over(page)).first()).toBeVisible(SOON);
    if (sure) await expect(answered(host)).toHaveAttribute('data-counted', devil);
    expect(await gemsOf(host, 2)).toBe(String(5 - turn));
    if (turn === 1) await readReceipt(host);
  }
  await expect(over(host)).toBeVisible(SOON);
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

test('by keyboard alone against a bot, to the end', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const table = await setUp(context, baseURL ?? '', [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }], PATIENT);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  await expect(page.getByTestId('turn')).toBeVisible();
  // A hand that comes before the dice is told why it has to wait.
  await page.keyboard.press('1');
  await expect(page.locator('.notes')).toContainText('DIAVOLO-35');
  await page.keyboard.press('t');
  await expect(lying(page)).toBeVisible(SOON);
  const { devil } = await rightDevil(page);
  const key = await page.locator(`.bar [data-devil="${devil}"]`).first().getAttribute('aria-keyshortcuts');
  await page.keyboard.press(key ?? '1');
  await expect(answered(page)).toBeVisible(SOON);
  // From here on she takes none: five turns at most.
  await expect(async () => {
    if (await throwing(page).isVisible()) await page.keyboard.press('t');
    if (await page.locator('[aria-keyshortcuts="X"][aria-disabled="false"]').isVisible()) await page.keyboard.press('x');
    expect(await over(page).isVisible()).toBe(true);
  }).toPass({ timeout: 240_000, intervals: [100] });
});

test('four people around one tablet: fingers that come down together all count', async ({ browser, baseURL }) => {
  const here = (name: string, picture: string) => ({ kind: 'here', guest: { name, picture } });
  const context = await browser.newContext({ baseURL, viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'fr-FR', reducedMotion: 'reduce' });
  const seats = [{ kind: 'me' }, here('Tom', 'cat'), here('Lina', 'rabbit'), here('Max', 'bear')];
  const table = await setUp(context, baseURL ?? '', seats, NOBODY_HURRIES);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-corner]')).toHaveCount(4);
  await expectFits(page);
  await page.locator('[data-corner="1"] .throw').tap();
  await expect(lying(page)).toBeVisible(SOON);
  await expectAccessible(page);
  const { devil } = await rightDevil(page);
  await touchTogether(page, devil);
  await expect(answered(page)).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Le ticket' }).tap();
  const receipt = page.getByRole('dialog', { name: 'Le ticket du tour' });
  await expect(receipt.locator('[data-seat] .devil svg')).toHaveCount(4);
  // One moment for all four fingers, whatever the line made of it.
  expect(new Set(await receipt.locator('[data-said]').allTextContents()).size).toBe(1);
  // Four hands, three devils of a colour or one grey one.
  if ((await answered(page).getAttribute('data-counted')) === devil) {
    await expect(receipt.locator('[data-verdict="right"]')).toHaveCount(devil === 'grey' ? 1 : 3);
    await expect(receipt.locator('[data-verdict="late"]')).toHaveCount(devil === 'grey' ? 3 : 1);
  }
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

test('on a phone everything fits, and training alone is remembered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR', reducedMotion: 'reduce' });
  const page = await context.newPage();
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

  const table = await setUp(context, baseURL ?? '', [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', strength: 'easy' }))], NOBODY_HURRIES);
  await page.goto(`/t/${table}`);
  await throwing(page).tap();
  await expect(lying(page)).toBeVisible(SOON);
  await expect(page.locator('.bar [data-devil]')).toHaveCount(10);
  expect(new Set(await page.locator('.bar [data-devil]').evaluateAll((all) => all.map((one) => one.getAttribute('data-devil')))).size).toBe(DEVILS.length);
  await expectFits(page);
  await expectAccessible(page);
});
