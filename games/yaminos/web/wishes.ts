// The one or two things that the buttons offer now, with the action each would send. Whether they may be done is not
// decided here: that stands in the list of the rules. Each is called as the rules call it, where its name is short enough for a button.
import type { Said } from '@house/room';
import { laying, throwing, type Lay, type Offers } from './offers';
import { hasOpenEnds, offerFor, YAMINOS, type Row, type View } from './types';
import { face } from './words';

/** What a player has in hand or in mind, and has not yet done. */
export interface Hand {
  lay: Lay | null;
  kept: ReadonlySet<number>;
  box: Row | null;
  agree: number;
}

export interface Wish {
  said: Said;
  key: string;
  action: string;
}

export interface Wishes {
  main: Wish;
  second: Wish | null;
}

export function wishesOf(view: View, offers: Offers, hand: Hand): Wishes {
  switch (view.stage) {
    case 'agree':
      return only({ said: called('agree', { n: hand.agree }), key: 'Enter', action: `throws ${hand.agree}` });
    case 'lay':
      return laysOf(view, offers, hand);
    case 'choose':
      return choices(view, offers, hand);
    case 'announced':
      return only(rethrow(hand));
    default:
      return only(throwAll(offers));
  }
}

const called = (id: string, args: Said['args'] = {}): Said => ({ id: `yaminos-action-${id}`, args });
const boxed = (row: Row): Said => ({ id: `yaminos-box-${row}` });
const only = (main: Wish): Wishes => ({ main, second: null });

function throwAll(offers: Offers): Wish {
  const action = offers.throws[0] ?? 'throw';
  const some = action.split(' ').length - 1;
  return { said: some > 0 ? called('throw-rest', { n: some }) : called('throw-all'), key: 'T', action };
}

function laysOf(view: View, offers: Offers, hand: Hand): Wishes {
  const lay: Wish = { said: { id: 'yaminos-do-lay' }, key: 'Enter', action: hand.lay ? laying(hand.lay) : 'lay' };
  if (hasOpenEnds(view.options.game)) return only(lay);
  if (view.options.game === 'base') {
    const stop: Wish = { said: called('stop', { n: view.worth }), key: 'S', action: 'stop' };
    return { main: hand.lay || offers.throws.length === 0 ? lay : throwOn(view, hand), second: stop };
  }
  const counted = view.options.game === 'longest' && !view.options.fewestLeft ? 'count-placed' : 'count';
  const count: Wish = { said: called(counted, { n: view.worth }), key: 'S', action: 'stop' };
  return offers.lays.length === 0 ? only(count) : { main: lay, second: count };
}

/** In the basic game: those outside the chain that she does not leave lying, or all seven anew. */
export function throwOn(view: View, hand: Hand): Wish {
  const loose = view.table.filter((lying) => !lying.laid);
  if (loose.length === 0) return { said: called('throw-all'), key: 'T', action: 'throw' };
  const some = loose.filter(({ yamino }) => !hand.kept.has(yamino));
  const all = some.length === loose.length || some.length === 0;
  const said = all ? called('throw-rest', { n: some.length }) : called('throw', { faces: { list: some.map((lying) => face(lying.face)) } });
  return { said, key: 'T', action: throwing(some.map(({ yamino }) => yamino)) };
}

function choices(view: View, offers: Offers, hand: Hand): Wishes {
  const last = offers.announces.length > 0; // a third throw is for a box
  if (hand.box === null) return only(last ? { said: { id: 'yaminos-do-fill-none' }, key: 'Enter', action: 'box' } : rethrow(hand));
  const fill: Wish = { said: called('fill', { box: boxed(hand.box), points: offerFor(hand.box, view) }), key: 'Enter', action: `box ${hand.box}` };
  const announce: Wish = { said: called('announce', { box: boxed(hand.box) }), key: 'S', action: `announce ${hand.box}` };
  return { main: fill, second: last ? announce : rethrow(hand) };
}

function rethrow(hand: Hand): Wish {
  const some = Array.from({ length: YAMINOS }, (_, i) => i).filter((yamino) => !hand.kept.has(yamino));
  return { said: { id: 'yaminos-do-throw-some', args: { n: some.length } }, key: 'T', action: throwing(some) };
}

/** At the Yam, what she has chosen so far: a box, or those she keeps. Null while she has chosen nothing that may be done. */
export function mindOf(view: View, hand: Hand, legal: readonly string[]): string | null {
  if (view.options.game !== 'yam') return null;
  const chosen = hand.box !== null ? `box ${hand.box}` : hand.kept.size > 0 ? rethrow(hand).action : null;
  return chosen !== null && legal.includes(chosen) ? chosen : null;
}

/** Nothing to write in a box while others are open: somebody may have missed the line, so it is asked first. Of what is taken from the total, nothing is best. */
export function isWaste(row: Row, view: View, offers: Offers): boolean {
  const others = offers.boxes.some((other) => other !== row);
  return others && row !== 'moins' && row !== 'plus-moins' && offerFor(row, view) === 0;
}
