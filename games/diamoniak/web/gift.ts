// Choosing what the witch gets, card by card, among the ways to give that the rules list.
import { CARDS, type Card } from './types';

export type Gift = Partial<Record<Card, number>>;

const count = (gift: Gift, card: Card) => gift[card] ?? 0;

/** The kinds that some way to give has in it, in the order in which they lie on the table; the number keys follow it. */
export const kinds = (ways: readonly Gift[]): Card[] => CARDS.filter((card) => ways.some((way) => count(way, card) > 0));

export const size = (gift: Gift): number => cards(gift).length;

/** The chosen cards one by one, in the order of the notation. */
export const cards = (gift: Gift): Card[] => CARDS.flatMap((card) => Array.from({ length: count(gift, card) }, () => card));

export const add = (gift: Gift, card: Card): Gift => ({ ...gift, [card]: count(gift, card) + 1 });

export const takeBack = (gift: Gift, card: Card): Gift => ({ ...gift, [card]: Math.max(0, count(gift, card) - 1) });

/** Some way to give has all of these in it. */
export const fits = (gift: Gift, ways: readonly Gift[]): boolean => ways.some((way) => CARDS.every((card) => count(gift, card) <= count(way, card)));

export const notation = (gift: Gift): string => ['give', ...cards(gift)].join(' ');

export function parse(action: string): Gift {
  const named = action.split(' ').slice(1);
  return CARDS.filter((card) => named.includes(card)).reduce<Gift>((gift, card) => ({ ...gift, [card]: named.filter((one) => one === card).length }), {});
}
