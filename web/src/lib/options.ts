// What options and presets are called: by the game's own words, where it has some.
import type { OptionSpec } from '@wire';
import { t, wordsOr } from './i18n.svelte';

export const presetName = (game: string, preset: string) => wordsOr(`${game}-preset-${preset}`, preset);

export const optionName = (game: string, key: string) => wordsOr(`${game}-option-${key}`, key);

/** A flag that nobody has found words for is said yes or no to. */
export function valueName(game: string, { key, values }: OptionSpec, value: string): string {
  const plain = values.type === 'flag' ? t(value === 'on' ? 'option-yes' : 'option-no') : value;
  return wordsOr(`${game}-option-${key}-${value}`, plain);
}
