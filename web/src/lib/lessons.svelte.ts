// Learning a game by playing it: its lessons, and which of them were learnt or left on this device. Nothing of it leaves the device.
import { untrack } from 'svelte';
import type { GameInfo, LessonInfo, LessonStep, NewTable, TableInfo } from '@wire';
import { api } from './api';
import { gameInfo, SHELF } from './games';
import { defaultsOf, formOf } from './options';
import { recall, remember } from './prefs.svelte';
import { tellProblem } from './problems';
import { go } from './router.svelte';
import { goToTable } from './seated';

interface Learnt {
  done?: boolean;
  table?: string; // where it was left
}

const LESSONS = 'ludogite:lessons';
const FORMS = 'ludogite:forms';
const kept: Record<string, Learnt> = $state(recall<Record<string, Learnt>>(LESSONS) ?? {});
const played: string[] = $state(recall<string[]>(FORMS) ?? []);

const named = (game: string, name: string) => `${game}/${name}`;
const learnt = (game: string, lesson: string) => kept[named(game, lesson)];

export const isDone = (game: string, { id }: LessonInfo): boolean => learnt(game, id)?.done === true;
export const isLeft = (game: string, { id }: LessonInfo): boolean => learnt(game, id)?.table !== undefined;

/** The form that is played with these options; what a table has not chosen stands as in the book. */
const formWith = (game: GameInfo, options: Readonly<Record<string, string>>) => formOf(game, { ...defaultsOf(game), ...options });

/** A step is being learnt at this table. With the last one she knows all of it, however that game ends. */
export function keepStep({ game, table, lesson }: TableInfo, { step, steps }: LessonStep): void {
  if (lesson === undefined) return;
  untrack(() => {
    const isLast = step === steps;
    kept[named(game, lesson)] = { ...((isLast || learnt(game, lesson)?.done) && { done: true }), ...(!isLast && { table }) };
    remember(LESSONS, kept);
  });
}

/** This form is known here from now on. */
export function keepPlayed({ game, options }: TableInfo): void {
  const form = named(game, formWith(gameInfo(game), options)?.id ?? '');
  untrack(() => {
    if (played.includes(form)) return;
    played.push(form);
    remember(FORMS, played);
  });
}

const lessonsOf = (game: GameInfo, form: string | undefined) => game.lessons.filter((lesson) => lesson.form === form);

/** The lesson to begin with, or to go on with: of this form, the first that is not learnt. */
export function lessonOf(game: string, options: Readonly<Record<string, string>> = {}): LessonInfo | undefined {
  const info = gameInfo(game);
  const lessons = lessonsOf(info, formWith(info, options)?.id);
  return lessons.find((lesson) => !isDone(game, lesson)) ?? lessons[0];
}

/** The same for who has never played this form on this device, nor learnt any of it. */
export function firstLessonOf(game: string, options: Readonly<Record<string, string>> = {}): LessonInfo | undefined {
  const lesson = lessonOf(game, options);
  const isKnown = (form: string) => played.includes(named(game, form)) || lessonsOf(gameInfo(game), form).some((one) => isDone(game, one));
  return lesson && isKnown(lesson.form) ? undefined : lesson;
}

/** What can be learnt after this one: the next of its form that is not learnt yet. */
export function lessonAfter(game: string, id: string): LessonInfo | undefined {
  const info = gameInfo(game);
  const form = info.lessons.find((lesson) => lesson.id === id)?.form;
  return lessonsOf(info, form).find((lesson) => lesson.id !== id && !isDone(game, lesson));
}

/** The lesson that teaches most of these rules, and its game; where rules of one form are read, a lesson of that form comes before others. */
export function lessonOn(rules: readonly string[], form?: string): { game: string; id: string } | undefined {
  const all = SHELF.flatMap(({ id: game, lessons }) => lessons.map((lesson) => ({ game, ...lesson })));
  const taught = (lesson: LessonInfo) => lesson.rules.filter((rule) => rules.includes(rule)).length;
  const isOther = (lesson: LessonInfo) => Number(lesson.form !== form);
  return all.filter((lesson) => taught(lesson) > 0).sort((a, b) => isOther(a) - isOther(b) || taught(b) - taught(a))[0];
}

/** Goes on with a lesson where it was left, or begins it. It says itself how its table is set up. */
export async function learn(game: string, id: string): Promise<void> {
  const left = learnt(game, id)?.table;
  if (left !== undefined && (await isGoingOn(left))) return go(`/t/${left}`);
  await sitDown({ game, lesson: id, options: {}, seats: [{ kind: 'me' }], first: 1, open: false, moveSeconds: null });
}

async function isGoingOn(table: string): Promise<boolean> {
  try {
    return (await api.table(table)).phase === 'playing';
  } catch {
    return false; // put away for ever, or it will be said when the new one is set up
  }
}

/** A whole game of this form, against the gentlest. */
export async function playForReal(game: string, id: string): Promise<void> {
  const info = gameInfo(game);
  const form = info.forms.find((one) => one.id === info.lessons.find((lesson) => lesson.id === id)?.form) ?? info.forms[0];
  const others = form ? Math.max(form.minSeats, Math.min(2, form.maxSeats)) - 1 : 1;
  const bots = Array.from({ length: others }, () => ({ kind: 'bot' as const, strength: 'gentle' as const }));
  await sitDown({ game, options: form?.settings ?? {}, seats: [{ kind: 'me' }, ...bots], first: 1, open: false, moveSeconds: null });
}

async function sitDown(table: NewTable): Promise<void> {
  try {
    goToTable(await api.setUp(table));
  } catch (error) {
    tellProblem(error);
  }
}
