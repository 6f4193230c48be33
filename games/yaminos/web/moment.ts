// One sentence to remember a finished game by: a Super Yamino, a last chance that was taken, a bold turn, or the best one.
import type { Moment, Said } from '@house/room';
import type { Event, View } from './types';

type Name = (seat: number) => string;
type Steps = readonly Moment<View, Event>[];

const BOLD_FROM = 3; // throws in one turn of the basic game, all of them survived
const WORTH_TELLING = 1; // points

export function moment(steps: Steps, name: Name): Said | null {
  const events = steps.flatMap((step) => step.events);
  const game = steps[0]?.view.options.game;
  return superYamino(events, name) ?? lastChance(events, name) ?? (game === 'base' ? bold(events, name) : null) ?? best(events, name);
}

/** Seven times the same digit (YAM-YAM-SUPER-1). */
function superYamino(events: readonly Event[], name: Name): Said | null {
  const made = events.find((event) => event.type === 'filled' && event.row === 'super' && event.points > 0);
  if (made?.type !== 'filled') return null;
  return { id: 'yaminos-moment-super', args: { name: name(made.seat), n: made.points } };
}

/** Somebody beat the leader when there was only one turn left for it (YAM-BASE-27). */
function lastChance(events: readonly Event[], name: Name): Said | null {
  const [first, ...later] = events.filter((event) => event.type === 'leads');
  const last = later.at(-1);
  if (!first || !last) return null;
  return { id: 'yaminos-moment-last-chance', args: { name: name(last.seat), score: last.score } };
}

/** The most throws dared in one turn whose points were kept (YAM-BASE-12, YAM-BASE-14). */
function bold(events: readonly Event[], name: Name): Said | null {
  let [throws, most] = [0, 0];
  let said: Said | null = null;
  for (const event of events) {
    if (event.type === 'turn') throws = 0;
    if (event.type === 'threw') throws += 1;
    if (event.type !== 'scored' || throws < BOLD_FROM || throws <= most) continue;
    most = throws;
    said = { id: 'yaminos-moment-bold', args: { name: name(event.seat), n: throws, points: event.points } };
  }
  return said;
}

/** The most points made at once. */
function best(events: readonly Event[], name: Name): Said | null {
  let said: Said | null = null;
  let most = WORTH_TELLING - 1;
  for (const event of events) {
    if ((event.type !== 'scored' && event.type !== 'filled') || event.points <= most) continue;
    most = event.points;
    said = { id: 'yaminos-moment-best', args: { name: name(event.seat), n: event.points } };
  }
  return said;
}
