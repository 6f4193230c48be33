// Choosing what the witch gets: how many of each kind, from what a player owns.
import { CARDS, type Card, type Player } from './types';

export type Gift = Partial<Record<Card, number>>;

/** How many cards of a kind a player owns: those of her colour stand in her castle, the rest lie on her right. */
export function owned(player: Player, card: Card): number {
  return player.colour === card ? player.castle : player.right[card];
}

/** The kinds she may give, in the order in which they lie on the table; the number keys follow it. */
export function givable(player: Player, fairyProtected: boolean): Card[] {
  return CARDS.filter((card) => owned(player, card) > 0 && !(fairyProtected && card === 'fairy'));
}

export function size(gift: Gift): number {
  return Object.values(gift).reduce((sum, n) => sum + n, 0);
}

/** The chosen cards one by one, in the order of the notation. */
export function cards(gift: Gift): Card[] {
  return CARDS.flatMap((card) => Array.from({ length: gift[card] ?? 0 }, () => card));
}

/** One more of a kind, or null when there is none left or the broom is full. */
export function add(gift: Gift, card: Card, player: Player, owes: number): Gift | null {
  const chosen = gift[card] ?? 0;
  if (chosen >= owned(player, card) || size(gift) >= owes) return null;
  return { ...gift, [card]: chosen + 1 };
}

export function takeBack(gift: Gift, card: Card): Gift {
  return { ...gift, [card]: Math.max(0, (gift[card] ?? 0) - 1) };
}

/** A number key: one more of this kind while there is room, otherwise all of this kind come back. */
export function toggle(gift: Gift, card: Card, player: Player, owes: number): Gift {
  return add(gift, card, player, owes) ?? { ...gift, [card]: 0 };
}

export function notation(gift: Gift): string {
  return ['give', ...cards(gift)].join(' ');
}

export function parse(action: string): Gift {
  const gift: Gift = {};
  for (const word of action.split(' ').slice(1)) {
    const card = CARDS.find((known) => known === word);
    if (card) gift[card] = (gift[card] ?? 0) + 1;
  }
  return gift;
}
