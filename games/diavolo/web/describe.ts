// Events and actions in words: for the log, the screen reader and the voice.
import { list, t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import type { Devil, Event } from './types';
import { sayDice } from './words';

type Name = (seat: number) => string;

/** The sentence about a seat, or the one that speaks to the player herself. */
function about(event: string, seat: number, name: Name, me: number | null, args: Said['args'] = {}): Said {
  const id = `diavolo-event-${event}`;
  return seat === me ? { id: `${id}-you`, args } : { id, args: { name: name(seat), ...args } };
}

export function describe(event: Event, name: Name, me: number | null): Said | null {
  switch (event.type) {
    case 'ordered':
      return { id: 'diavolo-event-ordered', args: { order: t(`diavolo-order-${event.order}`) } };
    case 'shown':
      return { id: 'diavolo-event-shown', args: { order: t(`diavolo-order-${event.throw.order}`), dice: sayDice(event.throw) } };
    case 'reached':
      if (event.devil === null) return about('reached-none', event.seat, name, me);
      return about('reached', event.seat, name, me, { devil: event.devil });
    case 'answered':
      return about('answered', event.seat, name, me);
    case 'settled':
      return { id: 'diavolo-event-settled', args: { names: list(event.seats.map(name)) } };
    case 'counted':
      return counted(event, name);
    case 'fewer':
      return { id: 'diavolo-event-fewer', args: { n: event.each } };
    case 'threw':
    case 'out':
    case 'turn':
    case 'won':
      return about(event.type, event.seat, name, me);
    case 'nobodyWon':
      return { id: 'diavolo-event-nobody' };
  }
}

function counted({ answer, results }: Extract<Event, { type: 'counted' }>, name: Name): Said {
  const right = results.filter(({ verdict }) => verdict === 'right').map(({ seat }) => name(seat));
  const wrong = results.filter(({ change }) => change < 0).map(({ seat }) => name(seat));
  const args = { devil: answer.devil, right: right.length, safe: list(right), wrong: wrong.length, lost: list(wrong) };
  return { id: 'diavolo-event-counted', args };
}

export function sayAction(action: string): Said {
  const [verb = '', devil] = action.split(' ');
  if (verb === 'take') return { id: 'diavolo-action-take', args: { devil: (devil ?? 'grey') as Devil } };
  return { id: `diavolo-action-${verb}` };
}
