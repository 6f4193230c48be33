import { expect, it } from 'vitest';
import { inside } from './motion';

const SEAT = new DOMRect(100, 20, 320, 90); // a whole place at the table
const PIECE = { width: 36, height: 72 };

it('a piece that flies from a place is no larger than it lies, and starts from the middle of that place', () => {
  const from = inside(SEAT, PIECE.width, PIECE.width / PIECE.height);
  expect([from.width, from.height]).toEqual([PIECE.width, PIECE.height]);
  expect([from.x + from.width / 2, from.y + from.height / 2]).toEqual([260, 65]);
});

it('where the place is smaller than the piece, it fits the place', () => {
  const from = inside(new DOMRect(0, 0, 30, 50), PIECE.width, PIECE.width / PIECE.height);
  expect([from.width, from.height]).toEqual([25, 50]);
});
