// Where the dice are drawn on the tray, in parts of its width and height from the top left. Values are read best from big
// dice, so where places do not matter they are drawn large and pushed apart; where the nearest is asked for, every centre
// is exactly where it fell (DIAVOLO-AMB-6).
import { COLOURS, type Colour, type Die, type Spot, type Throw } from './types';

const TRAY = 1550; // from the middle to the rim, in tenths of a millimetre
const EDGE = 160; // of a die
const ROOM = 0.43; // how far from the middle of the picture a centre may be
const BIG = 0.118; // of the width of the picture
const LEAST = 0.062;
const STEPS = 60;

interface Placed {
  x: number;
  y: number;
}

export interface Laid {
  size: number; // of a die, in parts of the width
  order: Placed;
  dice: Placed[]; // as in the throw
}

/** As they fell, seen from above: y grows away from the eye. */
function seen(spots: readonly Spot[]): Placed[] {
  const farthest = Math.max(EDGE * 3, ...spots.map(({ x, y }) => Math.hypot(x, y)));
  const scale = ROOM / Math.min(TRAY, farthest);
  return spots.map(({ x, y }) => ({ x: 0.5 + x * scale, y: 0.5 - y * scale }));
}

function trueSize(spots: readonly Spot[]): number {
  const farthest = Math.max(EDGE * 3, ...spots.map(({ x, y }) => Math.hypot(x, y)));
  return Math.min(BIG, Math.max(LEAST, (EDGE * ROOM) / Math.min(TRAY, farthest)));
}

/** Lying on the tray. */
export function lie(thrown: Throw): Laid {
  const spots = [thrown.spot, ...thrown.dice.map(({ spot }) => spot)];
  const exact = thrown.order === 'near';
  const size = exact ? trueSize(spots) : BIG;
  const [order = { x: 0.5, y: 0.5 }, ...dice] = exact ? seen(spots) : apart(seen(spots), size * 1.16);
  return { size, order, dice };
}

/** Pushes overlapping dice away from each other, and all of them back on the tray. */
function apart(places: Placed[], gap: number): Placed[] {
  const moved = places.map((place) => ({ ...place }));
  for (let step = 0; step < STEPS; step++) {
    for (const [i, one] of moved.entries()) for (const other of moved.slice(i + 1)) push(one, other, gap);
    for (const one of moved) keepOn(one);
  }
  return moved;
}

function push(one: Placed, other: Placed, gap: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  // Squares touch first along the axis on which they are farther apart.
  const near = Math.max(Math.abs(dx), Math.abs(dy));
  if (near >= gap) return;
  const by = (gap - near) / 2 + 0.001;
  if (Math.abs(dx) >= Math.abs(dy)) [one.x, other.x] = dx >= 0 ? [one.x - by, other.x + by] : [one.x + by, other.x - by];
  else [one.y, other.y] = dy >= 0 ? [one.y - by, other.y + by] : [one.y + by, other.y - by];
}

function keepOn(one: Placed): void {
  const out = Math.hypot(one.x - 0.5, one.y - 0.5);
  if (out <= ROOM - 0.03) return;
  const back = (ROOM - 0.03) / out;
  [one.x, one.y] = [0.5 + (one.x - 0.5) * back, 0.5 + (one.y - 0.5) * back];
}

/** In three columns, to be counted together: black, white, red. */
export function columns(thrown: Throw): Laid {
  const count = (colour: Colour) => thrown.dice.filter((die) => die.colour === colour).length;
  const seenOf: Partial<Record<Colour, number>> = {};
  const place = ({ colour }: Die): Placed => {
    const i = (seenOf[colour] = (seenOf[colour] ?? -1) + 1);
    return { x: columnOf(colour), y: 0.44 + (i - (count(colour) - 1) / 2) * BIG * 1.15 };
  };
  return { size: BIG, order: { x: 0.5, y: 0.135 }, dice: thrown.dice.map(place) };
}

export function columnOf(colour: Colour): number {
  return 0.26 + COLOURS.indexOf(colour) * 0.24;
}
