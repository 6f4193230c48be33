// Puzzles: which of them were solved or missed on this device, and which one comes next. Nothing of it leaves the device.
import { untrack } from 'svelte';
import type { PuzzleInfo, PuzzleStep, TableInfo } from '@wire';
import { api } from './api';
import { gameInfo } from './games';
import { leaveForGood } from './mine';
import { recall, remember } from './prefs.svelte';
import { tellProblem } from './problems';
import { goToTable } from './seated';

/** One that was answered here. */
export interface Answered {
  times: number; // right in a row; one that was never missed, or often enough since, counts as many as there are days below
  due?: number; // when it comes back, in milliseconds since 1970
  table: string; // where it was answered last: there it counts once
}

const BACK_AFTER_DAYS: readonly number[] = [1, 3, 7, 16];
const PUZZLES = 'ludogite:puzzles';
const GOING_ON = 'ludogite:puzzle'; // the table of the one that was begun last
const kept: Record<string, Answered> = $state(recall<Record<string, Answered>>(PUZZLES) ?? {});

const named = (game: string, puzzle: string) => `${game}/${puzzle}`;
const isDue = (one: Answered, now: number) => one.due !== undefined && one.due <= now;

/** Missed, it comes back on another day; each time it is right then, later. Before it is due, a right answer was only just read. */
export function afterAnswer(before: Answered | undefined, { right, table }: { right: boolean; table: string }, now: number): Answered {
  if (before?.table === table || (before && right && !isDue(before, now))) return before;
  const times = right ? (before ? before.times + 1 : BACK_AFTER_DAYS.length) : 0;
  const days = BACK_AFTER_DAYS[times];
  return { times, table, ...(days !== undefined && { due: morningAfter(days, now) }) };
}

/** Who misses one late in the evening finds it again the next morning. */
function morningAfter(days: number, now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
}

/** The one that has been due longest, or the first that is new; where there is neither, the one that is due first, or the first of all. */
export function nextOf(puzzles: readonly string[], answered: (puzzle: string) => Answered | undefined, now: number): string | undefined {
  const back = puzzles.filter((puzzle) => answered(puzzle)?.due !== undefined).sort((a, b) => (answered(a)?.due ?? 0) - (answered(b)?.due ?? 0));
  const [first] = back;
  if (first !== undefined && (answered(first)?.due ?? 0) <= now) return first;
  return puzzles.find((puzzle) => !answered(puzzle)) ?? first ?? puzzles[0];
}

/** The names of all of one grade, the easiest first. */
export function puzzlesOf({ id, grades }: PuzzleInfo, grade: number): string[] {
  const before = grades.slice(0, grade - 1).reduce((sum, count) => sum + count, 0);
  return Array.from({ length: grades[grade - 1] ?? 0 }, (_, i) => `${id}/${before + i + 1}`);
}

/** How many of these she can solve, and how many that she missed are there again. */
export function countOf(game: string, puzzles: readonly string[]): { solved: number; due: number } {
  const now = Date.now();
  const answers = puzzles.map((puzzle) => kept[named(game, puzzle)]).filter((one) => one !== undefined);
  return { solved: answers.filter(({ times }) => times > 0).length, due: answers.filter((one) => isDue(one, now)).length };
}

/** It was answered at this table. */
export function keepAnswer({ game, table }: TableInfo, { puzzle, verdict }: PuzzleStep): void {
  if (!verdict) return;
  untrack(() => {
    const name = named(game, puzzle);
    kept[name] = afterAnswer(kept[name], { right: verdict.right, table }, Date.now());
    remember(PUZZLES, kept);
  });
}

/** One of this kind and grade. */
export async function solveNext(game: string, kind: string, grade: number): Promise<void> {
  const info = gameInfo(game).puzzles.find(({ id }) => id === kind);
  const puzzle = info && nextOf(puzzlesOf(info, grade), (one) => kept[named(game, one)], Date.now());
  if (puzzle !== undefined) await solve(game, puzzle);
}

/** A table of its own for this one. It says itself how it is set up; nobody helps, and the one before is put away. */
export async function solve(game: string, puzzle: string): Promise<void> {
  try {
    const seated = await api.setUp({ game, puzzle, options: {}, seats: [{ kind: 'me' }], first: 1, open: false, moveSeconds: null, help: 'none' });
    const before = recall<string>(GOING_ON);
    remember(GOING_ON, seated.table);
    goToTable(seated);
    if (before !== null) await putAway(before);
  } catch (error) {
    tellProblem(error);
  }
}

async function putAway(table: string): Promise<void> {
  try {
    await leaveForGood(await api.table(table));
  } catch {
    // The house has put it away already, or will when nobody comes back.
  }
}
