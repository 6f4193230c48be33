// Tables of Magnetic Domino for the tests, and somebody who plays there.
import type { Page } from '@playwright/test';
import { pressToPlay } from './play';
import { BOT, ME, type Plan } from './tables';

export const GAMES = ['traditional', 'challenge', 'quincunx'] as const;
type Game = (typeof GAMES)[number];

/** Three moves before the end, if everybody does what is offered first: seat 1, seat 2, and seat 1 is out. */
export const LAST_MOVES: Record<Game, string> = {
  traditional: 'turn 1 play / 1 0 3-5 4-5 / 2 0 2-4 1-1 / chain 6-6 <3-6 >2-6 / passes 0 / played 0',
  challenge: 'turn 1 play / 1 0 1-6 2-6 / 2 0 4-6 3-3 / built 6-6@0,0,0,h / passes 0 / played 0',
  quincunx: 'turn 1 play / 1 0 1-6 1-2 due height / 2 0 4-6 3-3 due flat / built 6-6@0,0,0,h / passes 0 / played 0',
};

/** What seat 1 lays first on the 1, which sticks out, brings everything down. At quincunx one has fallen before, and modes are remembered. */
export const ABOUT_TO_FALL: Record<'challenge' | 'quincunx', string> = {
  challenge: 'turn 1 play / 1 0 1-4 5-5 / 2 0 3-3 2-2 / built 6-6@0,0,0,h 6-1@0,0,1,v / passes 0 / played 0',
  quincunx: 'turn 1 play / 1 0 1-4 5-5 due height / 2 0 3-3 2-2 due flat / built 6-6@0,0,0,h 6-1@0,0,1,v / passes 0 fallen 1 / played 0',
};

/** One of the three: with a bot, unless other seats are named. */
export function domino(game: Game, position: string, seats: readonly object[] = [ME, BOT], options: Record<string, string> = {}): Plan {
  return { game: 'domino', options: { game, ...options }, seats, position };
}

/** One move: takes something in hand if there is nothing to be done otherwise, and lays it where it is offered first. */
export async function move(page: Page): Promise<void> {
  const main = page.locator('.actions .main[aria-disabled="false"]');
  const lay = page.locator('.chain .ghost');
  const inHand = page.locator('.hand .may[aria-pressed="false"]');
  await main.or(lay).or(inHand).first().waitFor();
  if ((await main.or(lay).count()) === 0) await inHand.first().click();
  await lay.or(main).first().click();
}

/** The same by keyboard alone. */
export async function moveByKey(page: Page): Promise<void> {
  const main = page.locator('.actions .main[aria-disabled="false"]');
  await main.or(page.locator('.hand .may')).first().waitFor();
  if ((await main.count()) === 0) await page.keyboard.press('ArrowRight');
  const key = (await main.getAttribute('aria-keyshortcuts')) ?? '';
  await pressToPlay(page, key);
}
