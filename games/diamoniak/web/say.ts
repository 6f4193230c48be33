// How far she is with what she gives the witch.
import { t } from '@house/i18n.svelte';
import { WITCH_TAKES } from './types';

/** So many of the cards that the witch wants are chosen. Who has fewer than she usually takes gives all of them, and is told so. */
export function sayChosen(chosen: number, owes: number): string {
  if (chosen < owes) return t('diamoniak-prompt-witch-left', { n: owes - chosen });
  return t(owes < WITCH_TAKES ? 'diamoniak-prompt-witch-all' : 'diamoniak-prompt-witch-ready', { n: owes });
}
