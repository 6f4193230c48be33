// A picture of what decided a turn, drawn beside the dice: the devil and the figures are those of the rules (`answer`), and
// this only says which dice they come from.
import { COLOURS, type Answer, type Colour, type Die, type Order, type Throw } from './types';

interface Sum {
  colour: Colour;
  text: string; // "2 + 3 + 6 = 11"
  best: boolean;
}

const best = (order: Order, worth: readonly number[]) => (order === 'least' || order === 'near' ? Math.min(...worth) : Math.max(...worth));
const SAME_MM10 = 10; // less is equally near (DIAVOLO-AMB-6)

/** How each colour came to its figure, and whether it is the best, or one of the best. */
export function explain(thrown: Throw, { devil, worth }: Answer): Sum[] {
  const top = best(thrown.order, worth);
  const second = [...worth].sort((a, b) => a - b)[1] ?? top;
  // Figures are rounded: of two that are equally near, the farther one may look a whole millimetre away.
  const near = (figure: number) => figure <= second || figure - top < SAME_MM10;
  return COLOURS.map((colour, i) => {
    const figure = worth[i] ?? 0;
    const level = devil === 'grey' && (thrown.order === 'near' ? near(figure) : figure === top);
    return { colour, text: sum(thrown, colour, figure), best: devil === colour || level };
  });
}

function sum({ order, dice }: Throw, colour: Colour, figure: number): string {
  const values = dice.filter((die) => die.colour === colour).map(({ value }) => value);
  switch (order) {
    case 'most':
    case 'least':
      return `${values.join(' + ')} = ${figure}`;
    case 'gap':
      return `${Math.max(...values)} − ${Math.min(...values)} = ${figure}`;
    case 'near':
      return `${Math.round(figure / 10)} mm`;
    case 'odd':
    case 'high':
      return String(figure);
  }
}

/** The dice that matter: they keep their light while the others step back. */
export function matters(thrown: Throw, die: Die): boolean {
  const own = thrown.dice.filter(({ colour }) => colour === die.colour).map(({ value }) => value);
  switch (thrown.order) {
    case 'gap':
      return die.value === Math.max(...own) || die.value === Math.min(...own);
    case 'odd':
      return die.value % 2 === 1;
    case 'high':
      return die.value === Math.max(...thrown.dice.map(({ value }) => value));
    default:
      return true;
  }
}
