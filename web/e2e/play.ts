// How a test plays: it does what the page offers, with the mouse, the finger or the keyboard, and goes on when that has been shown.
import { expect, type Locator, type Page } from '@playwright/test';

const SOON = { timeout: 30_000 };

/** Something that may be used now, by its key. */
export const may = (page: Page, key: string): Locator => page.locator(`[aria-keyshortcuts="${key}"][aria-disabled="false"]`);
/** The sheet at the end of a game. */
export const over = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Revoir la partie' }) });
export const story = (page: Page): Locator => page.getByRole('list', { name: 'Ce qui s’est passé' });

/** The newest line of the game that this page has shown, once nothing is on its way. */
export async function lineOn(page: Page): Promise<number> {
  return Number(await page.locator('.frame[data-line]').getAttribute('data-line'));
}

/** Waits until this page has shown the game up to this line. */
export async function shows(page: Page, line: number): Promise<void> {
  await page.waitForFunction((line) => Number(document.querySelector<HTMLElement>('.frame')?.dataset.line ?? -1) >= line, line, SOON);
}

/** Presses a key that plays, as it is written on its button. A letter or a sign plays when it is pressed twice, and says so. */
export async function pressToPlay(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
  if (!/^[^\d\s]$/.test(key)) return;
  await expect(page.locator('.notes')).toContainText(`Encore ${key.toUpperCase()} pour confirmer`);
  await page.keyboard.press(key.toLowerCase());
}

/** Does what makes a move, and waits until it has been shown. */
export async function act(page: Page, touch: () => Promise<unknown>): Promise<void> {
  const before = await lineOn(page);
  await touch();
  await shows(page, before + 1);
}

/** Waits until one of these seats has to play: which, or null when the game is over. What has happened has been shown on `page`. */
export async function turnOf(page: Page, seats: readonly number[]): Promise<number | null> {
  const awaited = await page.waitForFunction(
    (seats) => {
      const frame = document.querySelector<HTMLElement>('.frame[data-line]');
      const awaits = frame?.dataset.awaits ?? '';
      return awaits === 'nobody' ? awaits : awaits.split(' ').find((seat) => seats.includes(seat));
    },
    seats.map(String),
    SOON,
  );
  const seat = await awaited.jsonValue();
  return seat === 'nobody' ? null : Number(seat);
}

/** Everybody plays until it is over, each on her own page, in the order of their seats. */
export async function playOut(pages: readonly [Page, ...Page[]], move: (page: Page) => Promise<unknown>): Promise<void> {
  const seats = pages.map((_, i) => i + 1);
  for (let seat = await turnOf(pages[0], seats); seat !== null; seat = await turnOf(pages[0], seats)) {
    const page = pages[seat - 1] ?? pages[0];
    await shows(page, await lineOn(pages[0]));
    await act(page, () => move(page));
    await shows(pages[0], await lineOn(page));
  }
}
