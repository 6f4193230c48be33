// One sentence to remember a finished game by: somebody who let everything fall and won all the same, the greatest
// collapse, the finest construction, or the longest chain.
import type { Moment, Said } from '@house/room';
import { levelsOf, type Event, type View } from './types';

type Name = (seat: number) => string;
type Steps = readonly Moment<View, Event>[];

const GREAT = 6; // dominoes that fall at once are worth telling
const HIGH = 3; // levels of a construction
const LONG = 8; // dominoes in a chain

export function moment(steps: Steps, name: Name): Said | null {
  const events = steps.flatMap((step) => step.events);
  const falls = events.filter((event) => event.type === 'collapsed').sort((a, b) => b.tiles.length - a.tiles.length);
  const winners = steps.at(-1)?.view.winners ?? [];
  const comeback = falls.find(({ seat }) => winners.includes(seat));
  if (comeback) return { id: 'domino-moment-comeback', args: { name: name(comeback.seat) } };
  const [greatest] = falls;
  if (greatest && greatest.tiles.length >= GREAT) {
    return { id: 'domino-moment-collapse', args: { name: name(greatest.seat), n: greatest.tiles.length } };
  }
  return finest(steps) ?? longest(steps);
}

function finest(steps: Steps): Said | null {
  const views = steps.map(({ view }) => view.built).filter((built) => levelsOf(built) >= HIGH);
  const best = views.reduce((one, other) => (other.length > one.length ? other : one), views[0] ?? []);
  return best.length > 0 ? { id: 'domino-moment-tower', args: { n: best.length, levels: levelsOf(best) } } : null;
}

function longest(steps: Steps): Said | null {
  const n = Math.max(0, ...steps.map(({ view }) => view.chain.length));
  return n >= LONG ? { id: 'domino-moment-chain', args: { n } } : null;
}
