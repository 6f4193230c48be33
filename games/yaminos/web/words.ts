// What boxes are called, what they are for, and what the games are about.
import { t } from '@house/i18n.svelte';
import { sentence } from '@house/said';
import { gameOf, told } from './rules';
import type { Row } from './types';
import { ABOUT, AIMS, BOX_NAMES } from './wire';

export function sayBox(row: Row): string {
  return t(BOX_NAMES[row]);
}

/** What a box is for. */
export function sayAbout(row: Row): string {
  return sentence(ABOUT[row], { me: null, name: String });
}

/** What the game of these options is about. */
export function sayAim(options: Record<string, string>): string {
  const game = gameOf(options);
  const { goal, target } = told(game, options);
  return t(AIMS[game], { goal: (game === 'target' ? target : goal) ?? 0 });
}
