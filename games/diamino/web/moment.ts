// One sentence to remember a finished game by: out on a black cell, a clever challenge, devils hunted, or the longest word.
import type { Moment, Said } from '@house/room';
import type { Event, View } from './types';

type Name = (seat: number) => string;
type Laid = Extract<Event, { type: 'laid' }>;

const MANY_REDS = 2; // red devils with one word
const LONG = 5; // letters

export function moment(steps: readonly Moment<View, Event>[], name: Name): Said | null {
  const events = steps.flatMap((step) => step.events);
  return onBlack(events, name) ?? challenge(events, name) ?? reds(events, name) ?? longest(events, name);
}

const about = (id: string, seat: number, word: string | undefined, name: Name): Said => ({
  id: `diamino-moment-${id}`,
  args: { name: name(seat), word: word ?? '' },
});

/** The last word laid before this event. */
function lastLaid(events: readonly Event[], before: number): Laid | undefined {
  return events.slice(0, before).findLast((event) => event.type === 'laid');
}

/** The last squares on a black cell (DIAMINO-E3). */
function onBlack(events: readonly Event[], name: Name): Said | null {
  const at = events.findIndex((event) => event.type === 'ended' && event.how.type === 'out' && event.how.black);
  const laid = lastLaid(events, at);
  return at < 0 || !laid ? null : about('black', laid.seat, laid.words[0], name);
}

/** A challenge that was justified (DIAMINO-K2). */
function challenge(events: readonly Event[], name: Name): Said | null {
  for (const [i, event] of events.entries()) {
    const by = events.slice(0, i).findLast((other) => other.type === 'challenged' || other.type === 'laid');
    if (event.type === 'withdrawn' && by?.type === 'challenged') return about('challenge', by.seat, event.words[0]?.word, name);
  }
  return null;
}

function reds(events: readonly Event[], name: Name): Said | null {
  let [most, said]: [number, Said | null] = [MANY_REDS - 1, null];
  for (const [i, event] of events.entries()) {
    if (event.type !== 'covered' || event.reds <= most) continue;
    most = event.reds;
    const { id, args } = about('reds', event.seat, lastLaid(events, i)?.words[0], name);
    said = { id, args: { ...args, n: event.reds } };
  }
  return said;
}

/** Of the words that stood. */
function longest(events: readonly Event[], name: Name): Said | null {
  let [most, said]: [number, Said | null] = [LONG - 1, null];
  for (const [i, event] of events.entries()) {
    if (event.type !== 'laid') continue;
    const after = events.slice(i + 1).find((other) => other.type === 'withdrawn' || other.type === 'laid');
    const word = event.words[0] ?? '';
    if (after?.type === 'withdrawn' || word.length <= most) continue;
    most = word.length;
    said = about('longest', event.seat, word, name);
  }
  return said;
}
