// Tables of 7 Yaminos for the tests, and somebody who plays there.
import type { Page } from '@playwright/test';
import { BOT, ME, type Plan } from './tables';

/** All boxes of a sheet but the last, with next to nothing in them. */
const SHEET = 'solo1=0 solo2=0 solo3=0 solo4=0 solo5=0 solo6=0 plus=21 moins=0 full=0 suite=0 pairs=0';

/** The twelve games, each a turn or two before its end. */
export const GAMES: Record<string, Pick<Plan, 'options' | 'position'>> = {
  highest: {},
  throws: {},
  target: { options: { throws: '1' } },
  longest: {},
  minimum: { options: { throws: '1' } },
  base: { position: 'turn 1 ready / 1 39 / 2 39' },
  muggins: { position: 'turn 1 ready / round 9 / 1 95 / 2 90' },
  more: { position: 'turn 1 ready / round 9 / 1 190 / 2 180' },
  even: { position: 'turn 1 ready / round 9 / 1 190 / 2 180' },
  prog: { position: 'turn 1 ready / round 6 / 1 40 / 2 45' },
  line: { position: 'turn 1 ready / round 9 / 1 195 / 2 190' },
  yam: { options: { rounds: '1' }, position: `turn 1 ready / round 11 / 1 21 ${SHEET} / 2 21 ${SHEET}` },
};

/** One of the twelve: with a bot, unless other seats are named. */
export function yaminos(game: string, seats: readonly object[] = [ME, BOT], more: Partial<Plan> = {}): Plan {
  return { game: 'yaminos', seats, ...more, options: { game, ...more.options } };
}

const LAY = '.bar.may:not(.laid)';
const LAY_TWO = `.felt:not(:has(.laid ~ .laid)) ${LAY}`;
const FILL = '.cell[aria-disabled="false"]';
const MAIN = '.actions .main[aria-disabled="false"]';
const SECOND = '.actions .second[aria-disabled="false"]';
/** What a player does first, if it is offered. In the basic game somebody who never stops never has points; a chain of two will do. */
const ORDER: Record<string, string[]> = { base: [SECOND, LAY, MAIN], yam: [FILL, MAIN], line: [LAY, SECOND, MAIN], muggins: [LAY, MAIN], more: [LAY, MAIN], even: [LAY, MAIN] };

/** One move: whatever is offered first. */
export const mover = (game: string) => async (page: Page): Promise<void> => {
  const order = ORDER[game] ?? [LAY_TWO, SECOND, MAIN];
  await page.locator(order.join(', ')).first().waitFor();
  const offer = await page.evaluate((order) => order.find((selector) => document.querySelector(selector)), order);
  await page.locator(offer ?? MAIN).first().click();
  if (offer === LAY || offer === LAY_TWO) await page.locator('.ghost').first().click();
  if (offer === FILL) await page.locator('.cell.chosen').click();
};
