// The things of the box, as the rules tell the page about them.
import { CHAINED, OPEN_ENDED, type Form, type Row } from './wire';

export { DEFAULTS, FORMS, GOALS, MOST_THROWS, POINTS_A_THROW, THROWS, YAMINOS } from './wire';
export type { Cell, End, Event, Fallen, Form, Lying, Options, Player, Preview, Row, Stage, View } from './wire';

export const HUNDREDTHS = 100; // in which averages are told

export type Face = readonly [number, number];

/** The games in which chains are laid. */
export function hasChains(form: Form): boolean {
  return CHAINED.some((one) => one === form);
}

/** The games in which the free ends count. */
export function hasOpenEnds(form: Form): boolean {
  return OPEN_ENDED.some((one) => one === form);
}

export function isDoublet(face: Face): boolean {
  return face[0] === face[1];
}

/** The digit that a Solo counts; null for the other boxes. */
export function soloOf(row: Row): number | null {
  return row.startsWith('solo') ? Number(row.slice(4)) : null;
}
