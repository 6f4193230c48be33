// One event, shown: how long it takes, how it sounds, and what flies from where to where.
import { tick } from 'svelte';
import { arrive, inside, pause } from '@house/motion';
import { play } from '@house/sound';
import { nameOf, type Event, type Squares } from './types';

export type Verdict = Extract<Event, { type: 'stood' | 'missed' | 'collapsed' }>;

export interface Stage {
  root: HTMLElement;
  change: () => void; // lets the event happen on the table
  fall: (event: Verdict) => Promise<void>; // shows how a domino that was let go came to rest
}

export async function perform(event: Event, stage: Stage, ms: () => number): Promise<void> {
  switch (event.type) {
    case 'opened':
    case 'laid':
      await lay(event.seat, event.tile, stage, ms());
      return play('wood');
    case 'drew':
      return draw(event.seat, event.tile, stage, ms());
    case 'letGo':
      stage.change();
      play('felt');
      return pause(ms() * 0.5);
    case 'stood':
    case 'missed':
    case 'collapsed':
      await stage.fall(event);
      if (event.type === 'collapsed') return collect(event.tiles, stage, ms());
      stage.change();
      if (event.type === 'missed') play('no');
      return pause(ms() * 0.3);
    case 'passed':
      stage.change();
      play('no');
      return pause(ms());
    case 'out':
      return stage.change();
    case 'blocked':
      play('paper');
      return pause(ms());
    default:
      return stage.change();
  }
}

const boxOf = (root: HTMLElement, selector: string) => root.querySelector(selector)?.getBoundingClientRect();

/** From the hand, or from across the table, to its place in the layout. */
async function lay(seat: number, tile: Squares, { root, change }: Stage, ms: number): Promise<void> {
  const name = nameOf(tile);
  const [held, seated] = [boxOf(root, `.hand [data-tile="${name}"]`), boxOf(root, `[data-place="player-${seat}"]`)];
  change();
  await tick();
  const piece = root.querySelector(`.laid[data-tile="${name}"]`);
  if (!piece) return;
  const { width, height } = piece.getBoundingClientRect();
  const from = held ?? (seated && inside(seated, width, width / height)); // no larger than it lies
  if (from) await arrive(piece, from, { ms });
}

/** From the stock into a hand; many at once come quickly. */
async function draw(seat: number, tile: Squares | null, { root, change }: Stage, ms: number): Promise<void> {
  const from = boxOf(root, '[data-place="stock"]');
  change();
  await tick();
  const name = tile ? nameOf(tile) : '';
  const piece = root.querySelector(`.hand [data-tile="${name}"]`) ?? root.querySelector(`[data-place="held-${seat}"]`);
  play('felt');
  const { width = 1, height = 1 } = piece?.getBoundingClientRect() ?? {};
  if (piece && from) void arrive(piece, inside(from, width, width / height), { ms: ms * 0.8 });
  return pause(ms * 0.2);
}

/** Everything that has fallen goes into her hand. */
async function collect(tiles: readonly Squares[], { root, change }: Stage, ms: number): Promise<void> {
  const from = boxOf(root, '.table');
  change();
  await tick();
  play('whoosh');
  for (const [i, tile] of tiles.entries()) {
    const held = root.querySelector(`.hand [data-tile="${nameOf(tile)}"]`);
    if (held && from) void arrive(held, new DOMRect(from.x + from.width / 2, from.y + from.height / 2, 24, 48), { ms, delay: i * 30 });
  }
  return pause(ms * 1.5);
}

/**
 * The line of the record in which nature answered the domino that was let go: the one after it. Null where several things
 * are told at once and nobody can tell.
 */
export function verdictLine(events: readonly Event[], lines: readonly [number, number] | undefined): number | null {
  const verdicts = events.filter(({ type }) => type === 'stood' || type === 'missed' || type === 'collapsed').length;
  if (!lines || verdicts !== 1) return null;
  const [first] = events;
  if (first?.type === 'letGo') return lines[0] + 1;
  return lines[0] === lines[1] ? lines[0] : null;
}
