// What happened and what can be done, as sentences: message ids with their arguments.
import { t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import { wayOf, type Way } from './offers';
import { saySpot } from './spots';
import { squaresOf, type Event, type View } from './types';
import { sayPiece } from './words';

type Name = (seat: number) => string;

/** The sentence about a seat, or the one that speaks to the player herself. */
function about(event: string, seat: number, name: Name, me: number | null, args: Said['args'] = {}): Said {
  const id = `domino-event-${event}`;
  return seat === me ? { id: `${id}-you`, args } : { id, args: { name: name(seat), ...args } };
}

export function describe(event: Event, name: Name, me: number | null): Said | null {
  switch (event.type) {
    case 'mixed':
      return { id: 'domino-event-mixed', args: { game: event.game } };
    case 'drew':
      // Who looks on over a shoulder, or at a finished game, is told no more than those who sat there.
      return event.tile === null ? { id: 'domino-event-drew', args: { name: name(event.seat) } } : about('drew', event.seat, name, me, { piece: sayPiece(event.tile) });
    case 'opened':
      return about('opened', event.seat, name, me, { piece: sayPiece(event.tile) });
    case 'laid':
      return about('laid', event.seat, name, me, { piece: sayPiece(event.tile), n: event.joins });
    case 'letGo':
      return about('let-go', event.seat, name, me, { piece: sayPiece(event.piece.numbers) });
    case 'stood':
      return about('stood', event.seat, name, me, { piece: sayPiece(event.piece.numbers) });
    case 'missed':
      return about('missed', event.seat, name, me, { piece: sayPiece(event.tile), left: event.left });
    case 'collapsed':
      return about('collapsed', event.seat, name, me, { n: event.tiles.length });
    case 'passed':
    case 'turn':
    case 'out':
      return about(event.type, event.seat, name, me);
    case 'blocked':
      return { id: 'domino-event-blocked' };
  }
}

export function sayAction(action: string, view: View): Said {
  const way = wayOf(action);
  if (!way) return { id: `domino-action-${action}` };
  const piece = sayPiece(squaresOf(way.tile));
  if (way.piece) return { id: 'domino-action-place', args: { piece, spot: saySpot(way.piece, view.built) } };
  if (way.end === null) return { id: 'domino-action-open', args: { piece } };
  return { id: `domino-action-lay-${way.end}`, args: { piece, n: endNumber(view, way.end) } };
}

/** What the domino in hand would do as it is aimed, said whenever another one or another place is chosen. */
export function sayAim(ways: readonly Way[], aim: number, view: View): string {
  const at = aim % Math.max(1, ways.length);
  const way = ways[at];
  if (!way) return '';
  const { id, args } = sayAction(way.action, view);
  return ways.length > 1 ? t('domino-aimed', { n: at + 1, of: ways.length, deed: t(id, args) }) : t(id, args);
}

/** The number at an end of the chain. */
export function endNumber({ chain }: View, end: 'left' | 'right'): number {
  return (end === 'left' ? chain[0]?.[0] : chain.at(-1)?.[1]) ?? 0;
}

/** What a seat has noted: dots, or with young children dominoes (DOMINO-T12). */
export function sayScore(score: number, options: Readonly<Record<string, string>>): Said {
  return { id: options.count === 'dominoes' ? 'domino-count' : 'domino-points', args: { n: score } };
}
