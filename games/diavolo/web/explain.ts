// A picture of what decided a turn, drawn beside the dice. Which colours are best, which dice count and how each colour came to
// its figure is said by the rules (`answer`); this only puts it side by side.
import { COLOURS, type Answer, type Colour, type Throw } from './types';

interface Sum {
  colour: Colour;
  text: string; // "2 + 3 + 6 = 11"
  best: boolean;
  die: number; // the first that counts
}

/** How each colour came to its figure, and whether it is the best, or one of the best. */
export function explain({ dice }: Throw, { sums, best, counts }: Answer): Sum[] {
  return COLOURS.map((colour, i) => {
    const die = dice.findIndex((die, at) => die.colour === colour && counts[at]);
    return { colour, text: sums[i] ?? '', best: best[i] ?? false, die: Math.max(0, die) };
  });
}
