// The receipt of a turn, put together from what is told: the throw when it is shown, the rest when it is counted.
import type { Said } from '@house/room';
import type { Event, Receipt, Throw, View } from './types';

/** The throw on the table, and when everybody could see it. */
export interface Seen {
  throw: Throw;
  shown: number | null;
}

export interface Told {
  seen: Seen | null;
  receipt: Receipt | null; // the newest
}

export function seenIn(view: View): Seen | null {
  return view.throw && { throw: view.throw, shown: view.shown };
}

/** Who has just come, or jumped: what the last events tell, and what lies there. */
export function readAnew(view: View, events: readonly Event[]): Told {
  const told = readEvents({ seen: null, receipt: null }, events);
  return { ...told, seen: seenIn(view) ?? told.seen };
}

/** Goes through the events of a step; `before` is what was known until then. */
export function readEvents(before: Told, events: readonly Event[]): Told {
  let { seen, receipt } = before;
  let settled: Said | null = null;
  for (const event of events) {
    if (event.type === 'shown') seen = { throw: event.throw, shown: null };
    if (event.type === 'settled') settled = event.said;
    if (event.type !== 'counted' || seen === null) continue;
    receipt = { ...seen, answer: event.answer, results: event.results, settled };
    settled = null;
  }
  return { seen, receipt };
}
