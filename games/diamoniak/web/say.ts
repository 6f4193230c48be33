// Sentences about how things stand: what somebody has, and how far she is with what she gives the witch.
import { list, t } from '@house/i18n.svelte';
import { CARDS, CASTLE_PARTS, type Card, type Player } from './types';

/** "2 diamonds and 1 fairy", in the language of the page. */
function listCards(cards: readonly Card[]): string {
  const kinds = CARDS.filter((card) => cards.includes(card));
  return list(kinds.map((kind) => t(`diamoniak-cards-${kind}`, { n: cards.filter((card) => card === kind).length })));
}

/** "Léa: rose castle, 3 of 6. On the right: 2 diamonds and 1 fairy." */
export function sayPlace(player: Player, name: string): string {
  const castle = player.colour
    ? t('diamoniak-place-castle', { name, colour: player.colour, n: player.castle, of: CASTLE_PARTS })
    : t('diamoniak-place-no-castle', { name });
  const held = CARDS.flatMap((card) => Array.from({ length: player.right[card] }, () => card));
  const right = held.length > 0 ? t('diamoniak-place-right', { cards: listCards(held) }) : t('diamoniak-place-empty');
  return `${castle} ${right}`;
}

/** So many of the cards that the witch wants are chosen. */
export function sayChosen(chosen: number, owes: number): string {
  return chosen >= owes ? t('diamoniak-prompt-witch-ready') : t('diamoniak-prompt-witch-left', { n: owes - chosen });
}
