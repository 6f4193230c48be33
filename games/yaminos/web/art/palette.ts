// The paints of the room: one for each number, dark enough to be read on ivory. Nobody has to tell them apart: the dots
// say the same.
export const PAINTS = ['#8a8271', '#c8372d', '#2463b4', '#2b7a45', '#8b3fa3', '#c2600a', '#1f2a44'] as const;

export const IVORY = '#fbf3df';
export const IVORY_SHADE = '#e3d3ae';
export const GROOVE = '#b39b6c';
export const INK = '#2a2320';

/** Where the dots of a number lie in a half that is 100 wide. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[50, 50]],
  [[28, 28], [72, 72]],
  [[26, 26], [50, 50], [74, 74]],
  [[28, 28], [72, 28], [28, 72], [72, 72]],
  [[27, 27], [73, 27], [50, 50], [27, 73], [73, 73]],
  [[28, 24], [28, 50], [28, 76], [72, 24], [72, 50], [72, 76]],
];
export const PIP = 11.5; // how large a dot is
