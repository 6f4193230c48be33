// The house by ear: whatever a player is asked at a table, she hears it, once. Every form of every game is played to its end.
import { expect, type Page } from '@playwright/test';
import { SHELF } from '../src/wire/shelf';
import { KEPI, LAST_MOVES as LAST_WORDS_OF_ALL, LAST_WORDS, standing } from './diamino';
import { DIAMONDS, WITCH } from './diamoniak';
import { LAST_MOVES } from './domino';
import { heard, listen, nextQuestion, playNth, timesHeard } from './ears';
import { over } from './play';
import { withoutWebGl } from './solid';
import { BOT, ME, sitDown, type Plan } from './tables';
import { test } from './test';
import { GAMES } from './yaminos';

const BOTS = [BOT, BOT, BOT];

/** Where long games begin: near their end. What is not here is played from its beginning. */
const SHORT: Record<string, Partial<Plan>> = {
  ...Object.fromEntries(Object.entries(GAMES).map(([form, near]) => [`yaminos ${form}`, near])),
  'diamoniak castles': { position: WITCH },
  'domino challenge': { position: LAST_MOVES.challenge },
  'domino quincunx': { position: LAST_MOVES.quincunx },
  'diamino one': { position: standing({ hands: ['S', 'AEWT'], board: KEPI }) },
  'diamino two': { position: LAST_WORDS_OF_ALL, seats: [ME, ...BOTS] },
  'diamino patience': { position: LAST_WORDS },
  'diavolo race': { position: 'gems 1 1 / fell 0 0 / turn 8 of 1 / ready', options: { untimed: 'on' } },
};

/** Plays to the end, now this and now that, the same every time. */
async function hearsEveryQuestion(page: Page): Promise<void> {
  let nth = 0;
  for (let question = await nextQuestion(page); question !== null; question = await nextQuestion(page)) {
    expect(question, 'a question stands on the table').not.toBe('');
    expect(await timesHeard(page, question), `“${question}” in ${JSON.stringify(await heard(page))}`).toBe(1);
    await playNth(page, (nth += 7));
  }
}

for (const { id: game, forms, maxSeats } of SHELF) {
  for (const form of forms) {
    test(`${game}, ${form.id}: nothing is asked in silence`, async ({ device }) => {
      const near = SHORT[`${game} ${form.id}`] ?? {};
      const context = await device();
      await withoutWebGl(context);
      await listen(context);
      const seats = form.maxSeats === 1 || maxSeats === 1 ? [ME] : [ME, BOT];
      const page = await sitDown(context, { game, seats, ...near, options: { ...form.settings, ...near.options } });
      await hearsEveryQuestion(page);
      await expect(over(page)).toBeVisible();
    });
  }
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
