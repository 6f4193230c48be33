// What the board makes room for, and what it writes large.
import type { Said } from '@house/room';
import { HUNDREDTHS, type Player, type View } from './types';

/** In the other colour: what counts now. */
const STRONG = ['yaminos-ends', 'yaminos-phase', 'yaminos-worth'];
export const isStrong = ({ id }: Said): boolean => STRONG.includes(id);

/** How many rows these lines may come to take on a phone: room is kept for them, so that the felt below never moves. */
export function boardRows({ options: { game } }: View): number {
  if (game === 'highest' || game === 'longest') return 0;
  return game === 'muggins' || game === 'more' || game === 'even' || game === 'minimum' ? 2 : 1;
}

/** What is compared in the end: the points, or the average. */
export function standing(player: Player): number {
  return player.average === null ? player.total : player.average / HUNDREDTHS;
}
