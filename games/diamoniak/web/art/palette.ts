// The paints of the storybook. Every picture uses these, so that all of them hang in the same light.
import type { Colour } from '../types';

export const INK = '#2a2320';
export const CREAM = '#fbf4e4';
export const NIGHT = '#1d2340';
export const LAMP = '#ffcf7a';
export const SHADE = 'rgba(42, 24, 60, .17)'; // away from the lamp
export const GLOW = 'rgba(255, 255, 255, .4)'; // towards the lamp

export interface Paint {
  stone: string; // walls
  roof: string; // roofs, flags, card borders
  deep: string; // patterns and shadows on the roof; dark enough for white text
  pale: string; // sky behind a card of this colour
}

export const PAINT: Record<Colour, Paint> = {
  rose: { stone: '#fbdfe3', roof: '#e2628f', deep: '#a3285a', pale: '#fdeaf0' },
  blue: { stone: '#dbe9f8', roof: '#4d8fdc', deep: '#1f569f', pale: '#e6f1fc' },
  green: { stone: '#e3eed3', roof: '#5fa85a', deep: '#2b6a35', pale: '#edf6e2' },
  yellow: { stone: '#fdf0c8', roof: '#f0b429', deep: '#8a5a00', pale: '#fff7dc' },
};
