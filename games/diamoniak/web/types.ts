// The things of the box, as the rules tell the page about them, and the few numbers that pictures need.
import type { Card, Colour } from './wire';

export { CASTLE as CASTLE_PARTS, PRICE } from './wire';
export type { Card, Colour, Counts, Event, Options, Phase, Pile, Player, View } from './wire';

export const COLOURS: readonly Colour[] = ['rose', 'blue', 'green', 'yellow'];

/** The order in which cards are written in a `give` and lie on the table. */
export const CARDS: readonly Card[] = ['rose', 'blue', 'green', 'yellow', 'diamond', 'fairy', 'witch'];

export function isColour(card: Card): card is Colour {
  return (COLOURS as readonly Card[]).includes(card);
}
