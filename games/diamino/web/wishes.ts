// The one to three things that the buttons offer now. Whether the rules allow them is not decided here.
import type { Said } from '@house/room';
import type { View } from './types';
import type { Mode } from './words';

export type Deed =
  | 'lay'
  | 'recall' // the draft back to the rack
  | 'toExchange' // begin to choose squares
  | 'exchange'
  | 'toLift'
  | 'lift'
  | 'cancel'
  | 'pass'
  | 'stop'
  | 'discard'
  | 'accept'
  | 'challenge'
  | 'yes'
  | 'no';

export interface Wish {
  deed: Deed;
  said: Said;
  key: string;
}

/** What a player has in hand or in mind, and has not yet done. */
export interface Hand {
  mode: Mode;
  loose: number;
  picked: number;
  lifted: number;
}

const wish = (deed: Deed, key: string, n?: number, id: string = deed): Wish => ({
  deed,
  key,
  said: { id: `diamino-do-${id}`, args: n === undefined ? {} : { n } },
});
const LAY = wish('lay', 'Enter');
const CANCEL = wish('cancel', 'Escape');

/** The main one first. */
export function wishesOf(view: View, me: number | null, { mode, loose, picked, lifted }: Hand): Wish[] {
  const answers = answersOf(view, me);
  if (answers) return answers;
  if (view.turn !== me) return [LAY];
  if (view.phase.type === 'discarding') return [wish('discard', 'Enter', view.phase.count)];
  if (view.phase.type !== 'turn') return [LAY];
  if (mode === 'exchange') return [picked > 0 ? wish('exchange', 'Enter', picked, 'exchange-some') : wish('exchange', 'Enter'), CANCEL];
  if (mode === 'lift') return [wish('lift', 'Enter', lifted), CANCEL];
  if (loose > 0) return [LAY, wish('recall', 'Escape')];
  return [LAY, ...others(view)];
}

/** Instead of laying. */
function others(view: View): Wish[] {
  if (view.options.formula !== 'patience') return [...(view.reserve > 0 ? [wish('toExchange', '2', undefined, 'exchange')] : []), wish('pass', '3')];
  const mayLift = view.squares.length > 0 && !view.options.drawnHand;
  return [...(mayLift ? [wish('toLift', '2', undefined, 'recall')] : []), wish('stop', '3', view.squares.length)];
}

/** To a word that somebody else has laid or asks for. */
function answersOf({ phase, turn }: View, me: number | null): Wish[] | null {
  if (me === null || turn === me) return null;
  if (phase.type === 'window' && ![...phase.accepted, ...phase.challenged].includes(me)) return [wish('accept', 'Enter'), wish('challenge', 'C')];
  if (phase.type === 'vote' && ![...phase.yes, ...phase.no].includes(me)) return [wish('yes', 'Enter'), wish('no', 'N')];
  return null;
}
