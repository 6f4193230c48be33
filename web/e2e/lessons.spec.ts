// Every lesson of every game as a learner meets it on a small phone: each step has its card and its hand, or is answered; what is
// pointed at can be seen. Every run plays the first lesson of each form, the long run all. The acts themselves go over the page's own line, so that no game's own ways of playing are needed.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { asked, listen, send } from './ears';
import { expectFits } from './fits';
import { SHELF } from '../src/wire/shelf';
import { some } from './long';
import { ME, sitDown } from './tables';
import { test } from './test';

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

interface Step {
  asks: boolean; // she finds it by herself: nothing is pointed at
  hers: string[];
}

/** The steps of a lesson, from its text. */
function stepsOf(game: string, lesson: string): Step[] {
  const steps: Step[] = [];
  for (const row of readFileSync(new URL(`../../games/${game}/lessons/${lesson}.lesson`, import.meta.url), 'utf8').split('\n')) {
    if (row.startsWith('say ')) steps.push({ asks: false, hers: [] });
    const step = steps.at(-1);
    if (step && row === 'point nothing') step.asks = true;
    if (step && row.startsWith('1 ')) step.hers.push(row.slice(2));
  }
  return steps;
}

/** The finger comes to something that is lit, and nothing lies over that: hand and table come to rest in frames of their own. */
async function expectPointing(page: Page): Promise<void> {
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

for (const { id: game, lessons, race } of SHELF)
  for (const { id: lesson } of some(lessons, (one) => one === lessons.find(({ form }) => form === one.form)))
    test(`the lesson ${game}/${lesson}: each step is shown, pointed at and answered`, async ({ device }) => {
      const phone = await device(SMALL);
      await listen(phone);
      const page = await sitDown(phone, { game, lesson, seats: [ME] });
      const steps = stepsOf(game, lesson);
      const isFirst = lesson === lessons[0]?.id;
      const card = (step: number): Locator => page.getByRole('region', { name: `Étape ${step} sur ${steps.length}`, exact: true });
      for (const [i, { asks, hers }] of steps.entries()) {
        await expect(card(i + 1)).toBeVisible();
        for (const what of hers) {
          const legal = await asked(page);
          if (asks) {
            await expect(page.getByTestId('pointing')).toBeHidden();
            await send(page, legal?.find((other) => other !== what) ?? '');
            await expect(card(i + 1).locator('.why')).toBeVisible();
          } else await expectPointing(page);
          await expectFits(page);
          if (i === 0 && what === hers[0] && isFirst) await expectAccessible(page);
          await send(page, what);
        }
        // The hands of a race are stamped by the page: they cannot be sent past it, so of these the first step is seen here.
        if (race) return;
      }
      await asked(page);
      await expect(page.getByTestId('pointing')).toBeHidden();
      await expectFits(page);
      if (isFirst) await expectAccessible(page); // what the others show differs in words
    });
