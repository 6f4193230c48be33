// The things of the box, as the rules tell the page about them.
export type { Event, Options, Phase, Player, Preview, Shown, View } from './wire';

export const JOKER = '?';
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is printed on a cell, by its sign in the picture of the board. */
export type Print = 'plain' | 'depart' | 'black' | 'green' | 'red';
const PRINTS: Record<string, Print> = { D: 'depart', '#': 'black', g: 'green', r: 'red' };

export function printOf(sign: string | undefined): Print {
  return PRINTS[sign ?? '.'] ?? 'plain';
}

/** The number on a square (DIAMINO-G4); a joker has none to count (DIAMINO-G7). */
export function valueOf(values: readonly number[], kind: string): number {
  return kind === JOKER ? 0 : (values[ALPHABET.indexOf(kind)] ?? 0);
}
