// What may be done now, sorted out of the list of the rules.
import { nameOf, type End, type Piece, type Squares } from './types';

/** One way to play a domino: first of all, at an end of the chain, or in a place of the construction. */
export interface Way {
  action: string;
  tile: string; // as `nameOf` has it
  end: End | null;
  piece: Piece | null;
}

export interface Offers {
  ways: Way[];
  draw: boolean;
  pass: boolean;
  deal: boolean;
}

export function offersOf(legal: readonly string[]): Offers {
  const ways = legal.map(wayOf).filter((way) => way !== null);
  return { ways, draw: legal.includes('draw'), pass: legal.includes('pass'), deal: legal.includes('deal') };
}

/** `lay 6-6`, `lay 3-5 left`, `place 2-5 at 0,0,1 h`; a hand that may follow is no part of where it goes. */
export function wayOf(action: string): Way | null {
  const [verb, numbers = '', where, cell = '', axis] = action.split(' ');
  const squares: Squares = [Number(numbers[0]), Number(numbers[2])];
  if (verb === 'lay') return { action, tile: numbers, end: where === 'left' || where === 'right' ? where : null, piece: null };
  if (verb !== 'place') return null;
  const [x = 0, y = 0, level = 0] = cell.split(',').map(Number);
  return { action, tile: nameOf(squares), end: null, piece: { numbers: squares, x, y, level, axis: axis === 'v' ? 'v' : 'h' } };
}

/** Those that can be played at all. */
export function playable(offers: Offers): ReadonlySet<string> {
  return new Set(offers.ways.map(({ tile }) => tile));
}
