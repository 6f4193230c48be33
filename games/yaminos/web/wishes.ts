// The one or two things that the buttons offer now, with the action each would send. Whether they may be done is not
// decided here: that stands in the list of the rules. Each is called as the rules call it, where its name is short enough for a button.
import type { Said } from '@house/room';
import { laying, throwing, type Lay, type Offers } from './offers';
import { hasOpenEnds, YAMINOS, type Cell, type Row, type View } from './types';
import { CALLED } from './wire';

/** In short: where it would lie is said when it is aimed. */
export const LAY = `${CALLED.lay}.button`;

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
      return only({ said: { id: CALLED.throws, args: { n: hand.agree } }, key: 'Enter', action: `throws ${hand.agree}` });
    case 'lay':
      return laysOf(view, offers, hand);
    case 'choose':
      return choices(view, offers, hand);
    case 'announced':
      return only(rethrow(hand));
    default:
      return only({ said: view.throws, key: 'T', action: offers.throws[0] ?? 'throw' });
  }
}

const only = (main: Wish): Wishes => ({ main, second: null });

function laysOf(view: View, offers: Offers, hand: Hand): Wishes {
  const lay: Wish = { said: { id: LAY }, key: 'Enter', action: hand.lay ? laying(hand.lay) : 'lay' };
  if (hasOpenEnds(view.options.game)) return only(lay);
  const stop: Wish = { said: view.stops, key: 'S', action: 'stop' };
  if (view.options.game === 'base') return { main: hand.lay || offers.throws.length === 0 ? lay : throwOn(view, hand), second: stop };
  return offers.lays.length === 0 ? only(stop) : { main: lay, second: stop };
}

/** In the basic game: those outside the chain that she does not leave lying, or all seven anew. */
export function throwOn(view: View, hand: Hand): Wish {
  const loose = view.table.filter((lying) => !lying.laid);
  if (loose.length === 0) return { said: view.throws, key: 'T', action: 'throw' };
  const some = loose.filter(({ yamino }) => !hand.kept.has(yamino)).map(({ yamino }) => yamino);
  return { said: some.length === loose.length ? view.throws : again(some), key: 'T', action: throwing(some) };
}

const CHOOSE_BOX: Said = { id: 'yaminos-do-fill-none' };
/** In short; the faces that are thrown again are named by the rules. */
const again = (some: readonly number[]): Said => ({ id: `${CALLED.throw}.button`, args: { n: some.length } });

/** Of her whose turn it is: what a turn for this box is for. */
function cellOf(row: Row, { players, turn }: View): Cell | undefined {
  return players[turn - 1]?.sheet.find((cell) => cell.turn === row);
}

function choices(view: View, offers: Offers, hand: Hand): Wishes {
  const last = offers.announces.length > 0; // a third throw is for a box
  if (hand.box === null) return only(last ? { said: CHOOSE_BOX, key: 'Enter', action: 'box' } : rethrow(hand));
  const cell = cellOf(hand.box, view);
  const fill: Wish = { said: cell?.fills ?? CHOOSE_BOX, key: 'Enter', action: `box ${hand.box}` };
  const announce: Wish = { said: cell?.announces ?? CHOOSE_BOX, key: 'S', action: `announce ${hand.box}` };
  return { main: fill, second: last ? announce : rethrow(hand) };
}

function rethrow(hand: Hand): Wish {
  const some = Array.from({ length: YAMINOS }, (_, i) => i).filter((yamino) => !hand.kept.has(yamino));
  return { said: again(some), key: 'T', action: throwing(some) };
}

/** At the Yam, what she has chosen so far: a box, or those she keeps. Null while she has chosen nothing that may be done. */
export function mindOf(view: View, hand: Hand, legal: readonly string[]): string | null {
  if (view.options.game !== 'yam') return null;
  const chosen = hand.box !== null ? `box ${hand.box}` : hand.kept.size > 0 ? rethrow(hand).action : null;
  return chosen !== null && legal.includes(chosen) ? chosen : null;
}

/** A pity, say the rules: somebody may have missed the line, so it is asked first. */
export const isWaste = (row: Row, view: View): boolean => cellOf(row, view)?.waste ?? false;
