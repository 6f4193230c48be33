// What the house says: to screen readers through one live region, to eyes through notes that go by themselves.
import { onDestroy, untrack } from 'svelte';
import { inGlimpse } from './glimpse';
import { play } from './sound';
import { speak } from './speech';

/** What stays to be read is put into words when it is shown: in another language it says the same at once. */
export type Words = () => string;

interface Note {
  key: number;
  words: Words;
  kind: 'news' | 'refusal' | 'trouble';
  rule?: string; // the rule a refusal stands on
  why?: Words; // for who wants to know more: heard at once, read when asked for
  picture?: string;
  more?: { href: string; words: Words }; // where something can be done about it
}

const STAY_MS = 6000;
const SHOWN = 2; // more would hide the table

let count = 0;
export const notes: Note[] = $state([]);
const spoken: { key: number; text: string }[] = $state([]);
const HEARD = 6; // sentences kept in the live region, so that a slow reader misses none
const silence: Words = () => '';
let standing: Words = $state.raw(silence);

/** The sentences of the live region, newest last. */
export function announced(): readonly { key: number; text: string }[] {
  return spoken;
}

/** Says something to screen readers and, if the voice is on, to everybody. */
export function announce(text: string): void {
  if (text === '') return;
  // Whoever speaks does not depend on what was said before.
  untrack(() => {
    spoken.push({ key: ++count, text });
    if (spoken.length > HEARD) spoken.shift();
    speak(text);
  });
}

/** A component shows this sentence as what is to be done now. Whose turn it is, and when it may be said, the table's frame knows. */
export function asks(sentence: Words): void {
  if (inGlimpse()) return;
  standing = sentence;
  onDestroy(() => {
    if (standing === sentence) standing = silence;
  });
}

/** What the table shows as to be done now. */
export function question(): string {
  return standing();
}

/** Asks it aloud, unless the last thing that was heard has said it already. */
export function ask(text: string): void {
  if (!untrack(() => spoken.at(-1)?.text.includes(text))) announce(text);
}

/** Shows a note for a while, and announces it; gives the key by which it can be dismissed before. */
export function note(words: Words, more: Partial<Omit<Note, 'key' | 'words'>> = {}): number {
  const added: Note = { kind: 'news', ...more, key: ++count, words };
  if (added.kind === 'refusal') play('no');
  untrack(() => {
    const text = words();
    // The same thing again takes the place of what was said before.
    const same = notes.findIndex((shown) => shown.words() === text);
    if (same >= 0) notes.splice(same, 1);
    notes.push(added);
    if (notes.length > SHOWN) notes.shift();
    announce(added.why ? `${text} ${added.why()}` : text);
  });
  setTimeout(() => dismiss(added.key), STAY_MS);
  return added.key;
}

/** Another page: what was said here is of no use there. */
export function clearNotes(): void {
  notes.length = 0;
}

/** Another language: what was heard in the one before is not left to be found in the region. */
export function forgetHeard(): void {
  spoken.length = 0;
}

export function dismiss(key: number): void {
  const at = notes.findIndex((shown) => shown.key === key);
  if (at >= 0) notes.splice(at, 1);
}
