// The one to three things that the buttons offer now. Whether the rules allow them is not decided here.
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
  said: { id: string; args: { n?: number } };
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

/** To a word that somebody else has laid or asks for. */
const ANSWERS = [wish('accept', 'Enter'), wish('challenge', 'C'), wish('begin', '3'), wish('yes', 'Enter'), wish('no', 'N')];

/** The main one first. `legal` lists the answers that are awaited, and the view what else can be done on this turn. */
export function wishesOf(view: View, mine: boolean, legal: readonly string[], { mode, loose, picked, lifted, waited }: Hand): Wish[] {
  const answers = ANSWERS.filter(({ deed }) => legal.includes(deed) && (deed !== 'begin' || waited));
  if (answers.length > 0) return answers;
  if (!mine) return [LAY];
  if (mode === 'discard') return [wish('discard', 'Enter', view.phase.type === 'discarding' ? view.phase.count : picked)];
  if (mode === 'exchange') return [picked > 0 ? wish('exchange', 'Enter', picked, 'exchange-some') : wish('exchange', 'Enter'), CANCEL];
  if (mode === 'stop') return [wish('stop', 'Enter', view.squares.length), CANCEL];
  if (mode === 'lift') return [wish('lift', 'Enter', lifted), CANCEL];
  if (loose > 0) return [LAY, wish('recall', 'Escape')];
  return [LAY, ...others(view)];
}

/** Instead of laying. Letters write, and figures stand under the squares (DIAMINO-M1b): these keys are neither. */
function others({ verbs, squares }: View): Wish[] {
  const choose = [
    verbs.includes('exchange') && wish('toExchange', '+', undefined, 'exchange'),
    verbs.includes('lift') && wish('toLift', '+', undefined, 'recall'),
    verbs.includes('stop') ? wish('toStop', '-', squares.length, 'stop') : wish('pass', '-'),
  ];
  return choose.filter((one) => one !== false);
}
