// My games: every table that this device has sat down at, as far as the house still knows it.
import type { FromHouse, Guest, TableInfo } from '@wire';
import { api, Trouble } from './api';
import { forgetTable, keysOf, nonceFor, satDownAt, sinceOf, tablesKept } from './keys';
import { nonce, socketUrl } from './net';
import { unnamed } from './sitters';

export interface MyGame {
  info: TableInfo;
  seats: number[]; // mine
  people: Guest[]; // who sits there on this device
  myTurn: boolean;
  since: number | null; // when I sat down
}

/** My turn first, then those that go on, those that wait for somebody, and those that are over; the newest of each first. */
export async function myGames(): Promise<MyGame[]> {
  const found = await Promise.all(tablesKept().map(find));
  const known = found.filter((game) => game !== null);
  return known.sort((a, b) => urgency(a) - urgency(b)); // sorting keeps the order of equals
}

async function find(table: string): Promise<MyGame | null> {
  try {
    const info = await api.table(table);
    if (info.puzzle !== undefined) return null; // what was answered is kept, not its table
    const seats = keysOf(table).map(({ seat }) => seat);
    return { info, seats, people: peopleAt(info, seats), myTurn: seats.some((seat) => info.awaits.includes(seat)), since: sinceOf(table) };
  } catch (error) {
    if (error instanceof Trouble && error.problem.code === 'no-such-table') forgetTable(table); // put away for ever
    return null;
  }
}

/** Who has these seats. Where names are not told, it is who sat down; who has none of her own is nobody's guest. */
export function peopleAt({ table, sitters }: TableInfo, seats: readonly number[]): Guest[] {
  const people = sitters.filter(({ seat }) => seats.includes(seat)).map(({ seat, guest }) => (guest?.name === unnamed(seat) ? null : guest?.name === '' ? satDownAt(table) : guest));
  return people.filter((guest) => guest !== null);
}

export const isSame = (a: Guest, b: Guest) => a.name === b.name && a.picture === b.picture;

/** Everybody who plays on this device, each once. */
export function peopleOf(games: readonly MyGame[]): Guest[] {
  const all = games.flatMap(({ people }) => people);
  return all.filter((guest, i) => all.findIndex((other) => isSame(other, guest)) === i);
}

/** Nobody else would miss me: the others are bots, or this device's. */
export function isAlone({ info, seats }: MyGame): boolean {
  return info.sitters.every(({ seat, guest }) => guest === null || seats.includes(seat));
}

const ORDER: readonly TableInfo['phase'][] = ['playing', 'gathering', 'over'];

function urgency({ info, myTurn }: MyGame): number {
  return myTurn ? -1 : ORDER.indexOf(info.phase);
}

/** Stands up for good: a bot has my seats, and nobody their keys any longer. A game that nobody can come back to is over. */
export async function leaveForGood({ table, commitment }: TableInfo): Promise<void> {
  const keys = keysOf(table);
  const socket = new WebSocket(socketUrl(table));
  await new Promise((done) => (socket.onopen = socket.onerror = done));
  const claims = keys.map((key) => ({ ...key, nonce: nonceFor(table, key.seat, commitment, nonce) }));
  if (socket.readyState === WebSocket.OPEN) {
    const left = new Promise((done) => {
      socket.onclose = done;
      socket.onmessage = ({ data }) => (JSON.parse(data as string) as FromHouse).type === 'pong' && done(null);
    });
    for (const frame of [{ type: 'hello', since: null, claims }, ...keys.map(({ seat }) => ({ type: 'quit', seat })), { type: 'ping', n: 0 }]) socket.send(JSON.stringify(frame));
    await left; // the house has heard
    socket.close();
  }
  forgetTable(table);
}
