// The one or two things that the buttons offer now, with the action each would send. Whether they may be done is not
// decided here: that stands in the list of the rules.
import type { Said } from '@house/room';
import type { Offers, Way } from './offers';
import type { View } from './types';
import { CALLED } from './wire';

export interface Wish {
  said: Said;
  key: string;
  action: string | null; // null: a domino has to be chosen first
}

export interface Wishes {
  main: Wish;
  second: Wish | null;
}

/** In short: where it would go is said when it is aimed. */
export const PLACE = `${CALLED.place}.button`;
const DRAW: Wish = { said: { id: CALLED.draw }, key: 'D', action: 'draw' };
const PASS: Wish = { said: { id: CALLED.pass }, key: 'P', action: 'pass' };
const DEAL: Wish = { said: { id: CALLED.deal }, key: 'Enter', action: 'deal' };

export function wishesOf(view: View, offers: Offers, way: Way | null): Wishes {
  if (view.stage === 'between' || view.stage === 'noDouble') return { main: DEAL, second: null };
  if (offers.ways.length === 0 && offers.pass) return { main: PASS, second: null };
  if (offers.ways.length === 0 && offers.draw) return { main: DRAW, second: null };
  const lay: Wish = way
    ? { said: { id: PLACE }, key: 'Enter', action: way.action }
    : { said: { id: offers.ways.length > 0 ? 'domino-do-lay-none' : PLACE }, key: 'Enter', action: null };
  // Who may draw although she could play (DOMINO-AMB-3) finds it beside.
  return { main: lay, second: offers.draw ? DRAW : null };
}
