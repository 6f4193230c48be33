// How a test plays: it does what the page offers, with the mouse, the finger or the keyboard.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openTable } from './tables';

export type Hand = (button: Locator) => Promise<void>;
// What has gone out in the meantime is not waited for; what is still there is touched, even on a slow machine.
export const SOON = { timeout: 8000 };
export const click: Hand = (button) => button.click(SOON);
export const tap: Hand = (button) => button.tap(SOON);

/** A button that may be used now. */
export const lit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[aria-disabled="false"]'));
export const ending = (page: Page) => page.getByRole('dialog', { name: /gagné/ });

export function setUp(context: BrowserContext, url: string, seats: object[]): Promise<string> {
  return openTable(context, url, 'diamoniak', {}, seats);
}

// What may be touched, best first. The witch gets cards on the right before stones of the castle.
const allowed = (key: string) => `[aria-keyshortcuts="${key}"][aria-disabled="false"]`;
const WITCH = [allowed('F'), allowed('Enter'), '.mine button.may', '.mine.giving button.stones'];
const GREEDY = ['dialog.cover button', ...WITCH, 'button.sale', allowed('D'), allowed('S')];
const CAREFUL = ['dialog.cover button', ...WITCH, 'button.sale', allowed('S'), allowed('D')];
const CAREFUL_EVERY = 6; // most turns go on until the witch comes, because that is quick; some stop before

let moves = 0;

/** One thing on this page, if there is one to do: false when it is somebody else's turn. */
export async function playOne(page: Page, hand: Hand): Promise<boolean> {
  const order = ++moves % CAREFUL_EVERY === 0 ? CAREFUL : GREEDY;
  const found = await page.evaluate(
    (selectors) => selectors.find((selector) => document.querySelector(selector)?.checkVisibility()),
    order,
  );
  if (!found) return false;
  // What was lit a moment ago may have gone out by now; then there is nothing to do.
  await hand(page.locator(found).first()).catch(() => undefined);
  return true;
}

/** Plays on every page until somebody has won. */
export async function playOut(pages: Page[], hand: Hand, withinMs = 600_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const did = await Promise.all(pages.map((page) => playOne(page, hand)));
    if (did.some(Boolean)) continue;
    const over = await Promise.all(pages.map((page) => ending(page).isVisible()));
    if (over.every(Boolean)) return;
    await pages[0]?.waitForTimeout(30);
  }
  throw new Error('nobody has won in time');
}
