// One sentence on the finest moment of a finished game.
import type { Moment, Said } from '@house/room';
import type { Event, Tally, View } from './types';
import { seconds } from './words';

type Name = (seat: number) => string;

const HELD_OUT = 3; // turns with the last gem that are worth telling
const FAST_GREY_MS = 4000;

export function moment(steps: Moment<View, Event>[], name: Name): Said | null {
  const turns = steps.flatMap(({ events }) => events.filter((event) => event.type === 'counted'));
  return saved(turns, steps.at(-1)?.view.winner ?? null, name) ?? grey(turns, name) ?? fastest(turns, name);
}

type Counted = Extract<Event, { type: 'counted' }>;

/** The winner had one gem left for a long time. */
function saved(turns: Counted[], winner: number | null, name: Name): Said | null {
  const own = turns.flatMap(({ results }) => results.filter(({ seat }) => seat === winner));
  const since = own.length - own.findLastIndex(({ gems }) => gems > 1) - 1;
  if (winner === null || since < HELD_OUT || own.at(-1)?.gems !== 1) return null;
  return { id: 'diavolo-moment-saved', args: { name: name(winner), n: since } };
}

/** The quickest of those who had the right devil. */
function quickest(turns: Counted[], wanted: (turn: Counted) => boolean): Tally | null {
  const right = turns.filter(wanted).flatMap(({ results }) => results.filter(({ verdict, at }) => verdict === 'right' && at !== null));
  return right.sort((a, b) => (a.at ?? 0) - (b.at ?? 0))[0] ?? null;
}

function grey(turns: Counted[], name: Name): Said | null {
  const best = quickest(turns, ({ answer }) => answer.devil === 'grey');
  if (!best || (best.at ?? 0) > FAST_GREY_MS) return null;
  return { id: 'diavolo-moment-grey', args: { name: name(best.seat), time: seconds(best.at ?? 0) } };
}

function fastest(turns: Counted[], name: Name): Said | null {
  const best = quickest(turns, () => true);
  if (!best?.devil) return null;
  return { id: 'diavolo-moment-fast', args: { name: name(best.seat), devil: best.devil, time: seconds(best.at ?? 0) } };
}
