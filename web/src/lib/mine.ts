// My games: every table that this device has sat down at, as far as the house still knows it.
import type { TableInfo } from '@wire';
import { api, Trouble } from './api';
import { forgetTable, keysOf, nonceFor, sinceOf, tablesKept } from './keys';
import { nonce, socketUrl } from './net';

export interface MyGame {
  info: TableInfo;
  seats: number[]; // mine
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
    const seats = keysOf(table).map(({ seat }) => seat);
    return { info, seats, myTurn: seats.some((seat) => info.awaits.includes(seat)), since: sinceOf(table) };
  } catch (error) {
    if (error instanceof Trouble && error.problem.code === 'no-such-table') forgetTable(table); // put away for ever
    return null;
  }
}

const ORDER: readonly TableInfo['phase'][] = ['playing', 'gathering', 'over'];

function urgency({ info, myTurn }: MyGame): number {
  return myTurn ? -1 : ORDER.indexOf(info.phase);
}

/** Stands up for good: a bot has my seats, and this device their keys no longer. */
export async function leaveForGood({ table, commitment }: TableInfo): Promise<void> {
  const keys = keysOf(table);
  const socket = new WebSocket(socketUrl(table));
  await new Promise((done) => (socket.onopen = socket.onerror = done));
  const claims = keys.map((key) => ({ ...key, nonce: nonceFor(table, key.seat, commitment, nonce) }));
  if (socket.readyState === WebSocket.OPEN) {
    const left = new Promise((done) => (socket.onmessage = socket.onclose = done));
    for (const frame of [{ type: 'hello', since: null, claims }, ...keys.map(({ seat }) => ({ type: 'leave', seat }))]) socket.send(JSON.stringify(frame));
    await left; // the house has heard
    socket.close();
  }
  forgetTable(table);
}
