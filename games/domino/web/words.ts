// What the page says by itself: which domino, and what she is about to do with the one in hand.
import { t } from '@house/i18n.svelte';
import { colourOf, isBuilt, isDouble, type Squares, type View } from './types';

/** "the red 3-5", "the blue double 6" */
export function sayPiece(squares: Squares): string {
  const [low, high] = [Math.min(...squares), Math.max(...squares)];
  const colour = colourOf(squares);
  return isDouble(squares) ? t('domino-piece-double', { n: low, colour }) : t('domino-piece', { low, high, colour });
}

/** What is to be done with the domino in hand. */
export function sayInHand(view: View, carries: boolean): string {
  if (!isBuilt(view.options.game)) return t('domino-prompt-end');
  return t(carries ? 'domino-prompt-carry' : 'domino-prompt-place');
}

/** What it would do as it is aimed, said whenever another one or another place is chosen. */
export function sayAim(deed: string, at: number, of: number): string {
  return of > 1 && deed !== '' ? t('domino-aimed', { n: at + 1, of, deed }) : deed;
}
