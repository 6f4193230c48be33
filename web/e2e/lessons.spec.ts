// Every lesson of every game as a learner meets it on a small phone: each step has its card and its hand, or is answered; what is
// pointed at can be seen. Every run plays the first lesson of each form, the long run all. The acts themselves go over the page's own line, so that no game's own ways of playing are needed.
import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './axe';
import { asked, listen, send } from './ears';
import { expectFits } from './fits';
import { expectPointing, stepsOf } from './learn';
import { SHELF } from '../src/wire/shelf';
import { some } from './long';
import { ME, sitDown } from './tables';
import { test } from './test';

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

// The hands of a race are stamped by the page and cannot be sent past it: its lessons are played by hand (`learning.spec.ts`).
for (const { id: game, lessons } of SHELF.filter(({ race }) => !race))
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
      }
      await asked(page);
      await expect(page.getByTestId('pointing')).toBeHidden();
      await expectFits(page);
      if (isFirst) await expectAccessible(page); // what the others show differs in words
    });
