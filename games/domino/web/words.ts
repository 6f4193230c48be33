// What the page says by itself: which domino, who has how many, and what she is about to do with the one in hand.
import { t } from '@house/i18n.svelte';
import { isBuilt, isDouble, type Squares, type View } from './types';

type Name = (seat: number) => string;

/** "3-5", "the double 6" */
export function sayPiece(squares: Squares): string {
  const [low, high] = [Math.min(...squares), Math.max(...squares)];
  return isDouble(squares) ? t('domino-piece-double', { n: low }) : t('domino-piece', { low, high });
}

export function sayPlayer(view: View, seat: number, name: Name): string {
  const player = view.players[seat - 1];
  const args = { name: name(seat), n: player?.count ?? 0, total: player?.total ?? 0 };
  return t(isMatch(view) ? 'domino-player-total' : 'domino-player', args);
}

export function isMatch({ options }: View): boolean {
  return options.games > 1 || options.limit > 0;
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
