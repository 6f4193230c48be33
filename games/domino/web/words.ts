// What the page says by itself: what she is about to do with the domino in hand.
import { t } from '@house/i18n.svelte';
import { isBuilt, type View } from './types';

/** What is to be done with the domino in hand. */
export function sayInHand(view: View, carries: boolean): string {
  if (!isBuilt(view.options.game)) return t('domino-prompt-end');
  return t(carries ? 'domino-prompt-carry' : 'domino-prompt-place');
}

/** What it would do as it is aimed, said whenever another one or another place is chosen. */
export function sayAim(deed: string, at: number, of: number): string {
  return of > 1 && deed !== '' ? t('domino-aimed', { n: at + 1, of, deed }) : deed;
}
