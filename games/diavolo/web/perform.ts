// What an event sounds and feels like. What is seen changes by itself.
import { play } from '@house/sound';
import type { Event } from './types';

const HARD_LUCK = [60, 50, 60]; // milliseconds of trembling, rest, trembling

export function perform(event: Event, mine: readonly number[]): void {
  switch (event.type) {
    case 'threw':
      return play('rattle');
    case 'ordered':
    case 'shown':
      return play('wood');
    case 'reached':
      return mine.includes(event.seat) ? undefined : play('squeak'); // a hand of this device has squeaked already
    case 'counted': {
      const own = event.results.filter(({ seat }) => mine.includes(seat));
      const lost = own.some(({ change }) => change < 0);
      if (lost) navigator.vibrate?.(HARD_LUCK);
      return play(lost ? 'no' : 'glass');
    }
    default:
      return;
  }
}
