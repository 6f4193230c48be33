// Every kind of puzzle on a small phone: one answered wrong and one answered right; the question stays in sight while the table scrolls.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { asked, listen, send } from './ears';
import { expectFits } from './fits';
import { answerOf, wrongOf } from './learn';
import { SHELF } from '../src/wire/shelf';
import { ME, sitDown } from './tables';
import { test } from './test';

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
/** Kinds where every choice is told. */
const TOLD = ['keep', 'box', 'risk'];

const card = (page: Page): Locator => page.getByRole('main').locator('> section');
const again = (page: Page): Locator => card(page).getByRole('button', { name: 'Réessayer' });

for (const { id: game, puzzles } of SHELF)
  for (const { id: kind } of puzzles)
    test(`a puzzle of ${game}/${kind}: wrong, and right`, async ({ device }) => {
      const answer = answerOf(game, kind);
      const phone = await device(SMALL);
      await listen(phone);
      const open = () => sitDown(phone, { game, puzzle: `${kind}/1`, seats: [ME] });
      const missed = await open();
      const legal = await asked(missed);
      await expectFits(missed);
      await missed.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
      await expect(card(missed)).toBeInViewport({ ratio: 0.95 });
      await expectAccessible(missed);
      await send(missed, wrongOf(kind, legal, answer));
      await expect(again(missed)).toBeVisible();
      await expectFits(missed);
      if (TOLD.includes(kind)) {
        await card(missed).getByRole('button', { name: 'Tous les choix' }).tap();
        const choices = missed.getByRole('dialog', { name: 'Tous les choix' }).getByRole('listitem');
        await expect(choices.first()).toContainText(/\(−0,00\)/);
        expect(await choices.count()).toBeGreaterThan(1);
        await expectFits(missed);
        await expectAccessible(missed);
      } else await expect(card(missed).getByRole('button', { name: 'Tous les choix' })).toBeHidden();
      await missed.close();

      const solved = await open();
      for (const act of answer) {
        await asked(solved);
        await send(solved, act);
      }
      await expect(card(solved).getByRole('button', { name: 'Problème suivant' })).toBeVisible();
      await expect(again(solved)).toBeHidden();
      await expectAccessible(solved);
    });
