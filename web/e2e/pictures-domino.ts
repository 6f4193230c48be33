// Tables of Magnetic Domino for docs/pictures, and a collapse as it was played back.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { animated } from './animation';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844, scale: 2 }, desktop: { width: 1280, height: 800, scale: 1 } };
const SEATS = [{ kind: 'me' }, { kind: 'bot', strength: 'strong' }, { kind: 'bot', strength: 'easy' }];
const NEXT = ['.chain .ghost', '.actions .main[aria-disabled="false"]', '.hand .may[aria-pressed="false"]'];

async function seat(context: BrowserContext, url: string, options: object, seats: object[]): Promise<string> {
  await context.request.put(`${url}/api/me`, { headers: { origin: url }, data: { name: 'Léa', picture: 'owl' } });
  const answer = await context.request.post(`${url}/api/tables`, {
    headers: { origin: url },
    data: { game: 'domino', options, seats, first: 1, open: false, moveSeconds: null },
  });
  const { table, keys } = (await answer.json()) as { table: string; keys: unknown };
  await context.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [`ludogite:seats:${table}`, JSON.stringify(keys)]);
  return table;
}

/** Does what is offered until this is so. */
async function playUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 6000 && !(await done()); i++) {
    await page.evaluate((selectors) => {
      selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element?.checkVisibility())?.click();
    }, NEXT);
    await page.waitForTimeout(25);
  }
}

for (const [size, { scale, ...viewport }] of Object.entries(SIZES)) {
  for (const [game, lang, colorScheme] of [
    ['traditional', 'fr', 'light'],
    ['challenge', 'en', 'dark'],
    ['quincunx', 'de', 'light'],
  ] as const) {
    test(`${game} on ${size} in ${lang}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport, locale: lang, colorScheme, deviceScaleFactor: scale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`/t/${await seat(context, baseURL ?? '', { game, hand: 'steady', magnets: 'strong' }, SEATS)}?3d`);
      await expect(page.locator('.table')).toBeVisible();
      if (game !== 'traditional') await expect(page.locator('canvas[data-solid="true"]')).toBeVisible({ timeout: 60_000 });
      const laid = async () => Number(/\d+/.exec((await page.locator('.table > .unseen').textContent()) ?? '')?.[0] ?? 0);
      const chain = page.locator('.chain .laid');
      await playUntil(page, async () => {
        const enough = game === 'traditional' ? (await chain.count()) >= 9 : (await laid()) >= 8;
        return enough && (await page.locator('.hand .may[aria-pressed="false"]').count()) > 0;
      });
      await page.locator('.hand .may').first().click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: join(folder, `domino-${game}-${size}-${lang}.png`) });
      await context.close();
    });
  }
}

const FRAME_MS = 80;
const FRAMES = 48;

test('a collapse', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 420, height: 640 }, locale: 'fr', reducedMotion: 'reduce' });
  const url = baseURL ?? '';
  const page = await context.newPage();
  // Played quickly, without magnets, until something great has fallen; then looked at again, one picture at a time.
  for (let tries = 0; tries < 10; tries++) {
    const table = await seat(context, url, { game: 'challenge', magnets: 'none' }, [{ kind: 'me' }, { kind: 'bot', strength: 'strong' }]);
    await page.goto(`/t/${table}`);
    await playUntil(page, () => page.getByText('Revoir la partie').isVisible());
    const { steps } = (await (await context.request.get(`${url}/api/tables/${table}/replay`)).json()) as { steps: { what: string; view: { built: unknown[] } }[] };
    const falls = steps.map(({ what }, i) => ({ i, size: what === 'collapse' ? (steps[i - 1]?.view.built.length ?? 0) : 0 }));
    const greatest = falls.sort((a, b) => b.size - a.size)[0];
    if (!greatest || greatest.size < 6) continue;
    const watching = await browser.newContext({ baseURL, viewport: { width: 420, height: 640 }, locale: 'fr', reducedMotion: 'no-preference' });
    writeFileSync(join(folder, 'domino-collapse.png'), await film(await watching.newPage(), `/r/${table}?3d`, greatest.i));
    return;
  }
  throw new Error('every tower stood');
});

/** One step of a finished game, picture by picture. */
async function film(page: Page, address: string, step: number): Promise<Buffer> {
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator('canvas[data-solid="true"]')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('slider').fill(String(step - 1));
  await page.clock.runFor(4000);
  await page.clock.pauseAt(Date.now() + 60_000);
  const flight = page.waitForResponse(/\/flights\//);
  await page.keyboard.press('ArrowRight');
  await (await flight).finished();
  const frames: Buffer[] = [];
  for (let i = 0; i < FRAMES; i++) {
    await page.clock.fastForward(FRAME_MS);
    await page.waitForTimeout(60);
    frames.push(await page.locator('canvas').screenshot());
  }
  return animated(frames, FRAME_MS, 1500);
}
