import type { Review } from '@wire';
import { expect, test } from 'vitest';
import { dearest } from './review';

const remark = (line: number, seat: number, lost: number, best: string | null = 'throw') => ({ line, seat, what: 'box full', best, called: null, bestCalled: null, before: 300, after: 300 - lost });

test('the dearest choices of a seat, in the order of the game, without luck and without trifles', () => {
  const review: Review = {
    seats: [],
    remarks: [remark(2, 1, 5, null), remark(3, 1, 1), remark(5, 2, 9), remark(7, 1, 0.04), remark(9, 1, 3), remark(11, 1, -2, null)],
  };
  expect(dearest(review, 1).map(({ line }) => line)).toEqual([3, 9]);
  expect(dearest(review, 2).map(({ line }) => line)).toEqual([5]);
  expect(dearest(review, 3)).toEqual([]);
});

test('no more than six, those that cost most', () => {
  const review: Review = { seats: [], remarks: Array.from({ length: 10 }, (_, i) => remark(i + 1, 1, i + 1)) };
  expect(dearest(review, 1).map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10]);
});
