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
  | 'toStop' // asks once more
  | 'stop'
  | 'discard'
  | 'accept'
  | 'challenge'
  | 'begin'
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
  waited: boolean; // for the others' answers, long enough to go on without them
}

const wish = (deed: Deed, key: string, n?: number, id: string = deed): Wish => ({
  deed,
  key,
  said: { id: `diamino-do-${id}`, args: n === undefined ? {} : { n } },
});
const LAY = wish('lay', 'Enter');
const CANCEL = wish('cancel', 'Escape');

/** The main one first. */
export function wishesOf(view: View, me: number | null, { mode, loose, picked, lifted, waited }: Hand): Wish[] {
  const answers = answersOf(view, me, waited);
  if (answers) return answers;
  if (view.turn !== me) return [LAY];
  if (view.phase.type === 'discarding') return [wish('discard', 'Enter', view.phase.count)];
  if (view.phase.type !== 'turn') return [LAY];
  if (mode === 'exchange') return [picked > 0 ? wish('exchange', 'Enter', picked, 'exchange-some') : wish('exchange', 'Enter'), CANCEL];
  if (mode === 'stop') return [wish('stop', 'Enter', view.squares.length), CANCEL];
  if (mode === 'lift') return [wish('lift', 'Enter', lifted), CANCEL];
  if (loose > 0) return [LAY, wish('recall', 'Escape')];
  return [LAY, ...others(view)];
}

/** Instead of laying. Letters write, and figures stand under the squares (DIAMINO-M1b): these keys are neither. */
function others(view: View): Wish[] {
  if (view.options.formula !== 'patience') return [...(view.reserve > 0 ? [wish('toExchange', '+', undefined, 'exchange')] : []), wish('pass', '-')];
  const mayLift = view.squares.length > 0 && !view.options.drawnHand;
  return [...(mayLift ? [wish('toLift', '+', undefined, 'recall')] : []), wish('toStop', '-', view.squares.length, 'stop')];
}

/** To a word that somebody else has laid or asks for. */
function answersOf(view: View, me: number | null, waited: boolean): Wish[] | null {
  const { phase, turn } = view;
  if (me === null || turn === me) return null;
  if (phase.type === 'window' && ![...phase.accepted, ...phase.challenged].includes(me)) {
    const begin = waited && mayBegin(view, me) ? [wish('begin', '3')] : [];
    return [wish('accept', 'Enter'), wish('challenge', 'C'), ...begin];
  }
  if (phase.type === 'vote' && ![...phase.yes, ...phase.no].includes(me)) return [wish('yes', 'Enter'), wish('no', 'N')];
  return null;
}

/** Whoever plays next may cut the wait short, where others are left to answer (DIAMINO-AMB-34). */
function mayBegin({ players, turn }: View, me: number): boolean {
  const after = players.map((_, i) => ((turn + i) % players.length) + 1);
  return players.length > 2 && after.find((seat) => !players[seat - 1]?.skips) === me;
}
