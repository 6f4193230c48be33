// Where the yaminos of a chain lie: like dominoes, equal halves touching, doublets across (YAM-BASE-1, YAM-BASE-2).
// Everything is measured in halves: a yamino is one wide and two long. Each is put down in the order in which it was
// laid and never moves again, so a chain grows on the table as it does at home.

/** A yamino of a chain, and the one it lies at (null where it begins the chain). */
export interface Link {
  yamino: number;
  face: readonly [number, number];
  at: number | null;
}

/** Where a yamino lies: its middle, and by how much a face with its lower digit on top is turned. */
export interface Place {
  yamino: number;
  x: number;
  y: number;
  turn: 0 | 90 | 180 | 270;
}

export interface Area {
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
}

/** A yamino that has been put down. */
interface Piece extends Place {
  face: readonly [number, number];
  at: number | null;
  across: boolean; // its long side runs up and down
}

const RIGHT: Spot = { x: 1, y: 0 };
const LEFT: Spot = { x: -1, y: 0 };
const UP: Spot = { x: 0, y: -1 };
const DOWN: Spot = { x: 0, y: 1 };
const WAYS = [RIGHT, LEFT, DOWN, UP];

// What is avoided, worst first.
const SHUT_END = 1000; // an end where nothing more can be put down
const STRANGER = 100; // touching one that it does not belong to
const OUTSIDE = 60; // for each time the table would have to be as large again
const BEND = 1;

/** Puts every yamino of one chain down, in this order; each but the first lies at an earlier one. */
export function layOut(links: readonly Link[], area: Area): Place[] {
  const pieces: Piece[] = [];
  for (const link of links) pieces.push(putDown(pieces, link, area));
  return pieces.map(({ yamino, x, y, turn }) => ({ yamino, x, y, turn }));
}

/** Where this one would lie if it were laid now. */
export function layNext(links: readonly Link[], next: Link, area: Area): Place {
  const places = layOut([...links, next], area);
  return places[places.length - 1] ?? { yamino: next.yamino, x: 0, y: 0, turn: 0 };
}

/** The smallest box around these. */
export function bounds(places: readonly Place[]): { left: number; top: number; width: number; height: number } {
  const boxes = places.map(box);
  const left = Math.min(...boxes.map((b) => b.left));
  const top = Math.min(...boxes.map((b) => b.top));
  const right = Math.max(...boxes.map((b) => b.right));
  const bottom = Math.max(...boxes.map((b) => b.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

/** The room that one takes. */
export function box({ x, y, turn }: Place): { left: number; top: number; right: number; bottom: number } {
  const [w, h] = turn % 180 === 0 ? [0.5, 1] : [1, 0.5];
  return { left: x - w, top: y - h, right: x + w, bottom: y + h };
}

function putDown(pieces: readonly Piece[], link: Link, area: Area): Piece {
  const host = pieces.find((piece) => piece.yamino === link.at);
  if (!host) return beginning(link);
  const ways = WAYS.map((way) => lean(link, host, way)).filter((piece) => piece !== null);
  const free = ways.filter((piece) => !pieces.some((other) => overlap(piece, other)));
  const rated = free.map((piece) => ({ piece, cost: cost(piece, host, pieces, area) }));
  rated.sort((a, b) => a.cost - b.cost);
  return rated[0]?.piece ?? ways[0] ?? beginning(link);
}

/** The first lies along the table, a doublet across it. */
function beginning({ yamino, face, at }: Link): Piece {
  const across = isDoublet(face);
  return { yamino, face, at, x: 0, y: 0, across, turn: across ? 0 : 270 };
}

/** This one against its host, going that way; null where the halves would not touch. */
function lean({ yamino, face, at }: Link, host: Piece, way: Spot): Piece | null {
  const digit = face.find((d) => host.face.includes(d));
  if (digit === undefined) return null;
  const edge = edgeOf(host, digit, way);
  if (!edge) return null;
  const upright = way.y !== 0;
  if (isDoublet(face)) {
    const across = !upright;
    // Beside the end of its host it is pushed outwards, so that it touches nothing but the half it belongs to.
    const aside = host.across === across ? out(host, digit) : { x: 0, y: 0 };
    const [x, y] = [edge.x + (way.x + aside.x) / 2, edge.y + (way.y + aside.y) / 2];
    return { yamino, face, at, x, y, across, turn: across ? 0 : 90 };
  }
  return { yamino, face, at, x: edge.x + way.x, y: edge.y + way.y, across: upright, turn: turned(face[0] === digit, way) };
}

/** Where the half with this digit ends on that side; null where its other half is. */
function edgeOf(host: Piece, digit: number, way: Spot): Spot | null {
  const along = host.across === (way.y !== 0);
  if (isDoublet(host.face)) {
    const reach = along ? 1 : 0.5;
    return { x: host.x + way.x * reach, y: host.y + way.y * reach };
  }
  const half = halfOf(host, digit);
  const outwards = out(host, digit);
  if (way.x === -outwards.x && way.y === -outwards.y) return null;
  return { x: half.x + way.x / 2, y: half.y + way.y / 2 };
}

/** From the middle of a yamino towards its half with this digit. */
function out(piece: Piece, digit: number): Spot {
  const half = halfOf(piece, digit);
  return { x: (half.x - piece.x) * 2, y: (half.y - piece.y) * 2 };
}

/** The middle of the half with this digit. */
export function halfOf(place: Place & { face: readonly [number, number] }, digit: number): Spot {
  const top = { 0: UP, 90: RIGHT, 180: DOWN, 270: LEFT }[place.turn];
  const sign = place.face[0] === digit ? 0.5 : -0.5;
  return { x: place.x + top.x * sign, y: place.y + top.y * sign };
}

/** The turn of a face that touches with its lower digit, or its higher one, and goes that way. */
function turned(lowTouches: boolean, way: Spot): Place['turn'] {
  const away = way === RIGHT ? 90 : way === DOWN ? 180 : way === LEFT ? 270 : 0; // the lower digit points there
  return ((away + (lowTouches ? 180 : 0)) % 360) as Place['turn'];
}

function cost(piece: Piece, host: Piece, pieces: readonly Piece[], area: Area): number {
  const all = [...pieces, piece];
  const shut = all.map((one) => shutEnds(one, all)).reduce((a, b) => a + b, 0);
  const strangers = pieces.filter((other) => other !== host && touch(piece, other)).length;
  const { width, height } = bounds(all);
  const outside = Math.max(0, width / area.width - 1, height / area.height - 1);
  return shut * SHUT_END + strangers * STRANGER + outside * OUTSIDE + (isStraight(piece, host) ? 0 : BEND) + width / 1000;
}

/** How many of its free connections have no room left. */
function shutEnds(piece: Piece, all: readonly Piece[]): number {
  const links = all.filter((other) => other.at === piece.yamino || piece.at === other.yamino);
  const hasRoom = (digit: number) => (way: Spot) => {
    const partner: Link = { yamino: -1, face: [digit, -1], at: piece.yamino };
    const trial = lean(partner, piece, way);
    return trial !== null && !all.some((other) => overlap(trial, other));
  };
  if (isDoublet(piece.face)) {
    const room = WAYS.filter(hasRoom(piece.face[0])).length;
    return Math.max(0, 4 - links.length - room);
  }
  const joined = links.map((other) => other.face.find((digit) => piece.face.includes(digit)));
  return piece.face.filter((digit) => !joined.includes(digit) && !WAYS.some(hasRoom(digit))).length;
}

/** It goes on in the direction of its host, or stands at a long side of a doublet. */
function isStraight(piece: Piece, host: Piece): boolean {
  const crosswise = isDoublet(piece.face) !== isDoublet(host.face);
  return crosswise ? piece.across !== host.across : piece.across === host.across;
}

function isDoublet(face: readonly [number, number]): boolean {
  return face[0] === face[1];
}

export function overlap(a: Place, b: Place): boolean {
  const [p, q] = [box(a), box(b)];
  return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
}

function touch(a: Place, b: Place): boolean {
  const [p, q] = [box(a), box(b)];
  return p.left <= q.right && q.left <= p.right && p.top <= q.bottom && q.top <= p.bottom;
}
