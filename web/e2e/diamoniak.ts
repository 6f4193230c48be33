// Positions of Diamoniak. Where all cards of a pile are alike, chance has no choice.
import type { Locator, Page } from '@playwright/test';
import { act, lineOn, may } from './play';
import type { Plan } from './tables';

const BOX = { r: 6, b: 6, g: 6, y: 6, d: 20, f: 3, w: 7 };
const COLOURS: Record<string, keyof typeof BOX> = { rose: 'r', blue: 'b', green: 'g', yellow: 'y' };

/** How it stands: the pile, what each seat has (`rose 5 d3`: five parts of her castle, three diamonds on her right), and whose turn it is. All else is laid aside. */
export function standing(pile: string, seats: readonly string[], turn: string): string {
  const aside = { ...BOX };
  const take = (cards: string) => {
    for (const [, card, count] of cards.matchAll(/\b([rbgydfw])(\d+)\b/g)) aside[card as keyof typeof BOX] -= Number(count);
  };
  take(pile);
  for (const seat of seats) {
    const [colour = 'none', built] = seat.split(' ');
    if (colour !== 'none') take(`${COLOURS[colour]}${built}`);
    take(seat);
  }
  const rest = Object.entries(aside).filter(([, count]) => count > 0).map(([card, count]) => card + count);
  return [`pile ${pile}`, `aside ${rest.join(' ')}`, ...seats.map((seat, i) => `${i + 1} ${seat}`), `turn ${turn}`].join(' / ');
}

/** Nothing but diamonds to draw: nobody is visited by the witch, and nobody wins. */
export const DIAMONDS = standing('d18', ['rose 2', 'blue 2'], '1 start');
/** The same, but with two diamonds more seat 1 can buy the last part of her castle from seat 2. */
export const LAST_PART = standing('d15', ['rose 5 d1', 'blue 2 r1'], '1 start');
/** The witch comes to seat 1, who has something to choose from; then seat 2 can buy the last part of her castle. */
export const WITCH = standing('w1', ['rose 3 b1 g1 y1 d1', 'blue 5 d3'], '1 start');

export const diamoniak = (seats: readonly object[], position = DIAMONDS): Plan => ({ game: 'diamoniak', seats, position });

export const draw = (page: Page): Promise<void> => act(page, () => may(page, 'D').click());
export const stop = (page: Page): Promise<void> => act(page, () => may(page, 'S').click());
export const buy = (page: Page): Promise<void> => act(page, () => page.locator('button.sale').click());

/** Whatever the rules let her do now, by touch: she buys, or stops, or draws; or gives the witch what she wants. */
export async function anyMove(page: Page): Promise<void> {
  await lineOn(page);
  const can = async (what: Locator) => (await what.count()) > 0;
  const [sale, more, enough, give] = [page.locator('button.sale'), may(page, 'D'), may(page, 'S'), may(page, 'Enter')];
  if (await can(sale)) return act(page, () => sale.first().tap());
  if (await can(enough)) return act(page, () => enough.tap());
  if (await can(more)) return act(page, () => more.tap());
  const right = page.locator('.tray button.may');
  while (!(await can(give))) await ((await can(right)) ? right.first() : page.locator('button.stones')).tap();
  return act(page, () => give.tap());
}
