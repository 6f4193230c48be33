// A picture of what decided a turn, drawn beside the dice. Which colours are best and which dice count is said by the rules
// (`answer`); this only puts their figures side by side.
import { COLOURS, type Answer, type Colour, type Order, type Throw } from './types';

interface Sum {
  colour: Colour;
  text: string; // "2 + 3 + 6 = 11"
  best: boolean;
  die: number; // the first that counts
}

/** How each colour came to its figure, and whether it is the best, or one of the best. */
export function explain({ order, dice }: Throw, { worth, best, counts }: Answer): Sum[] {
  return COLOURS.map((colour, i) => {
    const counting = dice.flatMap((die, at) => (die.colour === colour && counts[at] ? [{ at, value: die.value }] : []));
    const text = sum(order, counting.map(({ value }) => value), worth[i] ?? 0);
    return { colour, text, best: best[i] ?? false, die: counting[0]?.at ?? 0 };
  });
}

/** The dice come by value. */
function sum(order: Order, values: number[], figure: number): string {
  switch (order) {
    case 'most':
    case 'least':
      return `${values.join(' + ')} = ${figure}`;
    case 'gap':
      return `${values.at(-1)} − ${values[0]} = ${figure}`;
    case 'near':
      return `${Math.round(figure / 10)} mm`;
    case 'odd':
    case 'high':
      return String(figure);
  }
}
