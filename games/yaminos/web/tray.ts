// Where everything lies on the felt, in pixels: the row of thrown yaminos, the chains above it, and where the one in
// hand could go.
import { bounds, layNext, layOut, type Link, type Place } from './chain';
import type { Lay } from './offers';
import { YAMINOS, type Face, type Lying } from './types';

export interface Spot {
  x: number; // the middle
  y: number;
  unit: number; // the width of a yamino
  turn: number; // degrees
}

export interface Ghost extends Spot {
  lay: Lay;
}

export interface Tray {
  spots: Map<number, Spot>;
  ghosts: Ghost[]; // for every way to lay something
  row: { y: number; unit: number };
}

export interface Setting {
  table: readonly Lying[];
  order: readonly number[]; // the laid ones as they were laid
  lays: readonly Lay[];
  chains: boolean; // there is room for chains above the row
  several: boolean; // more than one chain
  kept: ReadonlySet<number>; // set aside, and not thrown again
  ledge: boolean; // there is a ledge for them
  width: number;
  height: number;
}

const PAD = 10;
const ROW_MAX = 76;
const LOW = 32; // where it is low, the row leaves the chains what fingers need to tell their yaminos apart
const CHAIN_MAX = 62;
const READABLE = 30; // a chain bends rather than shrink below this
const GAP = 0.8; // between chains, in halves
const FLAT = 4; // how high one of several chains may stand, in halves

export function arrange(setting: Setting): Tray {
  const { table, chains, width, height } = setting;
  const unit = rowUnit(setting);
  const y = chains ? height - unit - PAD : setting.ledge ? Math.max(PAD + unit + 4, height / 2 - unit) : height / 2;
  const spots = new Map<number, Spot>();
  for (const { yamino, laid } of table) if (!laid || !chains) spots.set(yamino, inRow(yamino, unit, y, setting));
  if (!chains) return { spots, ghosts: [], row: { y, unit } };
  const room = { width: width - 2 * PAD, height: height - 2 * unit - 3 * PAD };
  const ghosts = placeChains(setting, room, spots);
  return { spots, ghosts, row: { y, unit } };
}

function rowUnit({ chains, ledge, width, height }: Setting): number {
  const high = chains ? Math.max(LOW, height / 6.5) : ledge ? (height - 3 * PAD) / 2.7 : (height - 2 * PAD) / 2.2;
  return Math.max(20, Math.min(chains ? 58 : ROW_MAX, (width - PAD) / (YAMINOS * (ledge ? 1.24 : 1.06)), high));
}

/** Each has its own slot, so that keys and hands find it where it was. */
function inRow(yamino: number, unit: number, y: number, { width, height, kept, ledge }: Setting): Spot {
  const slot = Math.min((width - PAD) / YAMINOS, unit * 1.35);
  const x = width / 2 + (yamino - (YAMINOS - 1) / 2) * slot;
  const down = ledge && kept.has(yamino);
  return { x, y: down ? height - unit - PAD : y, unit, turn: ledge && !down ? tilt(yamino) : 0 };
}

/** Those that are to be thrown again lie a little askew. */
function tilt(yamino: number): number {
  return [-5, 4, -2, 6, -4, 3, -6][yamino] ?? 0;
}

interface Block {
  places: Place[];
  ghosts: { lay: Lay; place: Place }[];
  left: number;
  top: number;
  width: number;
  height: number;
}

function placeChains(setting: Setting, room: { width: number; height: number }, spots: Map<number, Spot>): Ghost[] {
  const blocks = blocksOf(setting, room);
  if (blocks.length === 0) return [];
  const { unit, shelves } = pack(blocks, room);
  const ghosts: Ghost[] = [];
  const high = shelves.reduce((sum, shelf) => sum + shelf.height, 0) + GAP * (shelves.length - 1);
  let top = PAD + (room.height - high * unit) / 2;
  for (const shelf of shelves) {
    let left = PAD + (room.width - shelf.width * unit) / 2;
    for (const block of shelf.blocks) {
      const down = top + ((shelf.height - block.height) * unit) / 2;
      const spot = ({ x, y, turn }: Place) => ({ x: left + (x - block.left) * unit, y: down + (y - block.top) * unit, unit, turn });
      for (const place of block.places) spots.set(place.yamino, spot(place));
      for (const { lay, place } of block.ghosts) ghosts.push({ lay, ...spot(place) });
      left += (block.width + GAP) * unit;
    }
    top += (shelf.height + GAP) * unit;
  }
  return ghosts;
}

/** Each chain with the places where it could grow, and one for a chain that could begin. */
function blocksOf({ table, order, lays, several }: Setting, room: { width: number; height: number }): Block[] {
  const area = { width: room.width / READABLE, height: several ? FLAT : Math.max(3, room.height / READABLE) };
  const face = (yamino: number): Face => table.find((lying) => lying.yamino === yamino)?.face ?? [0, 0];
  const links = order.map((yamino): Link => {
    return { yamino, face: face(yamino), at: table.find((lying) => lying.yamino === yamino)?.at ?? null };
  });
  const blocks = chainsOf(links).map((chain) => {
    const here = lays.filter(({ at }) => chain.some((link) => link.yamino === at));
    const ghosts = here.map((lay) => ({ lay, place: layNext(chain, { ...lay, face: face(lay.yamino) }, area) }));
    return block(layOut(chain, area), ghosts);
  });
  const beginnings = lays.filter(({ at }) => at === null);
  const first = beginnings.map((lay) => ({ lay, place: layNext([], { ...lay, face: face(lay.yamino) }, area) }));
  return first.length > 0 ? [...blocks, block([], first)] : blocks;
}

function block(places: Place[], ghosts: Block['ghosts']): Block {
  return { places, ghosts, ...bounds([...places, ...ghosts.map(({ place }) => place)]) };
}

/** The links of each chain, in the order in which the chains were begun. */
export function chainsOf(links: readonly Link[]): Link[][] {
  const chains: Link[][] = [];
  for (const link of links) {
    const home = chains.find((chain) => chain.some((other) => other.yamino === link.at));
    if (home) home.push(link);
    else chains.push([link]);
  }
  return chains;
}

interface Shelf {
  blocks: Block[];
  width: number;
  height: number;
}

/** As many side by side as lets everything be as large as possible. */
function pack(blocks: readonly Block[], room: { width: number; height: number }): { unit: number; shelves: Shelf[] } {
  const tries = blocks.map((_, i) => {
    const shelves = shelve(blocks, i + 1);
    const width = Math.max(...shelves.map((shelf) => shelf.width));
    const height = shelves.reduce((sum, shelf) => sum + shelf.height, 0) + GAP * (shelves.length - 1);
    return { unit: Math.min(CHAIN_MAX, room.width / width, room.height / height), shelves };
  });
  return tries.reduce((best, next) => (next.unit > best.unit ? next : best));
}

function shelve(blocks: readonly Block[], each: number): Shelf[] {
  const shelves: Shelf[] = [];
  for (let i = 0; i < blocks.length; i += each) {
    const some = blocks.slice(i, i + each);
    const width = some.reduce((sum, { width }) => sum + width, 0) + GAP * (some.length - 1);
    shelves.push({ blocks: some, width, height: Math.max(...some.map(({ height }) => height)) });
  }
  return shelves;
}

/** The laid ones as they were laid: what was known before, then what is new, each after the one it lies at. */
export function layingOrder(before: readonly number[], table: readonly Lying[]): number[] {
  const laid = table.filter((lying) => lying.laid);
  const order: number[] = [];
  const follows = (lying: Lying) => !order.includes(lying.yamino) && (lying.at === null || order.includes(lying.at));
  const add = (some: Lying[]) => {
    for (let next = some.find(follows); next; next = some.find(follows)) order.push(next.yamino);
  };
  add(laid.filter(({ yamino }) => before.includes(yamino)).sort((a, b) => before.indexOf(a.yamino) - before.indexOf(b.yamino)));
  add(laid);
  return order;
}
