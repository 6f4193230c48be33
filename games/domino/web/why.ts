// Why nothing at all may be done now. Every other question goes to the rules themselves, which answer with the rule.
import type { Form, View } from './types';

export interface Refusal {
  id: string;
  rule: string;
}

const ENDS: Record<Form, string> = { traditional: 'DOMINO-T6', challenge: 'DOMINO-H14', quincunx: 'DOMINO-Q19' };
const LET_GO: Record<Form, string> = { traditional: 'DOMINO-H8', challenge: 'DOMINO-H8', quincunx: 'DOMINO-Q15' };

/** What stops any action whatever: the end, somebody else's turn, dominoes on their way. */
export function whyNot(view: View, me: number | null): Refusal | null {
  const form = view.options.game;
  if (view.stage === 'over') return { id: 'domino-refusal-game-over', rule: ENDS[form] };
  if (view.stage === 'dealing') return { id: 'domino-refusal-being-dealt', rule: 'DOMINO-S1' };
  if (view.turn !== me) return { id: 'domino-refusal-not-your-turn', rule: 'DOMINO-P3' };
  if (view.stage === 'falling') return { id: 'domino-refusal-let-go', rule: LET_GO[form] };
  return null;
}
