// Every form of play of the house, near the end of a game.
import { SHELF } from '../src/wire/shelf';
import { KEPI, LAST_MOVES as LAST_WORDS_OF_ALL, LAST_WORDS, standing } from './diamino';
import { WITCH } from './diamoniak';
import { LAST_MOVES } from './domino';
import { BOT, ME, type Plan } from './tables';
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

/** Its game and name, and a table for it: me against a bot, or alone. */
export const FORMS: readonly (readonly [name: string, plan: Plan])[] = SHELF.flatMap(({ id: game, forms }) =>
  forms.map((form) => {
    const near = SHORT[`${game} ${form.id}`] ?? {};
    const seats = form.maxSeats === 1 ? [ME] : [ME, BOT];
    return [`${game} ${form.id}`, { game, seats, ...near, options: { ...form.settings, ...near.options } }] as const;
  }),
);
