// Nine languages, each loaded only when it is wanted. Texts are Fluent files shared with the rest of the house.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { prefer, prefs } from './prefs.svelte';

type Args = Record<string, FluentVariable>;
type Load = () => Promise<string>;

/** In their own words, French first because the house is French. */
export const LANGUAGES: Record<string, string> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  sv: 'Svenska',
  da: 'Dansk',
};

const HOUSE = import.meta.glob<string>(['../../../texts/*.ftl', '../../texts/*.ftl'], { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../games/*/texts/*.ftl', { query: '?raw', import: 'default' });

const PLACES = import.meta.glob<string>('../../../crates/{evening,server}/texts/*.ftl', { query: '?raw', import: 'default' });
/** Where the words of pages stand that hardly anybody needs. */
const PLACE: Record<string, string> = { evening: 'evening', host: 'server' };

const games: string[] = []; // games whose texts are wanted, and what else is loaded when somebody goes there
let bundle: FluentBundle | null = $state.raw(null);
let current = $state('fr');
let typeset = (text: string, _lang: string) => text;
let wish = 0; // the newest wish wins, whichever file arrives last

/** The language in use, as in `<html lang>`. */
export function language(): string {
  return current;
}

/** "Ana, Ben and Zoé" */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(words);
}

/** How sentences are set for the eye: the page says it once, before it shows anything. */
export function setTypeBy(setting: typeof typeset): void {
  typeset = setting;
}

/** What this device would like best among what we speak. */
export function preferred(wanted: readonly string[] = navigator.languages): string {
  const known = Object.keys(LANGUAGES);
  if (prefs.lang && known.includes(prefs.lang)) return prefs.lang;
  return negotiateLanguages([...wanted], known, { defaultLocale: 'en', strategy: 'lookup' })[0] ?? 'en';
}

/** Loads a language and shows the page in it. */
export async function speakLanguage(lang: string): Promise<void> {
  const mine = ++wish;
  const sources = await Promise.all([load(HOUSE, `../../../texts/${lang}.ftl`), load(HOUSE, `../../texts/${lang}.ftl`), ...games.map((g) => gameText(g, lang))]);
  if (mine !== wish) return;
  // Isolation marks serve right-to-left mixes, which our nine languages do not have, and confuse voices.
  const next = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) next.addResource(new FluentResource(source));
  bundle = next;
  current = lang;
  document.documentElement.lang = lang;
}

/** The same, chosen by hand and remembered. */
export async function chooseLanguage(lang: string): Promise<void> {
  await speakLanguage(lang);
  prefer('lang', lang);
}

/** Adds a game's texts to the ones in use. */
export async function loadGameTexts(game: string): Promise<void> {
  if (games.includes(game)) return;
  games.push(game);
  await speakLanguage(current);
}

/**
 * A sentence of the house or of a loaded game; `id.button` is its short form for a button. An unknown id is shown as it is,
 * so that it is seen and mended.
 */
export function t(id: string, args?: Args): string {
  const [name = '', form] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = form === undefined ? message?.value : message?.attributes[form];
  if (!bundle || !pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length > 0 && import.meta.env.DEV) console.warn(id, errors);
  return typeset(text, current);
}

/** Whether a sentence exists, for ids that a newer house may know and this page may not. */
export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A sentence where there is one, and otherwise these words. */
export function wordsOr(id: string, words: string): string {
  return knows(id) ? t(id) : words;
}

function gameText(game: string, lang: string): Promise<string> {
  const place = PLACE[game];
  return place ? load(PLACES, `../../../crates/${place}/texts/${lang}.ftl`) : load(GAMES, `../../../games/${game}/texts/${lang}.ftl`);
}

async function load(files: Record<string, Load>, path: string): Promise<string> {
  return (await files[path]?.()) ?? '';
}
