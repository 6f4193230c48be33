// The one to three things that the buttons offer now. Whether the rules allow them is not decided here.
import type { View } from './types';
import { CALLED } from './wire';
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

/** Whose words are those of the rules for it; what is done with something has a short form for a button. */
type Action = Exclude<keyof typeof CALLED, 'ask'>;
const acting = (action: Action, key: string): Wish => ({ deed: action, key, said: { id: CALLED[action], args: {} } });
const handling = (action: Action, key: string, n = 0, deed: Deed = action): Wish => ({ deed, key, said: { id: `${CALLED[action]}.button`, args: { n } } });
/** What is done on the page alone. */
const gesture = (deed: Deed, key: string, id: string = deed): Wish => ({ deed, key, said: { id: `diamino-do-${id}`, args: {} } });
const LAY = handling('lay', 'Enter');
const CANCEL = gesture('cancel', 'Escape');

/** To a word that somebody else has laid or asks for. */
const ANSWERS = [acting('accept', 'Enter'), acting('challenge', 'C'), acting('begin', '3'), acting('yes', 'Enter'), acting('no', 'N')];

/** The main one first. `legal` lists the answers that are awaited, and the view what else can be done on this turn. */
export function wishesOf(view: View, mine: boolean, legal: readonly string[], { mode, loose, picked, lifted, waited }: Hand): Wish[] {
  const answers = ANSWERS.filter(({ deed }) => legal.includes(deed) && (deed !== 'begin' || waited));
  if (answers.length > 0) return answers;
  if (!mine) return [LAY];
  if (mode === 'discard') return [handling('discard', 'Enter', view.phase.type === 'discarding' ? view.phase.count : picked)];
  if (mode === 'exchange') return [handling('exchange', 'Enter', picked), CANCEL];
  if (mode === 'stop') return [handling('stop', 'Enter', view.squares.length), CANCEL];
  if (mode === 'lift') return [handling('lift', 'Enter', lifted), CANCEL];
  if (loose > 0) return [LAY, gesture('recall', 'Escape')];
  return [LAY, ...others(view)];
}

/** Instead of laying. Letters write, and figures stand under the squares (DIAMINO-M1b): these keys are neither. */
function others({ verbs, squares }: View): Wish[] {
  const choose = [
    verbs.includes('exchange') && handling('exchange', '+', 0, 'toExchange'),
    verbs.includes('lift') && gesture('toLift', '+', 'recall'),
    verbs.includes('stop') ? handling('stop', '-', squares.length, 'toStop') : acting('pass', '-'),
  ];
  return choose.filter((one) => one !== false);
}
