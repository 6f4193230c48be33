// The things of the box, as the rules tell the page about them.
import type { Said } from '@house/room';
import type { Answer, Colour, Devil, Lying as Throw, Order, Tally } from './wire';

export type { Answer, Colour, Devil, Die, Event, Options, Order, Player, Reach, Spot, Stage, Tally, Verdict, View } from './wire';
export type { Throw };

export const COLOURS: readonly Colour[] = ['black', 'white', 'red'];
export const DEVILS: readonly Devil[] = ['black', 'white', 'red', 'grey'];
export const ORDERS: readonly Order[] = ['most', 'least', 'gap', 'odd', 'high', 'near'];
export const MOST_GEMS = 5; // DIAVOLO-34

/** A turn that is over: what lay there, what was right, and what it brought everybody. */
export interface Receipt {
  throw: Throw;
  shown: number | null; // milliseconds after the game began, where this page knows
  answer: Answer;
  results: Tally[];
  settled: Said | null; // whom chance put in which order
}
