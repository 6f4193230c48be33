// Sentences about how things stand: which domino, what lies there, and what is to be done now.
import { language, t } from '@house/i18n.svelte';
import type { Offers, Way } from './offers';
import { saySpot } from './spots';
import { dueOf, isBuilt, isDouble, levelsOf, type Squares, type View } from './types';

type Name = (seat: number) => string;

export const list = (words: string[]) => new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);

/** "3-5", "the double 6" */
export function sayPiece(squares: Squares): string {
  const [low, high] = [Math.min(...squares), Math.max(...squares)];
  return isDouble(squares) ? t('domino-piece-double', { n: low }) : t('domino-piece', { low, high });
}

/** The whole layout for whoever cannot see it. */
export function sayLayout(view: View): string {
  if (view.chain.length > 0) return t('domino-chain-is', { pieces: view.chain.map(([one, other]) => `${one}-${other}`).join(', ') });
  if (view.built.length > 0) return t('domino-tower-is', { n: view.built.length, levels: levelsOf(view.built) });
  return t('domino-nothing-laid');
}

/** Every domino of the construction, in the order of attachment: where it lies, and whether it is an end that counts. */
export function sayPieces({ built, options }: View): string[] {
  const ends = options.game === 'quincunx' || options.extremitiesOnly;
  return built.map(({ piece, open }, i) => {
    const args = { piece: sayPiece(piece.numbers), spot: saySpot(piece, built.slice(0, i)) };
    const numbers = [...new Set(piece.numbers.filter((_, half) => ends && open[half]))].map(String);
    return numbers.length > 0 ? t('domino-lies-end', { ...args, open: list(numbers) }) : t('domino-lies', args);
  });
}

export function sayPlayer(view: View, seat: number, name: Name): string {
  const player = view.players[seat - 1];
  const args = { name: name(seat), n: player?.count ?? 0, total: player?.total ?? 0 };
  return t(isMatch(view) ? 'domino-player-total' : 'domino-player', args);
}

export function isMatch({ options }: View): boolean {
  return options.games > 1 || options.limit > 0;
}

/** What is to be done now, in one short sentence. `chosen` is what the player has taken in hand. */
export function sayPrompt(view: View, me: number | null, offers: Offers, chosen: readonly Way[], carries: boolean, name: Name): string {
  if (view.stage === 'over') return t('domino-prompt-over', { names: list(view.winners.map(name)) });
  if (view.stage === 'between') return t('domino-prompt-between', { names: list(view.winners.map(name)) });
  if (view.stage === 'dealing' || view.stage === 'drawing') return t('domino-prompt-dealing');
  if (view.stage === 'falling') return t('domino-prompt-falling');
  if (view.stage === 'noDouble') return t('domino-prompt-no-double');
  if (view.turn !== me) return t('domino-prompt-other', { name: name(view.turn) });
  if (view.stage === 'opening') return t('domino-prompt-opening', { piece: sayPiece(view.opening ?? [6, 6]) });
  return sayTurn(view, me, offers, chosen, carries);
}

function sayTurn(view: View, me: number, offers: Offers, chosen: readonly Way[], carries: boolean): string {
  if (offers.ways.length === 0 && offers.pass) return t('domino-prompt-pass');
  if (offers.ways.length === 0 && offers.draw) return t('domino-prompt-draw');
  if (chosen.length > 0 && !isBuilt(view.options.game)) return t('domino-prompt-end');
  if (chosen.length > 0) return t(carries ? 'domino-prompt-carry' : 'domino-prompt-place');
  return t(`domino-prompt-${dueOf(view, me) ?? 'lay'}`);
}
