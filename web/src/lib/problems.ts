// Turns any failure into a sentence.
import { Trouble } from './api';
import { knows, t } from './i18n.svelte';
import { note } from './tell.svelte';
import type { Problem } from '@wire';

export function problemText(problem: Problem): string {
  const id = problem.code.startsWith('evening-') ? problem.code : `problem-${problem.code}`; // an evening refuses in its own words
  return knows(id) ? t(id) : t('problem-other', { detail: problem.detail });
}

/** Nobody answers: the network or the house is down, which passes. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Trouble && error.problem.code === 'unreachable';
}

export function tellProblem(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
  const more = error.problem.code === 'too-many-tables' ? { more: { href: '/?mine', words: () => t('problem-too-many-tables-mine') } } : {};
  note(() => problemText(error.problem), { kind: 'trouble', ...more });
}
