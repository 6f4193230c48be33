// The things of the box, as the rules tell the page about them.
import type { Axis, Form, Piece, View } from './wire';

export type { Axis, End, Event, Falling, Form, Options, Piece, Player, Pose, Stage, Stand, View } from './wire';

export type Squares = [number, number];

export const FORMS: readonly Form[] = ['traditional', 'challenge', 'quincunx'];
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

const NUMBERS = 7; // 0 to 6 (DOMINO-G3)

/** A domino by its name in the notation: the smaller number first. */
export function nameOf([one, other]: Squares): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

export function squaresOf(name: string): Squares {
  return [Number(name[0]), Number(name[2])];
}

export const same = (one: Squares, other: Squares) => nameOf(one) === nameOf(other);
export const isDouble = ([one, other]: Squares) => one === other;

/** Four colours, going round in the order of the set (DOMINO-G5). */
export function colourOf([one, other]: Squares): Colour {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const before = low * NUMBERS - (low * (low - 1)) / 2;
  return COLOURS[(before + high - low) % COLOURS.length] ?? 'red';
}

/** The games in which dominoes stand on one another, and can fall. */
export function isBuilt(form: Form): boolean {
  return form !== 'traditional';
}

export interface Cell {
  x: number;
  y: number;
  level: number;
}

/** The two squares that a domino covers, each with its number. */
export function cellsOf({ numbers, x, y, level, axis }: Piece): [Cell & { number: number }, Cell & { number: number }] {
  const [dx, dy] = alongOf(axis);
  return [
    { x, y, level, number: numbers[0] },
    { x: x + dx, y: y + dy, level, number: numbers[1] },
  ];
}

export function alongOf(axis: Axis): [number, number] {
  return axis === 'h' ? [1, 0] : [0, 1];
}

export function levelsOf(built: View['built']): number {
  return built.reduce((most, { piece }) => Math.max(most, piece.level + 1), 0);
}
