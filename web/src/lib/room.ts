// The one contract between the table frame (web/) and a game's own page (games/<id>/web).
// The frame knows no rules; a room knows no network.
import type { Called, Refusal, Row, Said } from '@wire';
import type { Component } from 'svelte';

export type { Said };

/** Who sits where, as everyone at the table may know it. */
export interface Sitter {
  seat: number; // from 1
  name: string;
  picture: string; // one of our guest pictures
  kind: 'person' | 'bot';
  mine: boolean; // held by this device
  away: boolean; // left or lost
  stoodFor?: boolean; // a bot plays in her place
}

/** One thing that happened: what the rules told these eyes about one piece of news. */
export interface Step<E> {
  seq: number; // counted by the frame: one more than before for news to be watched, any other number for a fresh start
  events: E[];
  said: readonly (Said | null)[]; // the events in words, one for each
  lines?: readonly [from: number, to: number]; // the lines of the record that it tells of
}

export interface RoomProps<V = unknown, E = unknown> {
  view: V; // what these eyes see now (after `step`)
  me: number | null; // whose eyes: a seat, or null for someone looking on or stepping through a finished game
  legal: string[]; // every action open to me now, in notation; empty when it is not for me to act
  /** What these eyes are asked to do, or wait for, as the rules put it. A room may say more of what she has begun to choose. */
  prompt: Said | null;
  /** A sentence of the rules for whoever looks at this room. */
  say: (said: Said) => string;
  sitters: Sitter[];
  step: Step<E> | null; // the newest step; the room animates when its seq grows by one, and simply shows the view otherwise
  /** What was told before this page came, for what stays to be seen of it. `step` does not tell it again. */
  past?: readonly E[];
  hint: string | null; // an action our strongest player would choose, to be shown softly; null when none was asked for
  hintBits?: number | null; // how many bits of it have been told after the first, where the rules tell it bit by bit; null once all of it is
  busy: boolean; // an action of mine is on its way
  act: (action: string) => void;
  /** The rules refused what was tried (`tryOut`): say which rule and why. */
  refused: (refusal: Refusal) => void;
  /** She has seen enough of the others' moves: whoever of ours is about to move need not wait. For `Faster`. */
  hurry?: () => void;
  /** How what chance says in a line came about, to be played back: dice in flight. Null where nothing is known of it. */
  flight?: (line: number) => Promise<ArrayBuffer | null>;
  /** What she has chosen and not yet done, as an action; null for nothing. A hint is compared with it. */
  inMind?: (action: string | null) => void;
  /** Everything up to this step has been seen: now it can be said (`GameWeb.shows`). `Story` calls it. */
  told?: (seq: number) => void;
  /** What an action of mine would do, or why it would be refused; nothing happens. Undefined when a newer question came, null when none can be asked. */
  tryOut?: (action: string) => Promise<Tried | null | undefined>;
  /** When the clock or a window of the game decides, on the page's own clock (`performance.now()`). */
  dueAt?: number | null;
  /** Every seat of this device, where all of them may act at the same moment: in a race. */
  hands?: readonly Hand[];
  /** What lies there, for a room that shows just that (`GameWeb.describes`). */
  described?: Described | null;
  /** What a sealed line tells, opened a moment before its news: to be shown at once, on all pages at the same time. */
  opened?: readonly E[] | null;
}

/** What lies on the table and what can be done, in words of the rules. */
export interface Described {
  rows: readonly Row[];
  actions: readonly Called[]; // what is open to these eyes now
  how: Said | null; // how an action is written, where a game says so
  typed: boolean; // it is for them to act, and there is too much to list: an action is typed in notation
}

/** What the house says of an action that was only tried. */
export interface Tried {
  refusal: Refusal | null;
  would: unknown; // the game's own picture of what would follow
  called?: Said | null; // what it is called, where it was not refused
}

/** A seat of this device and what it may do. */
export interface Hand {
  seat: number;
  legal: string[];
  busy: boolean; // an action of hers is on its way
  wrong?: boolean; // her last one was refused
  act: (action: string) => void;
  prompt: Said | null; // what she is asked to do, or waits for
  tryOut?: RoomProps['tryOut'];
}

/** A word that hangs over the table for a moment: points won or lost. For `Flash`. */
export interface Flash {
  text: string;
  good: boolean;
}

/** As in the record; one that is missing stands at its default. */
type Options = Readonly<Record<string, string>>;

/** The rules of a game in our words: what is told at a table with these options. */
export interface RulesBook {
  prefix: string; // of the ids of its rules
  paragraphs: (options: Options) => readonly { id: string; rules: readonly string[] }[];
  title: (id: string) => string;
  text: (id: string, options: Options) => string;
}

/** What is written down on a sheet to keep score: rows in parts, each with a total. */
export interface Scores {
  parts: readonly { round?: number; rows: readonly string[] }[];
  note: string; // what is to be remembered of the rules
}

/** For whom, and what by, where nobody has written the rules for the page. */
export interface RulesProps {
  game: string;
  options: Options;
}

/** What a game's `web/index.ts` default-exports. */
export interface GameWeb<V = unknown, E = unknown> {
  id: string;
  Room: Component<RoomProps<V, E>>;
  /** Its rules; where there are none yet, what can be chosen is told. */
  rules?: RulesBook;
  /** How score is kept on paper, in forms in which it is. */
  scores?: (options: Options) => Scores | null;
  /** True where things are said only when they have been seen, dice that fly for a while: the room calls `told` for every step. */
  shows?: boolean;
  /** The room shows what the house describes (`RoomProps.described`), or only what lies there: the frame asks for it after all news. */
  describes?: 'all' | 'rows';
  /** Keys that do something here and belong to nothing that says so itself (`aria-keyshortcuts`): each with the text that says what. */
  keys?: (options: Readonly<Record<string, string>>) => readonly (readonly [key: string, text: string])[];
  /** What a lesson asks for, as a picture for who does not read yet: this action, or what there is to see where none is named. */
  Told?: Component<{ act: string | null; view: V; me: number }>;
  /** Something to do alone, without a table; `<id>-training` is its title. */
  Training?: Component;
}
