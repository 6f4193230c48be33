// The things of the box, as the rules tell the page about them.
import type { Form, Options, Row, View } from './wire';

export type { Cell, End, Event, Fallen, Form, Lying, Options, Player, Row, Stage, View } from './wire';

export const YAMINOS = 7; // YAM-G3
export const MOST_THROWS = 3; // YAM-YAM-4
export const HUNDREDTHS = 100; // in which averages are told

export type Face = readonly [number, number];

/** The games in which chains are laid. */
export function hasChains(form: Form): boolean {
  return !['highest', 'throws', 'target', 'yam'].includes(form);
}

/** The games in which the free ends count. */
export function hasOpenEnds(form: Form): boolean {
  return ['muggins', 'more', 'even'].includes(form);
}

export function isDoublet(face: Face): boolean {
  return face[0] === face[1];
}

/** What a turn for this box is for: Plus and Moins are two boxes, also where one turn fills both (YAM-AMB-57). */
export function turnFor(row: Row, options: Options): Row {
  return options.plusMoins === 'together' && (row === 'plus' || row === 'moins') ? 'plus-moins' : row;
}

/** What the faces on the table would bring her whose turn it is. */
export function offerFor(row: Row, { players, turn, options }: View): number {
  const cells = players[turn - 1]?.sheet.filter((cell) => turnFor(cell.row, options) === row) ?? [];
  return cells.reduce((sum, { offer }) => sum + (offer ?? 0), 0);
}
