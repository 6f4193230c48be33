// Fingers.
import type { Locator, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Fingers on the glass, as the browser itself gets them: each goes its way, all at the same time. */
export async function fingers(page: Page, ...ways: readonly (readonly Point[])[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const points = (at: number) => ways.map((way, id) => ({ x: way[at]?.[0] ?? 0, y: way[at]?.[1] ?? 0, id }));
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let at = 1; at < (ways[0]?.length ?? 0); at++) await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(at) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await line.detach();
}

/** A straight way in a few steps. */
export const straight = (from: Point, to: Point): Point[] => [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);

/** The middle of something on the page. */
export async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
