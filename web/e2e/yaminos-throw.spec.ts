// A throw in 3D: it is really drawn, it ends on the faces that the record says, and nothing is told before it has been seen.
import { expect, type Page } from '@playwright/test';
import { act, story } from './play';
import { playbacksOn, watchPlaybacks } from './solid';
import { sitDown } from './tables';
import { test } from './test';
import { yaminos } from './yaminos';

const VIEWPORT = { width: 1010, height: 480 }; // wide enough for the log, and a small canvas

/** Every fall in the record, as it stands there without its time. */
async function fallsOf(page: Page): Promise<string[]> {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const record = await (await page.request.get(`/api/tables/${table}/record`)).text();
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

/** I throw, a bot throws, and it is over. */
async function throwOnce(page: Page): Promise<void> {
  await act(page, () => page.getByRole('button', { name: 'Lancer les sept yaminos' }).click());
  await expect(page.locator('.frame[data-awaits="nobody"]')).toBeAttached();
}

test('a throw flies, is told when it has landed, and lies as the record says', async ({ device }) => {
  const context = await device({ reducedMotion: 'no-preference', viewport: VIEWPORT });
  await watchPlaybacks(context);
  const page = await sitDown(context, yaminos('highest'), '?3d');
  await expect(page.locator('canvas[data-flight="ready"]')).toBeAttached();
  await throwOnce(page);
  const flights = await playbacksOn(page);
  const falls = await fallsOf(page);

  expect(flights.map(({ landed }, i) => asJudged(landed, falls[i] ?? ''))).toEqual(falls);
  expect(flights[0]?.logged).not.toContain('Sur la table');
  await expect(story(page)).toContainText('Sur la table');
  for (const { pictures } of flights) expect(new Set(pictures).size, 'pictures of a flight differ').toBeGreaterThan(1);
  expect(await shown(page)).toEqual(names(falls));
});

test('where nothing may move a throw is shown flat', async ({ device }) => {
  const context = await device({ viewport: VIEWPORT });
  await watchPlaybacks(context);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await sitDown(context, yaminos('highest'));
  await throwOnce(page);
  await expect(page.locator('canvas[data-flight="flat"]')).toBeAttached();
  expect(await playbacksOn(page)).toEqual([]);
  expect(asked.filter((path) => path.includes('/flight') || path.includes('throw3d'))).toEqual([]);
  await expect(story(page)).toContainText('Sur la table');
  expect(await shown(page)).toEqual(names(await fallsOf(page)));
});
