// Tables of Magnetic Domino for docs/pictures, and a collapse as it was played back.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIResponse, type Browser, type BrowserContext, type Page, type WebSocketRoute } from '@playwright/test';
import { animated } from './animation';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844, scale: 2 }, desktop: { width: 1280, height: 800, scale: 1 } };
const SEATS = [{ kind: 'me' }, { kind: 'bot', strength: 'strong' }, { kind: 'bot', strength: 'easy' }];
const NEXT = ['dialog.cover button', '.chain .ghost', '.actions .main[aria-disabled="false"]', '.hand .may[aria-pressed="false"]'];

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
      const laid = async () => Number(/\d+/.exec((await page.locator('.table > .unseen').first().textContent()) ?? '')?.[0] ?? 0);
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

const FRAME_MS = 60;
const MOST_FRAMES = 80;
const GREAT = 8; // levels that fall make a picture
const HIGH = 10; // of so many nobody needs more
const FILM = { width: 420, height: 860 };
const STEADY = 'hand 0,0,0,0,0,0,0';
const CARELESS = 'hand 120,-80,300,200,-200,100,200'; // how nobody should let go of a domino

test('a collapse', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const context = await browser.newContext({ baseURL, viewport: FILM, locale: 'fr', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.routeWebSocket(/\/ws\//, buildsHigh);
  // Played quickly until something great has fallen; then looked at again, one picture at a time.
  for (let tries = 0; tries < 12; tries++) {
    const table = await seat(context, url, { game: 'challenge', magnets: 'weak' }, [{ kind: 'me' }, { kind: 'here', guest: { name: 'Tom', picture: 'cat' } }]);
    await page.goto(`/t/${table}`);
    await playUntil(page, () => page.getByText('Revoir la partie').isVisible());
    const step = await greatestFall(await context.request.get(`${url}/api/tables/${table}/replay`));
    if (step === null) continue;
    const address = `/r/${table}?3d&at=${step - 1}`;
    writeFileSync(join(folder, 'domino-collapse.png'), await film(await watching(browser, url), address));
    await reportPace(browser, url, address);
    return;
  }
  throw new Error('every tower stood');
});

/** Whatever is laid goes up instead, as near to the middle as can be; until a great tower falls, or a hand becomes careless. */
function buildsHigh(socket: WebSocketRoute): void {
  const house = socket.connectToServer();
  const seen = new Map<number, string[]>(); // what each seat may do
  let [levels, fallen] = [0, false];
  house.onMessage((text) => {
    const heard = JSON.parse(String(text)) as { eyes?: { seat: number; legal: string[]; view: View }[] };
    for (const { seat, legal, view } of heard.eyes ?? []) {
      seen.set(seat, legal);
      fallen ||= levels >= GREAT && view.built.length === 0;
      levels = levelsOf(view);
    }
    socket.send(text);
  });
  socket.onMessage((text) => {
    const act = JSON.parse(String(text)) as { type: string; what: string; seat: number };
    if (fallen || act.type !== 'act' || !act.what.startsWith('place')) return house.send(text);
    const [best] = seen.get(act.seat)?.sort((a, b) => rises(b) - rises(a)) ?? [];
    house.send(JSON.stringify({ ...act, what: `${best ?? act.what} ${levels < HIGH ? STEADY : CARELESS}` }));
  });
}

/** How much a placement adds to the height; half of a level, at most, is lost by leaning out. */
function rises(what: string): number {
  const [, x = 0, y = 0, level = 0] = (/at (-?\d+),(-?\d+),(\d+)/.exec(what) ?? []).map(Number);
  return level - Math.min(0.5, (Math.abs(x) + Math.abs(y)) / 10);
}

interface View {
  built: { piece: { level: number } }[];
}
const levelsOf = ({ built }: View) => Math.max(0, ...built.map(({ piece }) => piece.level + 1));

/** The step in which the highest tower has fallen, if it was high. */
async function greatestFall(replay: APIResponse): Promise<number | null> {
  const { steps } = (await replay.json()) as { steps: { what: string; view: View }[] };
  const falls = steps.map(({ what }, i) => ({ i, size: what === 'collapse' ? levelsOf(steps[i - 1]?.view ?? { built: [] }) : 0 }));
  const [greatest] = falls.sort((a, b) => b.size - a.size);
  console.log(`the highest tower that fell: ${greatest?.size ?? 0} levels`);
  return greatest && greatest.size >= GREAT ? greatest.i : null;
}

/** A page on a device that can draw shadows and smooth edges, or not. */
async function watching(browser: Browser, baseURL: string, viewport = FILM, cores = 8): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'fr', reducedMotion: 'no-preference' });
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
async function reportPace(browser: Browser, url: string, address: string): Promise<void> {
  for (const [size, { width, height }] of Object.entries(SIZES)) {
    for (const cores of [2, 8]) {
      const page = await watching(browser, url, { width, height }, cores);
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
