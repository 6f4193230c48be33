// The things of the box, as the rules tell the page about them.
import { PRINTS } from './wire';

export type { Event, Options, Phase, Player, Preview, Shown, View } from './wire';

export const JOKER = '?';
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is printed on a cell, by its sign in the picture of the board. */
export type Print = (typeof PRINTS)[keyof typeof PRINTS];

export const printOf = (sign: string): Print => PRINTS[sign as keyof typeof PRINTS];

/** The number on a square (DIAMINO-G4); a joker has none to count (DIAMINO-G7). */
export function valueOf(values: readonly number[], kind: string): number {
  return kind === JOKER ? 0 : (values[ALPHABET.indexOf(kind)] ?? 0);
}
