// How the chain lies on a table of any shape. It grows from the first domino in two arms: the right one turns down at the
// edge and comes back, the left one turns up, so they never meet. Lengths are in halves of a domino.
import { isDouble, type Squares } from './types';

export interface Place {
  face: Squares; // the square nearest to the first domino, then the far one
  x: number; // the middle
  y: number;
  turn: number; // degrees, from the first square on top
}

export interface Layout {
  places: Place[]; // in the order of the chain
  left: Pen;
  right: Pen;
}

/** Where an arm goes on: the middle of the open edge, and which way. */
interface Pen {
  x: number;
  y: number;
  dx: 1 | -1;
  down: 1 | -1; // where this arm turns
  reach: number; // from the middle of its row to the side of the last domino
  fresh: boolean; // it has just turned
}

export function layOut(chain: readonly Squares[], first: number, width: number): Layout {
  const opening = chain[first];
  const across = opening !== undefined && isDouble(opening);
  const half = opening === undefined ? 0 : across ? 0.5 : 1;
  const pen = (dx: 1 | -1): Pen => ({ x: dx * half, y: 0, dx, down: dx, reach: across ? 1 : 0.5, fresh: false });
  const middle = opening ? [{ face: opening, x: 0, y: 0, turn: across ? 0 : -90 }] : [];
  // Seen from the first domino, those on the left lie the other way round.
  const turned = chain.slice(0, first).map(([far, near]): Squares => [near, far]);
  const [toLeft, left] = draw(turned.reverse(), pen(-1), width);
  const [toRight, right] = draw(chain.slice(first + 1), pen(1), width);
  return { places: [...toLeft.reverse(), ...middle, ...toRight], left, right };
}

function draw(arm: readonly Squares[], from: Pen, width: number): [Place[], Pen] {
  let pen = from;
  const places = arm.map((face) => {
    const [place, next] = step(pen, face, width);
    pen = next;
    return place;
  });
  return [places, pen];
}

/** The next domino of an arm. Doubles lie crosswise (DOMINO-AMB-2), but for those at a bend, where there is no room. */
export function step(pen: Pen, face: Squares, width: number): [Place, Pen] {
  const across = isDouble(face) && !pen.fresh;
  const length = across ? 1 : 2;
  if (pen.fresh || Math.abs(pen.x + pen.dx * length) <= width / 2) {
    const place = { face, x: pen.x + (pen.dx * length) / 2, y: pen.y, turn: across ? 0 : pen.dx * -90 };
    return [place, { ...pen, x: pen.x + pen.dx * length, reach: across ? 1 : 0.5, fresh: false }];
  }
  const x = pen.x - pen.dx / 2;
  const place = { face, x, y: pen.y + pen.down * (pen.reach + 1), turn: pen.down === 1 ? 0 : 180 };
  const back: 1 | -1 = pen.dx === 1 ? -1 : 1;
  return [place, { ...pen, y: pen.y + pen.down * (pen.reach + 2.5), dx: back, reach: 0.5, fresh: true }];
}

interface Fit {
  unit: number; // pixels in half a domino
  layout: Layout;
  left: number; // where its origin is, in pixels
  top: number;
  width: number; // of a row
}

const UNITS = [46, 38, 32, 27, 23, 20, 17, 15, 13, 11];
const PAD = 12;

/** As large as it can be. It changes in steps, so that a chain keeps its shape for a while. */
export function fit(chain: readonly Squares[], first: number, room: { width: number; height: number }): Fit {
  const [across, down] = [room.width - 2 * PAD, room.height - 2 * PAD];
  const tries = UNITS.map((unit) => {
    const width = Math.max(4, Math.floor(across / unit));
    const layout = layOut(chain, first, width);
    // There must be room for the next one at either end, too.
    const next = [layout.left, layout.right].map((pen) => step(pen, [0, 1], width)[0]);
    const { left, top, right, bottom } = bounds([...layout.places, ...next]);
    const fits = (right - left) * unit <= across && (bottom - top) * unit <= down;
    const place = { left: room.width / 2 - ((left + right) / 2) * unit, top: room.height / 2 - ((top + bottom) / 2) * unit };
    return { unit, layout, width, ...place, fits };
  });
  return tries.find(({ fits }) => fits) ?? (tries.at(-1) as Fit);
}

export function bounds(places: readonly Place[]): { left: number; top: number; right: number; bottom: number } {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const place of places) {
    const [w, h] = sizeOf(place);
    box.left = Math.min(box.left, place.x - w);
    box.right = Math.max(box.right, place.x + w);
    box.top = Math.min(box.top, place.y - h);
    box.bottom = Math.max(box.bottom, place.y + h);
  }
  return box;
}

/** Half of its width and of its height. */
export function sizeOf({ turn }: Place): [number, number] {
  return Math.abs(turn) % 180 === 90 ? [1, 0.5] : [0.5, 1];
}
