// The daily challenge: what this device remembers of it, and how a score stands beside the others.
import type { DayInfo, Guest } from '@wire';
import { gameName } from './games';
import { language, wordsOr } from './i18n.svelte';
import { formPlayed } from './options';
import { recall, remember } from './prefs.svelte';

const WITH = 'ludogite:daily-with'; // whose link was followed
const DAYS = 'ludogite:daily-days'; // newest first
const OTHERS = 'ludogite:daily-others'; // who else plays on this device
const KEPT = 60;
export const MOST_HERE = 6; // of all who play on one device
const DAY_MS = 86_400_000;

/** Whose link this device followed, today or before. */
export function friendOf(search: string): string | null {
  const followed = new URLSearchParams(search).get('with');
  if (followed) remember(WITH, followed);
  return followed ?? recall<string>(WITH);
}

const daysOf = (who: number) => (who === 1 ? DAYS : `${DAYS}-${who}`);

/** The days that this player of the device has played. */
export function daysPlayed(who: number): string[] {
  return recall<string[]>(daysOf(who)) ?? [];
}

export function notePlayed(day: string, who: number): void {
  remember(daysOf(who), [day, ...daysPlayed(who).filter((other) => other !== day)].sort().reverse().slice(0, KEPT));
}

/** Who plays on this device beside its guest: the second player is the first of them. */
export function others(): Guest[] {
  return recall<Guest[]>(OTHERS) ?? [];
}

export function keepOthers(all: Guest[]): Guest[] {
  remember(OTHERS, all);
  return all;
}

/** The last days up to this one, the oldest first, and whether each was played. */
export function row(today: string, played: readonly string[], length: number): { day: string; played: boolean }[] {
  const last = Date.parse(today);
  const days = Array.from({ length }, (_, i) => new Date(last - (length - 1 - i) * DAY_MS).toISOString().slice(0, 10));
  return days.map((day) => ({ day, played: played.includes(day) }));
}

export type Curve = readonly (readonly [number, number])[];

/** How many did better, as well, and less well; I am among those who did as well. */
export function standing(curve: Curve, score: number): { better: number; same: number; less: number } {
  const count = (which: (other: number) => boolean) => curve.filter(([other]) => which(other)).reduce((sum, [, n]) => sum + n, 0);
  return { better: count((other) => other > score), same: count((other) => other === score) - 1, less: count((other) => other < score) };
}

/** Bars of equal width from the lowest score to the highest, each with how many are in it, and whether I am. */
export function bars(curve: Curve, score: number | null, most: number): { n: number; mine: boolean }[] {
  const [low, high] = [curve[0]?.[0] ?? 0, curve.at(-1)?.[0] ?? 0];
  const count = Math.min(most, high - low + 1);
  const place = (of: number) => Math.min(count - 1, Math.floor(((of - low) / (high - low + 1)) * count));
  const all = Array.from({ length: count }, () => ({ n: 0, mine: false }));
  for (const [of, n] of curve) {
    const bar = all[place(of)];
    if (bar) bar.n += n;
  }
  const mine = score === null ? undefined : all[place(score)];
  if (mine) mine.mine = true;
  return all;
}

/** What is played, with the form where it has a name of its own; no row begins with the dot. */
export function challengeName(day: Pick<DayInfo, 'game' | 'options'>): string {
  const form = wordsOr(`${day.game}-preset-${formPlayed(day)}`, '');
  return gameName(day.game) + (form && `\u00a0· ${form}`);
}

export function dayName(day: string): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
