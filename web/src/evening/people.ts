// Who is there, as the host is told.
import type { EveningInfo, EveningTable, Glance, PersonInfo } from '@wire/evening';

/** Nobody's device answers for her: not in the hall, and not at the table where she plays. Before that was looked at, she is not missed. */
export function isMissing({ person, connected }: PersonInfo, { tables }: Pick<EveningInfo, 'tables'>, glances: readonly Glance[]): boolean {
  if (connected) return false;
  const hers = tables.find(({ open, sits }) => open && sits.includes(person));
  if (!hers) return true;
  return glances.find(({ number }) => number === hers.number)?.away.includes(person) ?? false;
}

/** With whom she can change places: whoever sits elsewhere in this round, or rests, as long as neither table has begun. */
export function mayChange(person: number, { phase, tables, byes }: Pick<EveningInfo, 'phase' | 'tables' | 'byes'>, glances: readonly Glance[]): number[] {
  if (phase !== 'playing') return [];
  const waits = tables.filter((table) => table.open && glances.some(({ number, begun }) => number === table.number && !begun));
  const hers = waits.find((table) => table.sits.includes(person));
  if (!hers && !byes.includes(person)) return [];
  const others = waits.filter((table) => table !== hers).flatMap(({ sits }) => sits.filter((sits) => sits !== null));
  return hers ? [...others, ...byes] : others;
}

/** Everybody at this table shares the first place; or its round was closed before its end, where that is what it counts. */
export function isDraw({ ranks, open, sits }: Pick<EveningTable, 'ranks' | 'open' | 'sits'>, { unfinished }: Pick<EveningInfo, 'unfinished'>): boolean {
  if (sits.length < 2) return false;
  return ranks ? ranks.every((rank) => rank === 1) : !open && unfinished === 'draw';
}
