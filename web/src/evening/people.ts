// Who is there, as the host is told.
import type { EveningInfo, Glance, PersonInfo } from '@wire/evening';

/** Nobody's device answers for her: not in the hall, and not at the table where she plays. Before that was looked at, she is not missed. */
export function isMissing({ person, connected }: PersonInfo, { tables }: Pick<EveningInfo, 'tables'>, glances: readonly Glance[]): boolean {
  if (connected) return false;
  const hers = tables.find(({ open, sits }) => open && sits.includes(person));
  if (!hers) return true;
  return glances.find(({ number }) => number === hers.number)?.away.includes(person) ?? false;
}
