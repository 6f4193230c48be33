// What the board makes room for, and what it writes large.
import { HUNDREDTHS, type Player, type View } from './types';

/** How many rows these lines may come to take on a phone: room is kept for them, so that the felt below never moves. */
export function boardRows({ options: { game } }: View): number {
  if (game === 'highest' || game === 'longest') return 0;
  return ['muggins', 'more', 'even', 'minimum', 'yam'].includes(game) ? 2 : 1;
}

/** What is compared in the end: the points, or the average. */
export function standing(player: Player): number {
  return player.average === null ? player.total : player.average / HUNDREDTHS;
}
