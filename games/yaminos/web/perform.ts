// One event, shown: how long it takes, and how it sounds. What lies where changes by itself (see `advance`).
import { pause } from '@house/motion';
import type { Flash } from '@house/room';
import { play } from '@house/sound';
import type { Event } from './types';

export interface Stage {
  change: () => void; // lets the event happen on the table
  flash: (flash: Flash) => void;
}

export async function perform(event: Event, stage: Stage, ms: () => number): Promise<void> {
  stage.change();
  switch (event.type) {
    case 'threw':
      play('felt');
      return pause(ms() * 0.4);
    case 'laid':
      await pause(ms());
      return play('wood');
    case 'tookBack':
      play('felt');
      return pause(ms() * 0.6);
    case 'scored':
      return score(event.points, stage, ms);
    case 'filled':
      return score(event.points, stage, ms);
    case 'left':
      play('paper');
      stage.flash({ text: String(event.points), good: event.points === 0 });
      return pause(ms() * 1.4);
    case 'lost':
      play('no');
      stage.flash({ text: event.points > 0 ? `−${event.points}` : '0', good: false });
      return pause(ms() * 1.6);
    default:
      return;
  }
}

async function score(points: number, stage: Stage, ms: () => number): Promise<void> {
  play(points > 0 ? 'glass' : 'paper');
  stage.flash({ text: points > 0 ? `+${points}` : String(points).replace('-', '−'), good: points > 0 });
  await pause(ms() * 1.4);
}

/**
 * The lines of the record in which chance said how the yaminos fell, one for each `landed`: the throw is one line, and
 * every fall follows in a line of its own. Null where several things are told at once and nobody can tell.
 */
export function fallLines(events: readonly Event[], lines: readonly [number, number] | undefined): (number | null)[] {
  const throws = events.filter((event) => event.type === 'threw').length;
  const falls = events.filter((event) => event.type === 'landed').length;
  const alone = throws === 0 && falls === 1 && lines?.[0] === lines?.[1];
  const known = lines && (alone || (throws === 1 && events[0]?.type === 'threw' && lines[1] - lines[0] >= falls));
  return Array.from({ length: falls }, (_, i) => (known ? lines[0] + throws + i : null));
}
