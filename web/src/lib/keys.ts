// The keys of the seats this device holds. Who has a key holds the seat, so they stay here and go nowhere else.
import type { Guest, SeatKey } from '@wire';
import { recall, remember } from './prefs.svelte';

const at = (table: string) => `ludogite:seats:${table}`;
const LIST = 'ludogite:tables'; // newest first
const KEPT = 40;

export function keysOf(table: string): SeatKey[] {
  return recall<SeatKey[]>(at(table)) ?? [];
}

/** Adds keys to those of a table, and forgets the tables played long ago. `by`: who sat down. */
export function keepKeys(table: string, keys: SeatKey[], by: Guest | null = null): void {
  const known = keysOf(table).filter((old) => !keys.some((key) => key.seat === old.seat));
  remember(at(table), [...known, ...keys]);
  if (sinceOf(table) === null) remember(sinceAt(table), Date.now());
  if (by) remember(byAt(table), by);
  const tables = [table, ...tablesKept().filter((other) => other !== table)];
  remember(LIST, tables);
  tables.slice(KEPT).forEach(forgetTable);
}

/** This device has nothing to do with the table any more. */
export function forgetTable(table: string): void {
  for (const key of [at(table), promiseAt(table), sinceAt(table), byAt(table)]) remember(key, null);
  remember(LIST, tablesKept().filter((other) => other !== table));
}

const sinceAt = (table: string) => `ludogite:since:${table}`;

/** When this device sat down there, in milliseconds since 1970; null for a table of old. */
export function sinceOf(table: string): number | null {
  return recall<number>(sinceAt(table));
}

const byAt = (table: string) => `ludogite:by:${table}`;

/** Who sat down there from this device: at an open table the house does not say it. */
export function satDownAt(table: string): Guest | null {
  return recall<Guest>(byAt(table));
}

/** What this device knows of a table's chance by itself: the promise it was shown first, and what it added. */
export interface Kept {
  commitment: string;
  nonces: Record<number, string>; // by seat
}

const promiseAt = (table: string) => `ludogite:promise:${table}`;

export function promiseOf(table: string): Kept | null {
  return recall<Kept>(promiseAt(table));
}

/** The number this device adds for a seat: drawn once, after the promise was shown, and kept to be compared at the end. */
export function nonceFor(table: string, seat: number, commitment: string, draw: () => string): string {
  const promise = promiseOf(table) ?? { commitment, nonces: {} };
  const nonce = promise.nonces[seat] ?? draw();
  remember(promiseAt(table), { ...promise, nonces: { ...promise.nonces, [seat]: nonce } });
  return nonce;
}

/** She has taken another seat before the game began: her key, and what her device added, go with her. */
export function moveKey(table: string, from: number, to: number): void {
  remember(at(table), keysOf(table).map((key) => (key.seat === from ? { ...key, seat: to } : key)));
  const promise = promiseOf(table);
  if (!promise) return;
  const nonces = Object.entries(promise.nonces).map(([seat, nonce]) => [Number(seat) === from ? to : seat, nonce]);
  remember(promiseAt(table), { ...promise, nonces: Object.fromEntries(nonces) as Kept['nonces'] });
}

export function tablesKept(): string[] {
  return recall<string[]>(LIST) ?? [];
}
