// Events and actions in words: for the log, the screen reader and the voice.
import { list, t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import * as gift from './gift';
import { CARDS, isColour, type Card, type Event, type View } from './types';

type Name = (seat: number) => string;

/** "2 diamonds and 1 fairy", in the language of the page. */
export function listCards(cards: readonly Card[]): string {
  const kinds = CARDS.filter((card) => cards.includes(card));
  const parts = kinds.map((kind) => t(`diamoniak-cards-${kind}`, { n: cards.filter((card) => card === kind).length }));
  return list(parts);
}

/** The sentence about a seat, or the one that speaks to the player herself. */
function about(event: string, seat: number, name: Name, me: number | null, args: Said['args'] = {}): Said {
  const id = `diamoniak-event-${event}`;
  return seat === me ? { id: `${id}-you`, args } : { id, args: { name: name(seat), ...args } };
}

export function describe(event: Event, name: Name, me: number | null): Said | null {
  switch (event.type) {
    case 'shuffled':
      return { id: 'diamoniak-event-shuffled', args: { n: event.cards } };
    case 'drew':
      return about(drew(event), event.seat, name, me, isColour(event.card) ? { colour: event.card } : {});
    case 'bought': {
      const { buyer, seller, colour } = event;
      if (seller === me) return { id: 'diamoniak-event-bought-from-you', args: { name: name(buyer), colour } };
      return about('bought', buyer, name, me, { seller: name(seller), colour });
    }
    case 'gave':
      if (event.cards.length === 0) return about('gave-nothing', event.seat, name, me);
      return about('gave', event.seat, name, me, { cards: listCards(event.cards) });
    case 'released':
    case 'won':
      return about(event.type, event.seat, name, me, { colour: event.colour });
    case 'moved':
      return about('moved', event.seat, name, me, { colour: event.colour, n: event.cards });
    case 'stopped':
    case 'countered':
    case 'turn':
      return about(event.type, event.seat, name, me);
  }
}

function drew({ card, to, starts }: Extract<Event, { type: 'drew' }>): string {
  if (!isColour(card)) return `drew-${card}`;
  if (to !== 'castle') return 'drew-right';
  return starts ? 'drew-first' : 'drew-castle';
}

export function sayAction(action: string, view: View, name: Name): Said {
  const [verb = '', ...words] = action.split(' ');
  switch (verb) {
    case 'buy': {
      const colour = view.players[view.turn - 1]?.colour ?? 'rose';
      return { id: 'diamoniak-action-buy', args: { name: name(Number(words[0])), colour } };
    }
    case 'give':
      return { id: 'diamoniak-action-give', args: { cards: listCards(gift.cards(gift.parse(action))) } };
    default:
      return { id: `diamoniak-action-${verb}` };
  }
}
