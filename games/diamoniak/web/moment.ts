// One sentence to remember a finished game by: the boldest turn, the fairy who saved most, or the winning card.
import type { Moment, Said } from '@house/room';
import type { Event, View } from './types';

type Name = (seat: number) => string;
interface Candidate {
  weight: number; // about how many stones of a castle it was worth
  said: Said;
}

const WON_BY_PURCHASE = 6; // planned, not drawn: nothing is better
const BOLD_FROM = 4; // cards in a row without meeting the witch

export function moment(steps: readonly Moment<View, Event>[], name: Name): Said | null {
  const found = [...bold(steps, name), ...saved(steps, name), ...winning(steps, name)];
  found.sort((a, b) => b.weight - a.weight);
  return found[0]?.said ?? null;
}

/** Turns that went on and on, and ended by choice (DIAMONIAK-14) or by winning, not by the witch. */
function* bold(steps: readonly Moment<View, Event>[], name: Name): Generator<Candidate> {
  let cards = 0;
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.type === 'drew') cards = event.to === 'witch' ? 0 : cards + 1;
    if ((event.type === 'stopped' || event.type === 'won') && cards >= BOLD_FROM) {
      yield { weight: cards - 1, said: { id: 'diamoniak-moment-bold', args: { name: name(event.seat), n: cards } } };
    }
    if (event.type === 'turn') cards = 0;
  }
}

/** Fairies who stopped a witch before a castle that stood (DIAMONIAK-36). */
function* saved(steps: readonly Moment<View, Event>[], name: Name): Generator<Candidate> {
  for (const { events, view } of steps) {
    for (const event of events) {
      const stones = event.type === 'countered' ? (view.players[event.seat - 1]?.castle ?? 0) : 0;
      if (event.type !== 'countered' || stones < 2) continue;
      yield { weight: stones, said: { id: 'diamoniak-moment-fairy', args: { name: name(event.seat), n: stones } } };
    }
  }
}

/** The card that finished the castle (DIAMONIAK-40), bought or drawn. */
function* winning(steps: readonly Moment<View, Event>[], name: Name): Generator<Candidate> {
  const events = steps.flatMap((step) => step.events);
  const won = events.find((event) => event.type === 'won');
  if (!won) return;
  const args = { name: name(won.seat), colour: won.colour };
  const bought = events.findLast((event) => event.type === 'bought' || event.type === 'drew');
  if (bought?.type === 'bought') {
    const said = { id: 'diamoniak-moment-bought', args: { ...args, seller: name(bought.seller) } };
    yield { weight: WON_BY_PURCHASE, said };
  } else yield { weight: 1, said: { id: 'diamoniak-moment-drawn', args } };
}
