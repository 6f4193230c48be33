// One event, shown: how long it takes, and how it sounds. What lies where changes by itself (see `advance`).
import { pause } from '@house/motion';
import type { Flash } from '@house/room';
import { play } from '@house/sound';
import type { Event } from './types';

export interface Stage {
  change: () => void; // lets the event happen on the table
  flash: (flash: Flash) => void;
  /** Somebody's squares go from her place to these cells. */
  lay: (seat: number, cells: readonly number[], ms: number) => Promise<void>;
  /** These cells come into sight. */
  follow: (cells: readonly number[]) => void;
}

export async function perform(event: Event, stage: Stage, ms: () => number): Promise<void> {
  stage.change();
  switch (event.type) {
    case 'laid': {
      const cells = event.squares.map(({ cell }) => cell);
      stage.follow(cells);
      await stage.lay(event.seat, cells, ms());
      play('wood');
      return pause(ms() * 0.6);
    }
    case 'challenged':
      play('witch');
      return pause(ms());
    case 'withdrawn':
      play('no');
      return pause(ms());
    case 'stands':
      play('chime');
      return pause(ms() * 0.6);
    case 'covered':
      play(event.greens > 0 ? 'witch' : 'fairy');
      return pause(ms());
    case 'scored':
      play(event.points > 0 ? 'glass' : 'no');
      stage.flash({ text: event.points > 0 ? `+${event.points}` : `−${-event.points}`, good: event.points > 0 });
      return pause(ms());
    case 'took':
    case 'got':
    case 'exchanged':
    case 'discarded':
    case 'lifted':
      play('felt');
      return pause(ms() * 0.4);
    default:
      return;
  }
}
