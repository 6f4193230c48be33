// What stands on the sign over the bar, and the dice in words.
import { language, t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import { COLOURS, type Throw, type View } from './types';

type Name = (seat: number) => string;

/** What there is to do now, for this seat; for several people of one device `me` is null; somebody looking on has no hands. */
export function sayPrompt(view: View, me: number | null, hands: boolean, shown: boolean, name: Name): Said {
  const mine = me === null ? null : view.players[me - 1];
  const idle: Said | null = hands ? (mine?.gems === 0 ? { id: 'diavolo-prompt-out' } : null) : { id: 'diavolo-prompt-watch' };
  const calm = view.options.untimed ? '-calm' : '';
  switch (view.phase) {
    case 'ready':
    case 'ordered':
      if (view.roller === me) return { id: `diavolo-prompt-${view.phase}` };
      return { id: 'diavolo-prompt-ready-other', args: { name: name(view.roller) } };
    case 'orderFalls':
    case 'falls':
      if (!shown) return idle ?? { id: 'diavolo-prompt-falls' };
      break;
    case 'covered':
      return idle ?? { id: 'diavolo-prompt-waiting' };
    case 'level':
      return { id: 'diavolo-prompt-level' };
    case 'over':
      return { id: 'diavolo-prompt-over' };
    case 'open':
      break;
  }
  if (idle) return idle;
  if (mine && (mine.grab || mine.answered)) return { id: 'diavolo-prompt-waiting' };
  return { id: `diavolo-prompt-open${calm}` };
}

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
