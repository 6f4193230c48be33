// The house by ear: whatever a player is asked at a table, she hears it, once. Every form of every game is played to its end;
// those that are long from near it, and some from their beginning for as long as the opening goes (in the long run all, and to the end).
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { diamino, KEPI, standing } from './diamino';
import { DIAMONDS, WITCH } from './diamoniak';
import { domino, LAST_MOVES, moveByKey } from './domino';
import { forget, hearsOnce, isAnswered, listen, nextQuestion, playNth } from './ears';
import { FORMS, OPENINGS } from './forms';
import { LONG, some } from './long';
import { act, lineOn, over, shows, turnOf } from './play';
import { withoutWebGl } from './solid';
import { BOT, ME, meet, sitDown, SOMEBODY, TOM, type Plan } from './tables';
import { test, type Devices } from './test';

/** So many decisions of hers make an opening: each kind of question has come by then. */
const OPENING = LONG ? Infinity : 8;

interface Ways {
  most?: number; // decisions
  move?: (page: Page, nth: number, seat: number) => Promise<unknown>; // how she plays; by default now this and now that, the same every time
}

/** Plays, each seat on its page, and hears every question that is asked of them. */
async function hearEveryQuestion(pages: readonly [Page, ...Page[]], { most = Infinity, move = (page, nth, seat) => playNth(page, nth * 7, seat) }: Ways = {}): Promise<void> {
  const seats = pages.map((_, i) => i + 1);
  for (let nth = 1; nth <= most; nth++) {
    const seat = (await turnOf(pages[0], seats)) ?? 1;
    const page = pages[seat - 1] ?? pages[0];
    const question = await nextQuestion(page, seat);
    if (question === null) return expect(over(page)).toBeVisible();
    expect(question, 'a question stands on the table').not.toBe('');
    await hearsOnce(page, question);
    await act(page, () => move(page, nth, seat));
    await shows(pages[0], await lineOn(page));
  }
}

async function ears(device: Devices): Promise<BrowserContext> {
  const context = await device();
  await withoutWebGl(context);
  await listen(context);
  return context;
}

for (const [form, plan] of FORMS) {
  test(`${form}: nothing is asked in silence`, async ({ device }) => {
    await hearEveryQuestion([await sitDown(await ears(device), plan)]);
  });
}

/** Each opens in its own way. */
const UNLIKE = ['diamoniak castles', 'yaminos muggins', 'yaminos yam', 'domino challenge', 'diamino two', 'diavolo race'];

for (const [form, plan] of some(OPENINGS, ([form]) => UNLIKE.includes(form))) {
  test(`${form}: nothing is asked in silence from the beginning`, async ({ device }) => {
    if (LONG) test.setTimeout(1_800_000); // a whole game
    await hearEveryQuestion([await sitDown(await ears(device), plan)], { most: OPENING });
  });
}

/** Two people: what is asked of the second is heard by her. */
const TWO: Record<string, Plan> = {
  diamoniak: { game: 'diamoniak', seats: [ME, SOMEBODY], position: WITCH },
  domino: domino('traditional', LAST_MOVES.traditional, [ME, SOMEBODY]),
};

for (const [game, plan] of Object.entries(TWO)) {
  test(`${game}: each of two people hears what is asked of her`, async ({ device }) => {
    await hearEveryQuestion(await meet(device, plan, async (context) => void (await withoutWebGl(context), await listen(context))));
  });
}

test('two around one tablet hear what is asked of each', async ({ device }) => {
  const page = await sitDown(await ears(device), { game: 'diamoniak', seats: [ME, TOM], position: WITCH });
  await hearEveryQuestion([page, page]);
});

for (const game of ['traditional', 'challenge', 'quincunx'] as const) {
  test(`domino ${game}: played by keys, nothing is asked and nothing is taken in hand in silence`, async ({ device }) => {
    const page = await sitDown(await ears(device), domino(game, LAST_MOVES[game]));
    const move = async () => {
      await isAnswered(page, 'ArrowRight');
      await forget(page);
      await moveByKey(page);
    };
    await hearEveryQuestion([page], { move });
  });
}

test('diamino: what is exchanged is heard square by square, and what comes of it', async ({ device }) => {
  const page = await sitDown(await ears(device), diamino({}, undefined, standing({ hands: ['AEESSTZ', 'AENT'], board: KEPI })));
  await nextQuestion(page);
  for (const key of ['+', 'e', 'z', 'Enter']) await isAnswered(page, key);
  await nextQuestion(page);
});

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
    await hearsOnce(page, question);
  });
}
