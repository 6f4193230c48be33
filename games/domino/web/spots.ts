// Where a domino lies or could go, for whoever does not see it. Every place has words of its own: on which half of which
// domino, and which way it goes from there, as seen from the front of the table.
import { t } from '@house/i18n.svelte';
import { cellsOf, isDouble, type Cell, type Piece, type View } from './types';

type Built = View['built'];
type Square = Cell & { number: number };
type Side = 'left' | 'right' | 'far' | 'near';

/** Half of a domino that lies there. */
interface Half {
  of: Piece;
  square: Square;
  side: Side; // where it lies, seen from the other half
  open: boolean; // it is an end of the construction
}

const SIDES: readonly [Side, number, number][] = [['right', 1, 0], ['left', -1, 0], ['far', 0, 1], ['near', 0, -1]];
const FIRST: Record<Piece['axis'], Side> = { h: 'left', v: 'near' };
const LAST: Record<Piece['axis'], Side> = { h: 'right', v: 'far' };

/** "on the 5 of 3-5, to the left, level 2" */
export function saySpot(piece: Piece, built: Built): string {
  const level = t('domino-spot-level', { level: piece.level });
  const joint = jointOf(piece, built.flatMap(halvesOf));
  if (!joint) return level;
  const side = (joint.square === 0 ? LAST : FIRST)[piece.axis];
  return t('domino-spot', { where: joint.where, way: t('domino-toward', { side }), level });
}

function halvesOf({ piece, open }: Built[number]): Half[] {
  return cellsOf(piece).map((square, i) => ({ of: piece, square, side: (i === 0 ? FIRST : LAST)[piece.axis], open: open[i] ?? false }));
}

/** What it touches, and with which of its squares. */
interface Joint {
  where: string;
  square: number;
}

/** It rests on something, hangs under something, or lies before it with the same number. */
function jointOf(piece: Piece, halves: readonly Half[]): Joint | null {
  const squares = cellsOf(piece);
  const touched = (up: number) => squares.map((square) => halves.find(({ square: there }) => isAt(there, square, 0, 0, up)));
  const [one, other] = touched(-1);
  if (one && other) return { where: t('domino-place-bridge', { half: sayHalf(one), other: sayHalf(other) }), square: 0 };
  for (const [where, found] of [['on', [one, other]], ['under', touched(1)]] as const) {
    const square = found.findIndex(Boolean);
    const half = found[square];
    if (half) return { where: t(`domino-place-${where}`, { half: sayHalf(half) }), square };
  }
  const [next] = [...squares.entries()].flatMap(([i, square]) => beside(i, square, halves)).sort((a, b) => Number(b.half.open) - Number(a.half.open));
  return next ? { where: t('domino-place-beside', { side: next.side, half: sayHalf(next.half) }), square: next.i } : null;
}

/** The halves with the same number that this square lies before, and on which side of them. */
function beside(i: number, square: Square, halves: readonly Half[]): { i: number; side: Side; half: Half }[] {
  return SIDES.flatMap(([side, dx, dy]) =>
    halves.filter((half) => half.square.number === square.number && isAt(square, half.square, dx, dy, 0)).map((half) => ({ i, side, half })),
  );
}

const isAt = (cell: Cell, from: Cell, dx: number, dy: number, up: number) => cell.x === from.x + dx && cell.y === from.y + dy && cell.level === from.level + up;

/** "5 of 3-5"; on a double, where both are the same, "left 6 of the double 6". */
function sayHalf({ of, square, side }: Half): string {
  const [low, high] = [Math.min(...of.numbers), Math.max(...of.numbers)];
  return isDouble(of.numbers) ? t('domino-half-double', { n: low, side }) : t('domino-half', { n: square.number, low, high });
}
