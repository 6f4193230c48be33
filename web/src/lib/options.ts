// What options and presets are called, by the game's own words where it has some; and what was agreed about a table.
import type { Away, FormInfo, GameClock, GameInfo, OptionSpec, TableInfo } from '@wire';
import { SHELF } from '@wire/shelf';
import { t, wordsOr } from './i18n.svelte';
import type { Paper } from './router.svelte';

export const presetName = (game: string, preset: string) => wordsOr(`${game}-preset-${preset}`, preset);

export const optionName = (game: string, key: string) => wordsOr(`${game}-option-${key}`, key);

/** A flag that nobody has found words for is said yes or no to. */
export function valueName(game: string, { key, values }: OptionSpec, value: string): string {
  const plain = values.type === 'flag' ? t(value === 'on' ? 'option-yes' : 'option-no') : value;
  return wordsOr(`${game}-option-${key}-${value}`, plain);
}

type Options = Record<string, string>;

export const defaultsOf = (game: GameInfo): Options => Object.fromEntries(game.options.map((option) => [option.key, option.default]));

/** The form of play that the options amount to: of those that fit, the one that says most. */
export function formOf(game: GameInfo, options: Options): FormInfo | undefined {
  const fits = ({ settings }: FormInfo) => Object.entries(settings).every(([key, value]) => options[key] === value);
  const says = ({ settings }: FormInfo) => Object.keys(settings).length;
  return game.forms.filter(fits).sort((a, b) => says(b) - says(a))[0];
}

/** What its forms are told apart by, where there are several. */
export const formKey = (game: GameInfo): string | undefined => game.forms.flatMap(({ settings }) => Object.keys(settings))[0];

/** What a form is called; the only one is the game itself. */
export function formName(game: GameInfo, { settings }: FormInfo): string {
  const option = game.options.find(({ key }) => key === formKey(game));
  return option ? valueName(game.id, option, settings[option.key] ?? option.default) : game.name;
}

/** The form that is played by these options, of which only those need be named that differ from the usual. */
export function formPlayed({ game, options }: Pick<TableInfo, 'game' | 'options'>): string {
  const info = SHELF.find(({ id }) => id === game);
  return info ? (formOf(info, { ...defaultsOf(info), ...options })?.id ?? '') : '';
}

/** Where something of the form that these options amount to is printed. */
export const paperOf = (what: Paper['what'], table: Pick<TableInfo, 'game' | 'options'>): string => `/print/${what}/${table.game}/${formPlayed(table)}`;

/** The preset that the options amount to, if any. */
export function presetOf(game: GameInfo, options: Options): string | null {
  const match = game.presets.find(({ settings }) => {
    const wanted: Options = { ...defaultsOf(game), ...settings };
    return Object.entries(options).every(([key, value]) => wanted[key] === value);
  });
  return match?.id ?? null;
}

/** Which form is played and which rules differ, in a few words each. */
export function rulesOf(game: GameInfo, chosen: Options): string[] {
  const options = { ...defaultsOf(game), ...chosen };
  const preset = presetOf(game, options);
  if (preset !== null) return [presetName(game.id, preset)];
  const ofForms = new Set(game.forms.flatMap(({ settings }) => Object.keys(settings)));
  return game.options.flatMap((option) => {
    const value = options[option.key] ?? option.default;
    const name = valueName(game.id, option, value);
    if (ofForms.has(option.key)) return [name];
    return value === option.default ? [] : [t('term-option', { option: optionName(game.id, option.key), value: name })];
  });
}

/** What else was agreed: time, help, and what happens when somebody is away. */
export function termsOf({ moveSeconds, clock, atZero, help, away }: TableInfo): string[] {
  const clocks = [moveSeconds !== null && clockName(moveSeconds), clock && clockName(clock)].filter((words) => typeof words === 'string');
  const zero = clocks.length > 0 && atZero === 'nothing' ? [t('at-zero-nothing')] : [];
  return [...(clocks.length > 0 ? clocks : [t('clock-none')]), ...zero, t(`help-${help}`), awayName(away)];
}

/** For each move so many seconds, or for the whole game. */
export function clockName(clock: number | GameClock): string {
  if (typeof clock === 'number') return t('clock-seconds', { seconds: clock });
  const minutes = Math.round(clock.seconds / 60);
  return clock.increment === 0 ? t('clock-minutes', { minutes }) : t('clock-minutes-more', { minutes, seconds: clock.increment });
}

export function awayName(away: Away): string {
  if (away.kind === 'wait') return t('away-wait');
  const { seconds } = away;
  if (away.kind === 'bot' && seconds <= AT_ONCE.seconds) return t('away-bot-once');
  const inMinutes = seconds >= 60 && seconds % 60 === 0;
  return t(`away-${away.kind}-${inMinutes ? 'minutes' : 'seconds'}`, { n: inMinutes ? seconds / 60 : seconds });
}

/** At once, but a page that is loaded again is back by then. */
export const AT_ONCE = { kind: 'bot', seconds: 5 } as const;
