import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefs } from './prefs.svelte';
import { announce, announced, ask, forgetHeard } from './tell.svelte';

const QUESTION = 'À toi de jouer : pioche une carte.';
const spoken: string[] = [];

beforeEach(() => {
  prefs.voice = true;
  spoken.length = 0;
  forgetHeard();
  vi.stubGlobal('speechSynthesis', { pending: false, cancel: () => undefined, speak: ({ text }: { text: string }) => spoken.push(text) });
  vi.stubGlobal('SpeechSynthesisUtterance', class { constructor(readonly text: string) {} });
});
afterEach(() => {
  prefs.voice = false;
  vi.unstubAllGlobals();
});

it('the voice reads the question, and the live region has it', () => {
  ask(QUESTION);
  expect(spoken).toEqual([QUESTION]);
  expect(announced().map(({ text }) => text)).toEqual([QUESTION]);
});

it('what was just told is not asked once more', () => {
  announce(`Tom s’arrête. ${QUESTION}`);
  ask(QUESTION);
  expect(spoken).toEqual([`Tom s’arrête. ${QUESTION}`]);
});

it('is silent where no voice was asked for', () => {
  prefs.voice = false;
  ask(QUESTION);
  expect(spoken).toEqual([]);
  expect(announced()).toHaveLength(1);
});
