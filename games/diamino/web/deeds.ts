// What the buttons do. The rules decide what is allowed.
import type { Desk } from './desk.svelte';
import type { View } from './types';
import type { Deed } from './wishes';

/** What she has in hand, or nothing of it: then the rules say what is missing. */
const inHand = (desk: Desk, nothing: string) => desk.action ?? nothing;

export function deedsOf(desk: Desk, attempt: (action: string) => void): Record<Deed, () => void> {
  return {
    lay: () => attempt(inHand(desk, 'lay')),
    recall: () => desk.recall(),
    cancel: () => desk.recall(),
    toExchange: () => desk.want('exchange'),
    toLift: () => desk.want('lift'),
    toStop: () => desk.want('stop'),
    exchange: () => attempt(inHand(desk, 'exchange -')),
    lift: () => attempt(inHand(desk, 'lift')),
    discard: () => attempt(inHand(desk, 'discard -')),
    pass: () => attempt('pass'),
    stop: () => attempt('stop'),
    accept: () => attempt('accept'),
    challenge: () => attempt('challenge'),
    begin: () => attempt('begin'),
    yes: () => attempt('yes'),
    no: () => attempt('no'),
  };
}

/** Whether a button promises something: the rules have nothing against it, as far as they were asked. */
export function isReady(deed: Deed, { verbs }: Pick<View, 'verbs'>, fits: boolean): boolean {
  switch (deed) {
    case 'lay':
    case 'exchange':
    case 'lift':
    case 'discard':
      return fits;
    case 'pass':
      return verbs.includes('pass');
    default:
      return true;
  }
}
