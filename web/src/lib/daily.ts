// The daily challenge: what this device remembers of it, and how a score stands beside the others.
import { recall, remember } from './prefs.svelte';

const WITH = 'ludogite:daily-with'; // whose link was followed
const DAYS = 'ludogite:daily-days'; // newest first
const KEPT = 60;
const DAY_MS = 86_400_000;

/** Whose link this device followed, today or before. */
export function friendOf(search: string): string | null {
  const followed = new URLSearchParams(search).get('with');
  if (followed) remember(WITH, followed);
  return followed ?? recall<string>(WITH);
}

export function daysPlayed(): string[] {
  return recall<string[]>(DAYS) ?? [];
}

export function notePlayed(day: string): void {
  remember(DAYS, [day, ...daysPlayed().filter((other) => other !== day)].sort().reverse().slice(0, KEPT));
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
