// The rules, seen for a moment each: a position of the game and a line or two, played by the rules (`docs/glimpses.md`). What
// is seen and said of it was written by them; it is fetched when somebody opens the rules.
import type { Refusal } from '@wire';
import { t } from './i18n.svelte';
import type { Said, Sitter } from './room';
import { sentence } from './said';

interface Seen {
  events: unknown[];
  said: (Said | null)[];
  view: object; // whole of the first; of the others, what has changed
  prompt: Said | null;
  refusal?: Refusal;
}

export interface Glimpse {
  of: string; // the paragraph of the rules page
  form: string | null;
  rules: string[];
  seats: number;
  eyes: number | null;
  steps: Seen[];
}

const FILES = import.meta.glob<{ default: Glimpse[] }>('../../../games/*/web/glimpses.json');

/** All of a game; none of one that has none yet. Views are whole again. */
export async function glimpsesOf(game: string): Promise<Glimpse[]> {
  const load = FILES[`../../../games/${game}/web/glimpses.json`];
  return load ? (await load()).default.map(whole) : [];
}

function whole(glimpse: Glimpse): Glimpse {
  let view: object = {};
  return { ...glimpse, steps: glimpse.steps.map((step) => ({ ...step, view: (view = { ...view, ...step.view }) })) };
}

/** Those of a paragraph: of the form that is read about where there are any, else of whichever there are. */
export function glimpsesFor(all: readonly Glimpse[], of: string, form: string | undefined): Glimpse[] {
  const some = all.filter((glimpse) => glimpse.of === of);
  const own = some.filter((glimpse) => glimpse.form === form);
  return own.length > 0 ? own : some.filter((glimpse) => glimpse.form === some[0]?.form);
}

/** The table in small is that of a phone on its side. */
export const FRAME = { width: 640, height: 360 } as const;

const PLAYERS = ['fox', 'owl', 'hedgehog', 'frog'];

/** Some of our animals play it. */
export function playersOf({ seats, eyes }: Pick<Glimpse, 'seats' | 'eyes'>): Sitter[] {
  return PLAYERS.slice(0, seats).map((picture, i) => ({ seat: i + 1, name: t(`picture-${picture}`), picture, kind: 'person', mine: i + 1 === eyes, away: false }));
}

/** What a step is in words: what happened, or why it cannot be done. */
export function wordsOf({ said, refusal }: Seen, players: readonly Sitter[]): string {
  const name = (seat: number) => players[seat - 1]?.name ?? '';
  const all = refusal ? [refusal] : said.filter((one) => one !== null);
  return all.map((one) => sentence(one, { me: null, name })).filter((words) => words !== '').join(' ');
}

// Only one of them moves at a time, in the order in which they came into view.
let moving: symbol | null = $state(null);
let waiting: symbol[] = [];

export const isMoving = (one: symbol): boolean => moving === one;

export function cameIntoView(one: symbol): void {
  if (moving === null) moving = one;
  else if (moving !== one && !waiting.includes(one)) waiting.push(one);
}

/** It has been seen to its end, or is out of view. */
export function hasMoved(one: symbol): void {
  waiting = waiting.filter((other) => other !== one);
  if (moving === one) moving = waiting.shift() ?? null;
}

/** Somebody wants to see this one now. */
export function showNow(one: symbol): void {
  waiting = waiting.filter((other) => other !== one);
  moving = one;
}
