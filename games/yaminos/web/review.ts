// Which choices of a finished game are worth a word.
import type { Remark, Review } from '@wire';

const MOST = 6; // for each player
const LEAST = 0.05; // what rounds to nothing is no fault

/** Her choices that cost most, in the order of the game. */
export function dearest(review: Review, seat: number): Remark[] {
  const cost = (remark: Remark) => remark.before - remark.after;
  return review.remarks
    .filter((remark) => remark.seat === seat && remark.best !== null && cost(remark) >= LEAST)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, MOST)
    .sort((a, b) => a.line - b.line);
}
