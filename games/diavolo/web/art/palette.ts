// The colours of the bar. Black, white, red and grey also differ by a mark, for eyes that see them alike.
import type { Devil } from '../types';

export interface Paint {
  skin: string;
  light: string; // where the lamp falls
  line: string;
  pip: string;
}

export const PAINTS: Record<Devil, Paint> = {
  black: { skin: '#35313c', light: '#6d6878', line: '#0f0d12', pip: '#fff6df' },
  white: { skin: '#fbf4e4', light: '#ffffff', line: '#4b3f38', pip: '#2a2320' },
  red: { skin: '#d9372d', light: '#ff9483', line: '#4a0c09', pip: '#fff6df' },
  grey: { skin: '#98a0ac', light: '#ccd3dc', line: '#2f343c', pip: '#22262d' },
};

/** Where the pips of a face are, on a square of 100. */
const [LOW, MIDDLE, HIGH] = [27, 50, 73];
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[MIDDLE, MIDDLE]],
  [[LOW, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [MIDDLE, MIDDLE], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, MIDDLE], [LOW, HIGH], [HIGH, LOW], [HIGH, MIDDLE], [HIGH, HIGH]],
];
