// Why something that was touched may not be done now. What is allowed comes from the rules themselves (`legal`); this only
// finds the sentence and the rule for the rest, so that no touch is answered by silence.
import type { View } from './types';

export interface Refusal {
  id: string;
  rule: string;
}

const refusal = (name: string, rule: string): Refusal => ({ id: `diavolo-refusal-${name}`, rule: `DIAVOLO-${rule}` });

/** What stops any hand: the end, or no gem left. */
function general(view: View, seat: number): Refusal | null {
  if (view.phase === 'over') return refusal('game-over', '40');
  return view.players[seat - 1]?.gems === 0 ? refusal('out', '36') : null;
}

export function whyNotThrow(view: View, seat: number): Refusal {
  const waiting = view.phase === 'ready' || view.phase === 'ordered';
  return general(view, seat) ?? (waiting ? refusal('not-your-throw', '35') : refusal('already-thrown', '12'));
}

/** Dice that roll, or that somebody still has to throw, and a second devil. */
export function whyNotGrab(view: View, seat: number): Refusal {
  const player = view.players[seat - 1];
  const has = player && (player.grab || player.answered);
  const why = view.phase === 'ready' ? refusal('next-throw', '35') : has ? refusal('only-one', '21') : refusal('nothing-to-grab', '13');
  return general(view, seat) ?? why;
}
