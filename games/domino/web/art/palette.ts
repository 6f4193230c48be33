// Glossy coloured magnets with white dots (DOMINO-G5). Every colour is dark enough for white to be read on it.
import type { Colour } from '../types';

export interface Paint {
  face: string;
  light: string;
  dark: string;
}

export const PAINTS: Record<Colour, Paint> = {
  red: { face: '#c2382e', light: '#e0685c', dark: '#86231c' },
  yellow: { face: '#b06f00', light: '#dc9c2a', dark: '#774a00' },
  green: { face: '#2b7a45', light: '#56a872', dark: '#1b5130' },
  blue: { face: '#2463b4', light: '#5a92d8', dark: '#174178' },
};

export const WHITE = '#fffdf6';

/** Where the dots of a number lie in a square that is 100 wide. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[50, 50]],
  [[28, 28], [72, 72]],
  [[26, 26], [50, 50], [74, 74]],
  [[28, 28], [72, 28], [28, 72], [72, 72]],
  [[27, 27], [73, 27], [50, 50], [27, 73], [73, 73]],
  [[28, 24], [28, 50], [28, 76], [72, 24], [72, 50], [72, 76]],
];
export const PIP = 10.5; // how large a dot is
