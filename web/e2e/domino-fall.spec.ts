// A collapse in 3D at a real table: it is really drawn, it is told when it has been seen, and who let it fall then holds
// all that stood. WebGL runs in software here, so that pictures are few: the page itself keeps an eye on them.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { openTable } from './tables';

const SEATS = [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }];
const VIEWPORT = { width: 1010, height: 480 }; // wide enough for the log, and a small canvas
const MOST_TABLES = 6; // without magnets hardly any game ends before I have made something fall

/** How a domino that was let go came to rest, as the page has shown it. */
interface Fall {
  logged: string; // what the log said when it began
  covered: boolean; // somebody was asked to pass the tablet on meanwhile
  pictures: string[];
}

/** Remembers everything that is played back. */
function watchFalls(): void {
  const getContext = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, options?: object) => RenderingContext | null;
  // What was drawn can be read only if the canvas keeps it.
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    return getContext.call(this, kind, kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options);
  } as typeof HTMLCanvasElement.prototype.getContext;
  const falls: Fall[] = [];
  Object.assign(window, { falls });
  const picture = (canvas: HTMLCanvasElement) => {
    const small = document.createElement('canvas');
    [small.width, small.height] = [80, 80];
    small.getContext('2d')?.drawImage(canvas, 0, 0, 80, 80);
    return small.toDataURL();
  };
  let before = '';
  const look = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-falling]');
    const now = canvas?.dataset.falling ?? '';
    if (now !== '' && before === '') falls.push({ logged: document.querySelector('.log')?.textContent ?? '', covered: false, pictures: [] });
    const fall = falls.at(-1);
    if (canvas && fall && now !== '') {
      fall.pictures.push(picture(canvas));
      fall.covered ||= document.querySelector('dialog.cover') !== null;
    }
    before = now;
  };
  const looking = () => {
    look();
    requestAnimationFrame(looking);
  };
  requestAnimationFrame(looking);
  // Two states may follow one another between two pictures.
  new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-falling'] });
}

const fallsOn = (page: Page) => page.evaluate(() => (window as unknown as { falls: Fall[] }).falls);

/** What is seen just before a domino is let go. */
interface Before {
  hand: string[];
  stood: number;
  falls: number; // played back so far
}

/** One thing, if there is one to do. If a domino was let go, somewhere, it says how things stood. */
async function playOne(page: Page): Promise<Before | null> {
  return page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const main = find('.actions .main[aria-disabled="false"]');
    const next = find('.spots [aria-keyshortcuts="ArrowDown"]');
    if (!main) {
      find('.hand .may[aria-pressed="false"]')?.click();
      return null;
    }
    const before = {
      hand: [...document.querySelectorAll<HTMLElement>('.hand [data-tile]')].map((tile) => tile.dataset.tile ?? ''),
      stood: Number(/\d+/.exec(find('.table > .unseen')?.textContent ?? '')?.[0] ?? 0),
      falls: (find('canvas')?.dataset.falls ?? '').split(' ').filter(Boolean).length,
    };
    // Anywhere: who builds the same tower again and again would see the same again and again.
    for (let steps = Math.floor(Math.random() * 6); next && steps > 0; steps--) next.click();
    main.click();
    return next ? before : null;
  });
}

/** What became of the domino that was let go then, once it has been seen. */
async function verdict(page: Page, { falls }: Before): Promise<string> {
  const words = async () => ((await page.locator('canvas').getAttribute('data-falls')) ?? '').split(' ').filter(Boolean);
  await expect.poll(async () => (await words()).length, 'it is played back in 3D').toBeGreaterThan(falls);
  return (await words())[falls] ?? '';
}

/** Plays until I have made everything fall; null if the game was over before. */
async function untilIMakeItFall(page: Page): Promise<Before | null> {
  const over = page.getByRole('dialog').filter({ hasText: 'Revoir la partie' });
  while (!(await over.isVisible())) {
    const before = await playOne(page);
    if (before && (await verdict(page, before)) === 'collapsed') return before;
    if (!before) await page.waitForTimeout(40);
  }
  return null;
}

test('a collapse in 3D: it is seen, then told, and who let it fall holds everything (DOMINO-H9)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, reducedMotion: 'no-preference' });
  await context.addInitScript(watchFalls);
  const page = await context.newPage();
  let before: Before | null = null;
  for (let tables = 0; tables < MOST_TABLES && !before; tables++) {
    await page.goto(`/t/${await openTable(context, baseURL ?? '', 'domino', { game: 'challenge', magnets: 'none' }, SEATS)}?3d`);
    await expect(page.locator('canvas[data-solid="true"]')).toBeVisible();
    before = await untilIMakeItFall(page);
  }
  if (!before) throw new Error(`${MOST_TABLES} games in which I never made a tower without magnets fall`);
  // What stood is in my hand, with the domino that I had let go; and it stays there until I play on.
  const after = page.locator('.hand [data-tile]');
  await expect(after).toHaveCount(before.hand.length + before.stood);
  const names = await after.evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.tile));
  expect(names).toEqual(expect.arrayContaining(before.hand));
  await expect(page.locator('[data-place="held-1"]')).toHaveText(String(before.hand.length + before.stood));

  const told = `Tu ramasses ${before.stood + 1} dominos`;
  const mine = (await fallsOn(page)).at(-1);
  await expect(page.locator('.log')).toContainText(told);
  expect(mine?.logged).not.toContain(told);
  expect(new Set(mine?.pictures).size, 'pictures of the fall differ').toBeGreaterThan(1);
});

test('two on one tablet: it is passed on when what was let go has been seen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, reducedMotion: 'no-preference' });
  await context.addInitScript(watchFalls);
  const page = await context.newPage();
  const seats = [{ kind: 'me' }, { kind: 'here', guest: { name: 'Tom', picture: 'cat' } }];
  await page.goto(`/t/${await openTable(context, baseURL ?? '', 'domino', { game: 'challenge' }, seats)}?3d`);
  await expect(page.locator('canvas[data-solid="true"]')).toBeVisible();
  const cover = page.locator('dialog.cover');
  let before: Before | null = null;
  while (!before) {
    if (await cover.isVisible()) await cover.getByRole('button').click();
    before = await playOne(page);
    if (!before) await page.waitForTimeout(40);
  }
  await verdict(page, before);
  await expect(cover.or(page.locator('.actions .main[aria-disabled="false"]')).first()).toBeVisible();
  expect((await fallsOn(page)).map(({ covered }) => covered)).toEqual([false]);
});
