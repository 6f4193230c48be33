// The pictures a guest may choose, and those of our own players.
import type { Strength } from '@wire';

export { PICTURES } from '@wire';

const FILES = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** Where a picture's file is; an unknown picture is a fox. */
export function pictureUrl(name: string): string {
  return FILES[`./pictures/${name}.svg`] ?? FILES['./pictures/fox.svg'] ?? '';
}

// Our players have names of their own, one for each seat, so that two of them at a table are told apart.
const HOUSE_NAMES = ['Pip', 'Tilda', 'Momo', 'Zita', 'Rufus', 'Nell', 'Otto', 'Wanda'];

export function housePlayer(seat: number, strength: Strength): { name: string; picture: string } {
  return { name: HOUSE_NAMES[(seat - 1) % HOUSE_NAMES.length] ?? 'Pip', picture: `house-${strength}` };
}
