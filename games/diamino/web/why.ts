// Why nothing at all may be done now. Every other question goes to the rules themselves, which answer with the rule.
import type { View } from './types';

export interface Refusal {
  id: string;
  rule: string;
}

const refusal = (id: string, rule: string): Refusal => ({ id: `diamino-refusal-${id}`, rule: `DIAMINO-${rule}` });

/** What stops any move with squares: the end, somebody else's turn, an answer that is awaited first. */
export function whyNot(view: View, me: number | null): Refusal | null {
  if (view.phase.type === 'over') return refusal('game-over', 'AMB-26');
  if (view.turn !== me) return refusal('not-your-turn', 'B5');
  return view.phase.type === 'turn' || view.phase.type === 'discarding' ? null : refusal('not-now', 'AMB-34');
}

/** Letters that make no one word: they go elsewhere than on one line, or leave a hole in it. */
export const NO_WORD: Record<'crooked' | 'gap', Refusal> = { crooked: refusal('crooked', 'C3'), gap: refusal('gap', 'AMB-3') };
