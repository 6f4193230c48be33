// The house by ear: whatever a player is asked at a table, she hears it, once. Every form of every game is played to its end.
import { expect, type Page } from '@playwright/test';
import { standing } from './diamino';
import { DIAMONDS } from './diamoniak';
import { heard, listen, nextQuestion, playNth, timesHeard } from './ears';
import { FORMS } from './forms';
import { over } from './play';
import { withoutWebGl } from './solid';
import { BOT, ME, sitDown, type Plan } from './tables';
import { test } from './test';

/** Plays to the end, now this and now that, the same every time. */
async function hearsEveryQuestion(page: Page): Promise<void> {
  let nth = 0;
  for (let question = await nextQuestion(page); question !== null; question = await nextQuestion(page)) {
    expect(question, 'a question stands on the table').not.toBe('');
    expect(await timesHeard(page, question), `“${question}” in ${JSON.stringify(await heard(page))}`).toBe(1);
    await playNth(page, (nth += 7));
  }
}

for (const [form, plan] of FORMS) {
  test(`${form}: nothing is asked in silence`, async ({ device }) => {
    const context = await device();
    await withoutWebGl(context);
    await listen(context);
    const page = await sitDown(context, plan);
    await hearsEveryQuestion(page);
    await expect(over(page)).toBeVisible();
  });
}

/** What the rules ask beside the usual: each is the first thing that seat 1 hears. */
const QUESTIONS: Record<string, Plan> = {
  'the first card': { game: 'diamoniak', seats: [ME, BOT], position: DIAMONDS },
  'the first word': { game: 'diamino', seats: [ME, BOT] },
  'whether a word counts': {
    game: 'diamino',
    options: { wordCheck: 'challenge' },
    seats: [ME, BOT],
    position: standing({ hands: ['ABEIKPT', 'AESSTZ'], turn: 2 }),
  },
  'the first throw': { game: 'yaminos', options: { game: 'yam' }, seats: [ME, BOT] },
};

for (const [what, plan] of Object.entries(QUESTIONS)) {
  test(`${what} is asked aloud`, async ({ device }) => {
    const context = await device();
    await listen(context);
    const page = await sitDown(context, plan);
    const question = (await nextQuestion(page)) ?? '';
    expect(question).not.toBe('');
    expect(await timesHeard(page, question)).toBe(1);
  });
}
