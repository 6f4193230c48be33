// A construction drawn from above and aside, as in a drawing by hand: every level in turn, what is farther first.
import { cellsOf, type Piece, type Squares } from './types';

export const HEIGHT = 1 / 3; // of a domino, in sides of a square
const [COS, SIN] = [Math.sqrt(3) / 2, 1 / 2];

export type Point = [number, number];

export interface Block {
  piece: Piece;
  low: Point; // the corner farthest from the eye, in squares
  high: Point; // the nearest
  first: 'low' | 'high'; // where its first square lies
  alongX: boolean;
}

/** Seen after so many quarter turns; both axes then run towards the eye. */
export function blockOf(piece: Piece, quarters: number): Block {
  const [one, other] = cellsOf(piece).map(({ x, y }) => turned(x, y, quarters)) as [Point, Point];
  const low: Point = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const high: Point = [Math.max(one[0], other[0]) + 1, Math.max(one[1], other[1]) + 1];
  return { piece, low, high, first: one[0] + one[1] < other[0] + other[1] ? 'low' : 'high', alongX: one[1] === other[1] };
}

function turned(x: number, y: number, quarters: number): Point {
  const ways: Point[] = [[x, -y], [y, x], [-x, y], [-y, -x]];
  return ways[((quarters % 4) + 4) % 4] ?? [x, -y];
}

/** Those that are seen over others come later. What lies higher always does. */
export function inOrder(blocks: readonly Block[]): Block[] {
  const depth = ({ low, high }: Block) => low[0] + low[1] + high[0] + high[1];
  return [...blocks].sort((a, b) => a.piece.level - b.piece.level || depth(a) - depth(b));
}

export function project([x, y]: Point, z: number): Point {
  return [(x - y) * COS, (x + y) * SIN - z];
}

interface Faces {
  top: Point[];
  left: Point[]; // the side that looks down to the left
  right: Point[];
}

export function facesOf({ low, high, piece }: Block): Faces {
  const [below, above] = [piece.level * HEIGHT, (piece.level + 1) * HEIGHT];
  const at = (x: number, y: number, z: number) => project([x, y], z);
  return {
    top: [at(low[0], low[1], above), at(high[0], low[1], above), at(high[0], high[1], above), at(low[0], high[1], above)],
    left: [at(low[0], high[1], above), at(high[0], high[1], above), at(high[0], high[1], below), at(low[0], high[1], below)],
    right: [at(high[0], low[1], above), at(high[0], high[1], above), at(high[0], high[1], below), at(high[0], low[1], below)],
  };
}

/** The top, on which a face of 100 by 200 is to be painted: an SVG matrix. */
export function faceMatrix(block: Block): string {
  const z = (block.piece.level + 1) * HEIGHT;
  const [origin, across, along] = block.alongX
    ? [project(block.low, z), project([block.low[0], block.high[1]], z), project([block.high[0], block.low[1]], z)]
    : [project(block.low, z), project([block.high[0], block.low[1]], z), project([block.low[0], block.high[1]], z)];
  const row = (to: Point, by: number): Point => [(to[0] - origin[0]) / by, (to[1] - origin[1]) / by];
  return `matrix(${[...row(across, 100), ...row(along, 200), ...origin].map((n) => n.toFixed(5)).join(' ')})`;
}

/** The numbers from the far end to the near one. */
export function numbersOf({ piece, first }: Block): Squares {
  const [one, other] = piece.numbers;
  return first === 'low' ? [one, other] : [other, one];
}

export function middleOf({ low, high, piece }: Block): Point {
  return project([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2], (piece.level + 1) * HEIGHT);
}

/** A box around all of them, with a margin: x, y, width, height. */
export function boxOf(blocks: readonly Block[], margin: number): [number, number, number, number] {
  const points = blocks.flatMap((block) => Object.values(facesOf(block)).flat() as Point[]);
  if (points.length === 0) return [-2, -2, 4, 4];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}
