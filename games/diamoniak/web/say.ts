// Sentences about how things stand: what somebody has, and what may be done now.
import { t } from '@house/i18n.svelte';
import { listCards } from './describe';
import { sellers } from './seats';
import { CARDS, CASTLE_PARTS, type Player, type View } from './types';

/** "Léa: rose castle, 3 of 6. On the right: 2 diamonds and 1 fairy." */
export function sayPlace(player: Player, name: string): string {
  const castle = player.colour
    ? t('diamoniak-place-castle', { name, colour: player.colour, n: player.castle, of: CASTLE_PARTS })
    : t('diamoniak-place-no-castle', { name });
  const held = CARDS.flatMap((card) => Array.from({ length: player.right[card] }, () => card));
  const right = held.length > 0 ? t('diamoniak-place-right', { cards: listCards(held) }) : t('diamoniak-place-empty');
  return `${castle} ${right}`;
}

/** What is to be done now, in one short sentence. */
export function sayPrompt(
  view: View,
  me: number | null,
  legal: readonly string[],
  name: (seat: number) => string,
  chosen = 0, // cards for the witch so far
): string {
  if (view.winner !== null) {
    const colour = view.players[view.winner - 1]?.colour ?? 'rose';
    return view.winner === me
      ? t('diamoniak-event-won-you', { colour })
      : t('diamoniak-event-won', { name: name(view.winner), colour });
  }
  if (view.turn !== me) {
    const id = view.phase === 'witch' ? 'diamoniak-prompt-other-witch' : 'diamoniak-prompt-other';
    return t(id, { name: name(view.turn) });
  }
  switch (view.phase) {
    case 'start':
      return t(sellers(legal).length > 0 ? 'diamoniak-prompt-buy' : 'diamoniak-prompt-start');
    case 'more':
      return t('diamoniak-prompt-more');
    case 'witch':
      if (chosen >= view.owes && chosen > 0) return t('diamoniak-prompt-witch-ready');
      if (chosen > 0) return t('diamoniak-prompt-witch-left', { n: view.owes - chosen });
      return t(legal.includes('fairy') ? 'diamoniak-prompt-witch-fairy' : 'diamoniak-prompt-witch', { n: view.owes });
    default:
      return t('diamoniak-prompt-drawing');
  }
}
