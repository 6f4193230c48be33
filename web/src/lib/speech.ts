// The browser's own voice, in the player's language. Off until asked for.
import { language } from './i18n.svelte';
import { prefs } from './prefs.svelte';

/** Says a sentence if the voice is on. A sentence that would wait behind another takes its place instead. */
export function speak(sentence: string): void {
  if (prefs.voice) say(sentence);
}

/** Says a sentence now, because somebody asked for it. */
export function say(sentence: string): void {
  const voice = globalThis.speechSynthesis;
  if (!voice || sentence === '') return;
  if (voice.pending) voice.cancel(); // what is being said is old news already
  const words = new SpeechSynthesisUtterance(sentence);
  words.lang = language();
  words.rate = 0.95;
  voice.speak(words);
}

/** How many voices this device has. A browser without any says nothing, and not that it does not. */
export function countVoices(): number {
  return globalThis.speechSynthesis?.getVoices().length ?? 0;
}

/** Calls back when that may have changed; returns how to stop it. */
export function onVoices(changed: () => void): () => void {
  const voice = globalThis.speechSynthesis;
  voice?.addEventListener('voiceschanged', changed);
  return () => voice?.removeEventListener('voiceschanged', changed);
}

export function hush(): void {
  globalThis.speechSynthesis?.cancel();
}
