// Learning on the table itself, by finger and by keys alone: the first lesson of each game, those of Diavolo, whose hands are
// stamped by the page, and a puzzle of each kind. What is asked and what came of it are heard.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { asked, heard, listen } from './ears';
import { expectFits } from './fits';
import { answerOf, BY_KEYS, BY_TOUCH, expectPointing, stepsOf, wrongOf } from './learn';
import { SHELF } from '../src/wire/shelf';
import { ME, sitDown } from './tables';
import { test } from './test';
import { giveVoice, spoken } from './voice';

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const WAYS = [
  { by: 'by touch', like: SMALL, hands: BY_TOUCH },
  { by: 'by keys alone', like: {}, hands: BY_KEYS },
];

/** What is tried first and is not what is asked for, step by step; the rules, or the lesson, say why not. */
const TRIED: Record<string, Record<number, string>> = {
  'diamoniak/first': { 2: 'draw' },
  'domino/chain': { 1: 'lay 2-5 right' },
  'diamino/words': { 1: 'pass' },
};
/** What is seen beside the words, step by step, by who cannot read them. */
const PICTURES: Record<string, string[]> = {
  'diamoniak/first': ['draw', 'stop', 'buy', 'draw', 'draw', 'fairy'],
  'diavolo/first': ['throw', 'most', 'least', 'throw', 'high'],
  'diavolo/orders': ['throw', 'gap', 'odd', 'throw', 'high', 'near'],
  'diavolo/late': ['throw', 'most', 'least'],
};

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** A live region has said what stands there, all of it. */
async function expectHeard(page: Page, shown: Locator): Promise<void> {
  const words = plain((await shown.evaluate(({ firstChild }) => firstChild?.textContent)) ?? '');
  expect(words).not.toBe('');
  await expect.poll(async () => (await heard(page)).map(plain).join('\n')).toContain(words);
}

for (const { id: game, lessons, race } of SHELF)
  for (const { id: lesson } of lessons.filter((_, i) => i === 0 || race))
    for (const { by, like, hands } of WAYS)
      test(`the lesson ${game}/${lesson} ${by}, and by ear`, async ({ device }) => {
        const home = await device(like);
        await listen(home);
        await giveVoice(home);
        const page = await sitDown(home, { game, lesson, seats: [ME] });
        const steps = stepsOf(game, lesson);
        const pictures: (string | null)[] = [];
        for (const [i, { asks, hers }] of steps.entries()) {
          const card = page.getByRole('region', { name: `Étape ${i + 1} sur ${steps.length}`, exact: true });
          await expectHeard(page, card.locator('p').first());
          const tried = TRIED[`${game}/${lesson}`]?.[i + 1];
          for (const [nth, what] of hers.entries()) {
            const legal = await asked(page);
            if (nth === 0) pictures.push(await pictureOf(page));
            const wrong = asks ? legal?.find((other) => other !== what) : nth === 0 ? tried : undefined;
            if (asks) await expect(page.getByTestId('pointing')).toBeHidden();
            else await expectPointing(page);
            if (wrong) {
              await hands[game]?.(page, wrong, legal);
              await expectHeard(page, card.locator('.why'));
              await asked(page);
            }
            await expectFits(page);
            if (race && nth === 0) await expectAccessible(page); // of the others `lessons.spec.ts` does
            await hands[game]?.(page, what, legal);
          }
        }
        await asked(page);
        if (PICTURES[`${game}/${lesson}`]) {
          expect(pictures).toEqual(PICTURES[`${game}/${lesson}`]);
          const last = plain((await page.getByRole('region', { name: `Étape ${steps.length} sur` }).locator('p').first().textContent()) ?? '');
          await expect.poll(async () => (await spoken(page)).map(plain)).toContain(last);
        }
      });

const pictureOf = async (page: Page): Promise<string | null> => {
  const told = page.locator('[data-told]');
  return (await told.count()) === 0 ? null : told.getAttribute('data-told');
};

for (const { id: game, puzzles } of SHELF)
  for (const { id: kind } of puzzles)
    for (const { by, like, hands } of WAYS)
      test(`a puzzle of ${game}/${kind} ${by}, and by ear: wrong, and once more`, async ({ device }) => {
        const answer = answerOf(game, kind);
        const home = await device(like);
        await listen(home);
        const page = await sitDown(home, { game, puzzle: `${kind}/1`, seats: [ME], help: 'none' });
        const card = page.getByRole('main').locator('> section');
        const [words, next] = [card.locator('p').first(), card.getByRole('button', { name: 'Problème suivant' })];
        const legal = await asked(page);
        await expectHeard(page, words);
        await hands[game]?.(page, wrongOf(kind, legal, answer), legal);
        await expect(next).toBeVisible();
        await expectHeard(page, words);
        const again = card.getByRole('button', { name: 'Réessayer' });
        const missed = page.url();
        await (like === SMALL ? again.tap() : again.press('Enter'));
        await expect(page).not.toHaveURL(missed);
        await page.reload(); // ears that are new to this table
        for (const act of answer) {
          const open = await asked(page);
          await expectFits(page);
          await hands[game]?.(page, act, open);
        }
        await expect(next).toBeVisible();
        await expect(again).toBeHidden();
        await expectHeard(page, words);
      });
