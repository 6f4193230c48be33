// Why nothing at all may be done now. Every other question goes to the rules themselves, which answer with the rule.
import type { Form, View } from './types';

export interface Refusal {
  id: string;
  rule: string;
}

/** The rules by which the games end. */
const ENDS: Record<Form, string> = {
  highest: 'YAM-S1-2',
  throws: 'YAM-S2-2',
  target: 'YAM-S3-2',
  longest: 'YAM-S4-2',
  minimum: 'YAM-S5-3',
  base: 'YAM-BASE-30',
  muggins: 'YAM-MUGGINS-22',
  more: 'YAM-MORE-6',
  prog: 'YAM-PROG-15',
  line: 'YAM-LINE-10',
  even: 'YAM-EVEN-17',
  yam: 'YAM-AMB-58',
};

/** What stops any action whatever: the end, somebody else's turn, yaminos in the air. */
export function whyNot(view: View, me: number | null): Refusal | null {
  const form = view.options.game;
  if (view.stage === 'over') return { id: 'yaminos-refusal-game-over', rule: ENDS[form] };
  if (view.turn !== me) return { id: 'yaminos-refusal-not-your-turn', rule: form === 'base' ? 'YAM-BASE-5' : 'YAM-AMB-2' };
  if (view.stage === 'throwing' || view.stage === 'called') return { id: 'yaminos-refusal-in-the-air', rule: 'YAM-G7' };
  return null;
}
