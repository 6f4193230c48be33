// The picture of the tray in words, for who cannot see it: at a table, and in training, where no table tells anything. What
// happened and what is asked come from the rules.
import { language, t } from '@house/i18n.svelte';
import { COLOURS, type Throw } from './types';

/** All the dice, for ears: their values, or how far they lie from the order die where that is what counts. */
export function sayDice({ order, spot, dice }: Throw): string {
  const far = (x: number, y: number) => Math.round(Math.hypot(x - spot.x, y - spot.y) / 10);
  return COLOURS.map((colour) => {
    const mine = dice.filter((die) => die.colour === colour);
    const values = order === 'near' ? mine.map((die) => far(die.spot.x, die.spot.y)).sort((a, b) => a - b) : mine.map(({ value }) => value);
    return t(order === 'near' ? 'diavolo-far-of' : 'diavolo-dice-of', { colour, values: values.join(', ') });
  }).join(' ');
}

/** Seconds with two digits, as the language writes them. */
export const seconds = (ms: number) => (ms / 1000).toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
