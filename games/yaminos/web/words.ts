// Sentences about how things stand: which yamino, which box, and what is to be done now.
import { list, t } from '@house/i18n.svelte';
import type { Offers } from './offers';
import { hasOpenEnds, isDoublet, MOST_THROWS, type Cell, type Face, type Row, type View } from './types';

type Name = (seat: number) => string;

/** "1-4", "double 3" */
export function sayFace(face: Face): string {
  return isDoublet(face) ? t('yaminos-piece-doublet', { n: face[0] }) : t('yaminos-piece', { low: face[0], high: face[1] });
}

export function sayBox(row: Row): string {
  return t(`yaminos-box-${row}`);
}

/** A box of the sheet for whoever cannot see it. */
export function sayCell({ row, points, offer }: Cell, mayFill: boolean): string {
  const box = sayBox(row);
  if (points !== null) return t('yaminos-cell-filled', { box, points });
  if (offer !== null && mayFill) return t('yaminos-cell-offer', { box, points: offer });
  return t('yaminos-cell-open', { box });
}

/** What is to be done now, in one short sentence. */
export function sayPrompt(view: View, me: number | null, offers: Offers, name: Name): string {
  if (view.stage === 'over') return sayWinners(view, me, name);
  if (view.turn !== me) return t('yaminos-prompt-other', { name: name(view.turn) });
  switch (view.stage) {
    case 'agree':
      return t('yaminos-prompt-agree');
    case 'ready':
      return sayReady(view, name);
    case 'lay':
      return sayLaying(view, offers);
    case 'choose':
      return t(view.casts + 1 < MOST_THROWS ? 'yaminos-prompt-choose' : 'yaminos-prompt-choose-last');
    case 'announced':
      return t('yaminos-prompt-announced', { box: view.announced ? sayBox(view.announced) : '' });
    default:
      return t('yaminos-prompt-throwing');
  }
}

function sayReady(view: View, name: Name): string {
  if (view.leader !== null && view.goal !== null) return t('yaminos-prompt-last-chance', { goal: view.goal, name: name(view.leader) });
  const chainGoesOn = hasOpenEnds(view.options.game) && view.table.some((lying) => lying.laid) && view.ends.length > 0;
  return t(chainGoesOn && view.table.some((lying) => !lying.laid) ? 'yaminos-prompt-ready-rest' : 'yaminos-prompt-ready');
}

function sayLaying(view: View, offers: Offers): string {
  const begun = view.table.some((lying) => lying.laid);
  if (hasOpenEnds(view.options.game)) return t('yaminos-prompt-ends');
  if (view.options.game === 'base') return begun ? sayThrowing(view, offers) : t('yaminos-prompt-doublet');
  if (offers.lays.length === 0) return t('yaminos-prompt-count');
  if (view.options.game === 'longest' && view.options.fewestLeft) return t('yaminos-prompt-left', { n: view.worth });
  return t(begun ? 'yaminos-prompt-line-more' : 'yaminos-prompt-arrange', { n: view.worth });
}

/** In the basic game, once a chain is begun: who has a leader to beat does not stop. */
function sayThrowing(view: View, offers: Offers): string {
  const free = offers.stop && view.leader === null;
  if (offers.throws.length > 0) return free ? t('yaminos-prompt-base', { n: view.worth }) : t('yaminos-prompt-beat', { goal: view.goal ?? 0 });
  if (free) return t('yaminos-prompt-stop', { n: view.worth });
  const laid = view.table.some((lying) => lying.laid && view.thrown.includes(lying.yamino));
  return t(laid ? 'yaminos-prompt-take-back' : 'yaminos-prompt-lay-one');
}

function sayWinners(view: View, me: number | null, name: Name): string {
  const [winner, ...others] = view.winners;
  if (winner === undefined) return t('yaminos-end-short');
  const names = list(view.winners.map(name));
  if (others.length > 0) return t('yaminos-event-won-shared', { names });
  return winner === me ? t('yaminos-event-won-you') : t('yaminos-event-won', { name: name(winner) });
}
