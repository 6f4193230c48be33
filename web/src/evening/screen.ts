// What a screen for all shows of an evening, and in which order.
import type { EveningInfo, EveningTable } from '@wire/evening';

/** One after the other; what does not fit goes on with the next one. */
export type Slide = { what: 'pairings' | 'standings'; from: number; most: number; page: number; pages: number } | { what: 'live'; table: EveningTable };

const ROWS = 8; // of the standings
const COLUMNS = 2; // of tables
const LINES = 10; // one for each who sits at a table, and one more
const LIVE_TURNS = 3; // a game is looked at for longer than a list

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

/** Where those play who stand best; none where all have the same luck, for others have it still before them. */
export function mostInteresting({ form, tables, standings }: Pick<EveningInfo, 'form' | 'tables' | 'standings'>): EveningTable | null {
  if (form === 'luck') return null;
  const rankOf = new Map(standings.map(({ person, rank }) => [person, rank]));
  const best = ({ sits }: EveningTable) => sits.map((person) => (person === null ? Infinity : (rankOf.get(person) ?? Infinity))).sort((one, other) => one - other);
  const open = tables.filter((table) => table.open);
  return open.reduce<EveningTable | null>((found, table) => (found && !isBefore(best(table), best(found)) ? found : table), null);
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((rank, i) => rank !== other[i]);
  return at >= 0 && (one[at] ?? Infinity) < (other[at] ?? Infinity);
}

export function slidesOf(info: EveningInfo): Slide[] {
  const table = info.phase === 'ended' ? null : mostInteresting(info);
  const live: Slide[] = table ? Array<Slide>(LIVE_TURNS).fill({ what: 'live', table }) : [];
  const pairings = info.phase === 'ended' ? [] : pages('pairings', info.tables.length + info.byes.length, COLUMNS * Math.max(1, Math.floor(LINES / (info.seats + 1))));
  const played = info.phase !== 'playing' || info.round > 1 || info.tables.some(({ open }) => !open);
  const standings = played ? pages('standings', info.standings.length, ROWS) : [];
  return [...pairings, ...live, ...standings];
}

function pages(what: 'pairings' | 'standings', of: number, most: number): Slide[] {
  const count = Math.ceil(of / most);
  return Array.from({ length: count }, (_, i) => ({ what, from: i * most, most, page: i + 1, pages: count }));
}
