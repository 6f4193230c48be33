// The pictures a guest may choose, and those of our own players.
import type { Strength } from '@wire';

export { PICTURES } from '@wire';

const FILES = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** Where a picture's file is; an unknown picture is a fox. */
export function pictureUrl(name: string): string {
  return FILES[`./pictures/${name}.svg`] ?? FILES['./pictures/fox.svg'] ?? '';
}

// Each step of strength is somebody: a name that is the same in every language, and a face.
const HOUSE_NAMES: Record<Strength, string> = { gentle: 'Pip', easy: 'Momo', fair: 'Tilda', middle: 'Rufus', good: 'Nell', strong: 'Zita' };

/** The companion, who plays as whichever of them fits. */
export const COMPANION = { name: 'Lou', picture: 'house-fit' };

/** `seat`: where more than one of them sits at the table, her seat tells her apart. */
export function housePlayer(strength: Strength, seat?: number): { name: string; picture: string } {
  const name = HOUSE_NAMES[strength];
  return { name: seat === undefined ? name : `${name} ${seat}`, picture: `house-${strength}` };
}
