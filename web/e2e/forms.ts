// Every form of play of the house, near the end of a game.
import { SHELF } from '../src/wire/shelf';
import { KEPI, LAST_MOVES as LAST_WORDS_OF_ALL, LAST_WORDS, standing } from './diamino';
import { diamoniak, LAST_PART, WITCH } from './diamoniak';
import { diavolo } from './diavolo';
import { domino, LAST_MOVES } from './domino';
import { BOT, ME, TOM, type Plan } from './tables';
import { GAMES, yaminos } from './yaminos';

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

/** Every form from its beginning: me against a bot, or alone. */
const WHOLE = SHELF.flatMap(({ id: game, forms }) =>
  forms.map(({ id, maxSeats, settings }): readonly [name: string, plan: Plan] => [`${game} ${id}`, { game, seats: maxSeats === 1 ? [ME] : [ME, BOT], options: settings }]),
);

/** Its game and name, and a table for it. */
export const FORMS = WHOLE.map(([name, plan]): readonly [name: string, plan: Plan] => {
  const near = SHORT[name] ?? {};
  return [name, { ...plan, ...near, options: { ...plan.options, ...near.options } }];
});

/** Those that begin near their end above, from their beginning and with all that hurries people; where that is a clock, with time for a slow machine. */
export const OPENINGS = WHOLE.filter(([name]) => Object.keys(SHORT[name] ?? {}).length > 0).map(([name, plan]): readonly [name: string, plan: Plan] => [
  name,
  name === 'diavolo race' ? { ...plan, options: { ...plan.options, seconds: '60' } } : plan,
]);

/** Every game, near the end of one between two people of one device: whoever wins is a person. */
const TWO = [ME, TOM];
export const LAST_OF_TWO: Record<string, Plan> = {
  diamoniak: diamoniak(TWO, LAST_PART),
  yaminos: yaminos('prog', TWO, GAMES.prog),
  domino: domino('traditional', LAST_MOVES.traditional, TWO),
  diamino: { game: 'diamino', seats: TWO, options: { formula: 'one' }, help: 'all', position: standing({ hands: ['S', 'AEWT'], board: KEPI }) },
  diavolo: diavolo(TWO, 'gems 2 1 / fell 0 0 / turn 8 of 1 / ready'),
};
