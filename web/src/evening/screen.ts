// What a screen for all shows of an evening, and in which order.
import type { EveningInfo, EveningTable } from '@wire/evening';

/** One after the other; what does not fit goes on with the next one. */
export type Slide = { what: 'pairings' | 'standings'; from: number; most: number; page: number; pages: number } | { what: 'live' };

const ROWS = 8; // of the standings
const BELOW_WINNERS = 4;
const COLUMNS = 2; // of tables
const LINES = 10; // one for each who sits at a table, and one more
const LIVE_TURNS = 3; // a game is looked at for longer than a list
const STILL_MS = 60_000; // nobody watches a table where nothing happens
const BEST_LINES = 6; // to sit with the first is worth so many lines since the last look; with the second half of that, and so on

/** Which hall the address of this page names; null for all of them. */
export function hallAsked({ halls }: Pick<EveningInfo, 'halls'>): number | null {
  const hall = Number(new URLSearchParams(location.search).get('hall'));
  return halls[hall - 1] === undefined ? null : hall;
}

/** The evening as it is of interest in one of its halls; the standings are everybody's. */
export function inHall(info: EveningInfo, hall: number | null): EveningInfo {
  if (hall === null) return info;
  const here = new Set(info.people.filter((one) => one.hall === hall).map(({ person }) => person));
  const isHere = (person: number | null) => person !== null && here.has(person);
  return { ...info, tables: info.tables.filter(({ sits }) => sits.some(isHere)), byes: info.byes.filter(isHere), people: info.people };
}

/** How far a table has come since the screen last looked, and for how long nothing has happened there. */
export interface Moving { lines: number; stillMs: number }

/**
 * Where most goes on, and those play who stand best; none at which nothing happens while others play, and none where all have the
 * same luck, for others have it still before them.
 */
export function mostInteresting({ form, tables, standings }: Pick<EveningInfo, 'form' | 'tables' | 'standings'>, moving: ReadonlyMap<number, Moving> = new Map()): EveningTable | null {
  if (form === 'luck') return null;
  const rankOf = new Map(standings.map(({ person, rank }) => [person, rank]));
  const ranks = ({ sits }: EveningTable) => sits.map((person) => (person === null ? Infinity : (rankOf.get(person) ?? Infinity))).sort((one, other) => one - other);
  const isStill = ({ number }: EveningTable) => (moving.get(number)?.stillMs ?? 0) > STILL_MS;
  const worth = (table: EveningTable) => (moving.get(table.number)?.lines ?? 0) + BEST_LINES / (ranks(table)[0] ?? Infinity);
  const open = tables.filter((table) => table.open);
  const lively = open.filter((table) => !isStill(table));
  const isBetter = (one: EveningTable, other: EveningTable) => worth(one) > worth(other) || (worth(one) === worth(other) && isBefore(ranks(one), ranks(other)));
  return (lively.length > 0 ? lively : open).reduce<EveningTable | null>((found, table) => (found && !isBetter(table, found) ? found : table), null);
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((rank, i) => rank !== other[i]);
  return at >= 0 && (one[at] ?? Infinity) < (other[at] ?? Infinity);
}

export function slidesOf(info: EveningInfo): Slide[] {
  const live = info.phase !== 'ended' && mostInteresting(info) !== null;
  const pairings = info.phase === 'ended' ? [] : pages('pairings', info.tables.length + info.byes.length, COLUMNS * tableRows(info));
  const played = info.phase !== 'playing' || info.round > 1 || info.tables.some(({ open }) => !open);
  const standings = played ? pages('standings', info.standings.length, info.phase === 'ended' ? BELOW_WINNERS : ROWS) : [];
  return [...pairings, ...(live ? Array<Slide>(LIVE_TURNS).fill({ what: 'live' }) : []), ...standings];
}

/** So many tables have room below each other. */
export const tableRows = ({ seats }: Pick<EveningInfo, 'seats'>): number => Math.max(1, Math.floor(LINES / (seats + 1)));

function pages(what: 'pairings' | 'standings', of: number, most: number): Slide[] {
  const count = Math.ceil(of / most);
  return Array.from({ length: count }, (_, i) => ({ what, from: i * most, most, page: i + 1, pages: count }));
}
