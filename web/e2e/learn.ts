// Lessons and puzzles as their files have them, and hands for the table of each game: by finger, and by keys alone.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { adviceOf, main, writeByKeyboard, writeByTouch } from './diamino';
import { may, pressToPlay } from './play';

interface Step {
  asks: boolean; // she finds it by herself: nothing is pointed at
  hers: string[];
}

const fileOf = (path: string): string[] => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8').split('\n');

/** The steps of a lesson, from its text. */
export function stepsOf(game: string, lesson: string): Step[] {
  const steps: Step[] = [];
  for (const row of fileOf(`${game}/lessons/${lesson}.lesson`)) {
    if (row.startsWith('say ')) steps.push({ asks: false, hers: [] });
    const step = steps.at(-1);
    if (step && row === 'point nothing') step.asks = true;
    if (step && row.startsWith('1 ')) step.hers.push(row.slice(2));
  }
  return steps;
}

/** The finger comes to something that is lit, and nothing lies over that: hand and table come to rest in frames of their own. */
export async function expectPointing(page: Page): Promise<void> {
  await expect(page.getByTestId('pointing')).toBeVisible();
  const found = () => page.evaluate(() => {
    const room = document.querySelector('main');
    const hand = document.querySelector<HTMLElement>('[data-testid=pointing]');
    if (!room || !hand) return 'no hand';
    const corner = room.getBoundingClientRect();
    const [x, y] = [corner.left + parseFloat(hand.style.left), corner.top + parseFloat(hand.style.top) - room.scrollTop];
    const lit = [...room.querySelectorAll('.hinted')].filter((one) => {
      const box = one.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top - 1 && y <= box.bottom + 1;
    });
    if (lit.length === 0) return 'the hand points beside what is lit';
    const top = document.elementFromPoint(x, y);
    return top?.closest('section.paper[aria-label]') && !lit.some((one) => one.contains(top)) ? 'the card covers what is lit' : 'seen';
  });
  await expect.poll(found).toBe('seen');
}

/** The best answer of the first of its file, act by act. */
export function answerOf(game: string, kind: string): string[] {
  const row = fileOf(`${game}/puzzles/${kind}.txt`).find((one) => one !== '' && !one.startsWith('#'));
  return row?.split(' | ')[2]?.split(', ') ?? [];
}

/** What is wrong wherever the best is something else; elsewhere whatever else is open. */
const WRONG: Record<string, string> = { prog: 'stop', line: 'stop', small: 'stop', most: 'pass', out: 'pass', black: 'pass' };

/** An answer that is not the best one. */
export function wrongOf(kind: string, legal: readonly string[] | null, right: readonly string[]): string {
  return WRONG[kind] ?? legal?.find((act) => (kind === 'risk' ? act.startsWith('throw') : act !== right[0])) ?? '';
}

/** Where a place stands among all that are open for the same piece: so they light up, and so arrows go through them. */
const nthOf = (act: string, legal: readonly string[] | null): number => {
  const piece = act.split(' ').slice(0, 2).join(' ');
  return (legal ?? []).filter((one) => one === piece || one.startsWith(`${piece} `)).indexOf(act);
};

/** Those outside a chain that are not thrown again. */
async function keptBy(page: Page, act: string): Promise<string[]> {
  const loose = await page.locator('.bar:not(.laid)').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.yamino ?? ''));
  return loose.filter((yamino) => act !== 'throw' && !act.includes(`Y${yamino}`));
}

/** Does an act at its table; `legal` is all that is open. */
type Hand = (page: Page, act: string, legal: readonly string[] | null) => Promise<void>;

const bar = (page: Page, yamino: string): Locator => page.locator(`.bar[data-yamino="${yamino}"]`);
const devil = (page: Page, colour: string): Locator => page.locator(`.bar [data-devil="${colour}"].may`).first();
const throwDice = (page: Page): Locator => page.locator('.deeds .main[aria-disabled="false"]');
const box = (page: Page, row: string): Locator => page.locator(`.cell[data-row="${row}"]`);
const square = (page: Page, letter: string): Locator => page.locator(`[data-rack] [data-kind="${letter}"]`).first();
const SALE = 'button.sale';
/** By what is on its button. */
const KEYS: Record<string, string> = { draw: 'D', stop: 'S', pass: '-', fairy: 'F', buy: 'B' };

export const BY_TOUCH: Record<string, Hand> = {
  diamoniak: (page, act) => (act.startsWith('buy') ? page.locator(SALE).tap() : may(page, KEYS[act] ?? '').tap()),
  async yaminos(page, act, legal) {
    const [verb, what = ''] = act.split(' ');
    if (verb === 'stop') return may(page, 'S').tap();
    if (verb === 'throw') {
      for (const yamino of await keptBy(page, act)) await bar(page, yamino).tap();
      return may(page, 'T').tap();
    }
    const [first, then] = verb === 'box' ? [box(page, what), box(page, what)] : [bar(page, what.slice(1)), page.locator('.ghost').nth(nthOf(act, legal))];
    await first.tap();
    await then.tap();
  },
  async domino(page, act, legal) {
    const [verb, tile] = act.split(' ');
    if (verb === 'draw') return may(page, 'D').tap();
    await page.locator(`.hand [data-tile="${tile}"]`).tap();
    await page.locator('.chain .ghost').nth(nthOf(act, legal)).tap();
  },
  async diamino(page, act) {
    const [verb, what = ''] = act.split(' ');
    if (verb === 'pass' || verb === 'stop') await may(page, '-').tap();
    if (verb === 'pass') return;
    if (verb === 'discard') for (const letter of what) await square(page, letter).tap();
    if (verb === 'lay') await writeByTouch(page, adviceOf(act));
    await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
    await main(page).tap();
  },
  diavolo: (page, act) => (act === 'throw' ? throwDice(page).tap() : devil(page, act.split(' ')[1] ?? '').tap()),
};

/** Presses what stands on something, so often. */
async function pressKeyOf(page: Page, thing: Locator, times = 1): Promise<void> {
  const key = (await thing.getAttribute('aria-keyshortcuts')) ?? '';
  for (let press = 0; press < times; press++) await page.keyboard.press(key.toLowerCase());
}

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
}

export const BY_KEYS: Record<string, Hand> = {
  diamoniak: (page, act) => pressToPlay(page, KEYS[act.split(' ')[0] ?? ''] ?? ''),
  async yaminos(page, act, legal) {
    const [verb, what = ''] = act.split(' ');
    if (verb === 'stop') return pressToPlay(page, 'S');
    if (verb === 'throw') {
      for (const yamino of await keptBy(page, act)) await page.keyboard.press(yamino);
      return pressToPlay(page, 'T');
    }
    if (verb === 'box') return pressKeyOf(page, box(page, what), 2); // chosen, and filled
    await page.keyboard.press(what.slice(1));
    await pressTimes(page, 'ArrowRight', nthOf(act, legal));
    await page.keyboard.press('Enter');
  },
  async domino(page, act, legal) {
    const [verb, tile] = act.split(' ');
    if (verb === 'draw') return pressToPlay(page, 'D');
    await pressKeyOf(page, page.locator(`.hand [data-tile="${tile}"]`));
    await pressTimes(page, 'ArrowDown', nthOf(act, legal));
    await page.keyboard.press('Enter');
  },
  async diamino(page, act) {
    const [verb, what = ''] = act.split(' ');
    if (verb === 'pass') return pressToPlay(page, '-');
    if (verb === 'stop') await page.keyboard.press('-');
    if (verb === 'discard') await page.keyboard.type(what.toLowerCase());
    if (verb === 'lay') await writeByKeyboard(page, adviceOf(act));
    await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
  },
  diavolo: (page, act) => (act === 'throw' ? page.keyboard.press('t') : pressKeyOf(page, devil(page, act.split(' ')[1] ?? ''))),
};
