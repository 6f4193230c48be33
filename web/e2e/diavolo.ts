// How a test plays Diavolo: it knows of the dice what a screen reader is told, and works the answer out by itself.
import { expect, type Page } from '@playwright/test';
import type { Plan } from './tables';

export const DEVILS = ['black', 'white', 'red', 'grey'] as const;
export type Devil = (typeof DEVILS)[number];

/** A table with time enough: nobody has to be quick. */
export const diavolo = (seats: readonly object[], position?: string): Plan => ({ game: 'diavolo', options: { untimed: 'on' }, seats, ...(position && { position }) });

/** Dice that can be grabbed for. */
export const lying = (page: Page) => page.locator('.tray[data-order]:not([data-counted])');
export const throwing = (page: Page) => page.getByRole('button', { name: /^Lancer les/ }).and(page.locator(':not([aria-disabled="true"])'));
/** What the last turn was about, as the page draws it. */
export const answered = (page: Page) => page.locator('.tray[data-counted]');

const ORDERS: Record<string, (values: number[]) => number> = {
  most: (values) => values.reduce((sum, value) => sum + value, 0),
  least: (values) => -values.reduce((sum, value) => sum + value, 0),
  gap: (values) => Math.max(...values) - Math.min(...values),
  odd: (values) => values.filter((value) => value % 2 === 1).length,
  high: (values) => Math.max(...values),
  near: (values) => -Math.min(...values),
};

/** The right devil by what is said of the dice, and whether that is sure: a voice tells distances in whole millimetres. */
export async function rightDevil(page: Page): Promise<{ devil: Devil; sure: boolean }> {
  const tray = lying(page);
  const [order, said] = [(await tray.getAttribute('data-order')) ?? '', (await tray.getAttribute('aria-label')) ?? ''];
  const values = ['Noirs', 'Blancs', 'Rouges'].map((colour) => {
    const found = new RegExp(`${colour}\\s(?::|à) ([\\d, ]+)`).exec(said)?.[1] ?? '';
    return found.split(',').map(Number);
  });
  expect(values.every((of) => of.length === 3 || of.length === 2), said).toBe(true);
  const worth = values.map((of) => ORDERS[order]?.(of) ?? 0);
  const best = Math.max(...worth);
  const [first, second] = worth.filter((one) => best - one <= (order === 'near' ? 1 : 0));
  if (second === undefined || first === undefined) return { devil: DEVILS[worth.indexOf(best)] ?? 'grey', sure: true };
  return order === 'near' ? { devil: DEVILS[worth.indexOf(best)] ?? 'grey', sure: false } : { devil: 'grey', sure: true };
}
