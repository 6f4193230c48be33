// A throw in 3D: it is really drawn, it ends on the faces that the record says, and nothing is told before it has been
// seen. WebGL runs in software here, so that pictures are few: the page itself keeps an eye on them, and no test is quick.
import { type BrowserContext, type Page } from '@playwright/test';
import { test } from './test';
import { expect, setUp } from './yaminos';

test.setTimeout(600_000);

const SEATS = [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }];
const VIEWPORT = { width: 1010, height: 480 }; // wide enough for the log, and a small canvas

interface Seen {
  flights: { logged: string; pictures: string[]; landed: string }[];
}

/** Remembers every flight: what the log said when it began, what was drawn, and which faces it ended on. */
function watchFlights(): void {
  const getContext = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, options?: object) => RenderingContext | null;
  // What was drawn can be read only if the canvas keeps it.
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    return getContext.call(this, kind, kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options);
  } as typeof HTMLCanvasElement.prototype.getContext;
  const seen: Seen = { flights: [] };
  Object.assign(window, { seen });
  let before = 'flat';
  const picture = (canvas: HTMLCanvasElement) => {
    const small = document.createElement('canvas');
    [small.width, small.height] = [80, 80];
    small.getContext('2d')?.drawImage(canvas, 0, 0, 80, 80);
    return small.toDataURL();
  };
  const look = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-flight]');
    const now = canvas?.dataset.flight ?? 'flat';
    if (now === 'flying' && before !== 'flying') {
      seen.flights.push({ logged: document.querySelector('.log')?.textContent ?? '', pictures: [], landed: '' });
    }
    const flight = seen.flights.at(-1);
    if (canvas && flight && now === 'flying') flight.pictures.push(picture(canvas));
    if (canvas && flight && now !== 'flying' && before === 'flying') flight.landed = canvas.dataset.landed ?? '';
    before = now;
  };
  const looking = () => {
    look();
    requestAnimationFrame(looking);
  };
  requestAnimationFrame(looking);
  // Two states may follow one another between two pictures.
  new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-flight'] });
}

/** Every fall in a record, as it stands there without its time. */
async function fallsOf(context: BrowserContext, url: string, table: string): Promise<string[]> {
  const record = await (await context.request.get(`${url}/api/tables/${table}/record`)).text();
  return [...record.matchAll(/^\S+ \* (Y\d .*)$/gm)].map(([, fall]) => fall ?? '');
}

/** One that lies flat on another has a face on top, and counts as not having fallen all the same (YAM-BASE-25). */
const asJudged = (landed: string, fall: string) =>
  landed.replace(/(Y\d) \S+/g, (seen, yamino: string) => (fall.includes(`${yamino} up`) ? `${yamino} up` : seen));

const shown = (page: Page) => page.locator('.bar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')));

/** How the page names the faces that lie there in the end. */
function names(falls: string[]): string[] {
  const faces = new Map<string, string>();
  for (const fall of falls) for (const [, yamino, face] of fall.matchAll(/(Y\d) (\d\/\d)/g)) faces.set(yamino ?? '', face ?? '');
  const sorted = [...faces].sort(([a], [b]) => a.localeCompare(b)).map(([, face]) => face.split('/'));
  return sorted.map(([low, high]) => (low === high ? `le doublet de ${low}` : `${low}-${high}`));
}

async function throwOnce(page: Page, table: string, query: string): Promise<void> {
  await page.goto(`/t/${table}${query}`);
  if (query !== '') await expect(page.locator('canvas[data-flight="ready"]')).toBeAttached();
  await page.getByRole('button', { name: 'Lancer', exact: true }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Revoir la partie' })).toBeVisible();
}

test('a throw flies, is told when it has landed, and lies as the record says', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const context = await browser.newContext({ baseURL, reducedMotion: 'no-preference', viewport: VIEWPORT });
  await context.addInitScript(watchFlights);
  const page = await context.newPage();
  const table = await setUp(context, url, { game: 'highest' }, SEATS);
  await throwOnce(page, table, '?3d');
  const { flights } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const falls = await fallsOf(context, url, table);

  expect(flights.map(({ landed }, i) => asJudged(landed, falls[i] ?? ''))).toEqual(falls);
  expect(flights[0]?.logged).not.toContain('Il tombe');
  await expect(page.locator('.log')).toContainText('Il tombe');
  for (const { pictures } of flights) expect(new Set(pictures).size, 'pictures of a flight differ').toBeGreaterThan(1);
  expect(await shown(page)).toEqual(names(falls));
});

test('where nothing may move a throw is shown flat', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: VIEWPORT });
  await context.addInitScript(watchFlights);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const table = await setUp(context, url, { game: 'highest' }, SEATS);
  await throwOnce(page, table, '');
  await expect(page.locator('canvas[data-flight="flat"]')).toBeAttached();
  expect((await page.evaluate(() => (window as unknown as { seen: Seen }).seen)).flights).toEqual([]);
  expect(asked.filter((path) => path.includes('/flight') || path.includes('throw3d'))).toEqual([]);
  await expect(page.locator('.log')).toContainText('Il tombe');
  expect(await shown(page)).toEqual(names(await fallsOf(context, url, table)));
});
