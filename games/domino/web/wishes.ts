// The one or two things that the buttons offer now, with the action each would send. Whether they may be done is not
// decided here: that stands in the list of the rules.
import type { Said } from '@house/room';
import type { Offers, Way } from './offers';
import type { View } from './types';

export interface Wish {
  said: Said;
  key: string;
  action: string | null; // null: a domino has to be chosen first
}

export interface Wishes {
  main: Wish;
  second: Wish | null;
}

const DRAW: Wish = { said: { id: 'domino-action-draw' }, key: 'D', action: 'draw' };
const PASS: Wish = { said: { id: 'domino-action-pass' }, key: 'P', action: 'pass' };
const DEAL: Wish = { said: { id: 'domino-action-deal' }, key: 'Enter', action: 'deal' };

export function wishesOf(view: View, offers: Offers, way: Way | null): Wishes {
  if (view.stage === 'between' || view.stage === 'noDouble') return { main: DEAL, second: null };
  if (offers.ways.length === 0 && offers.pass) return { main: PASS, second: null };
  if (offers.ways.length === 0 && offers.draw) return { main: DRAW, second: null };
  const lay: Wish = way
    ? { said: { id: 'domino-action-place.button' }, key: 'Enter', action: way.action }
    : { said: { id: offers.ways.length > 0 ? 'domino-do-lay-none' : 'domino-action-place.button' }, key: 'Enter', action: null };
  // Who may draw although she could play (DOMINO-AMB-3) finds it beside.
  return { main: lay, second: offers.draw ? DRAW : null };
}
