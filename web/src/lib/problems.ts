// Turns any failure into a sentence.
import { Trouble } from './api';
import { knows, t } from './i18n.svelte';
import { note } from './tell.svelte';
import type { Problem } from '@wire';

export function problemText(problem: Problem): string {
  const id = `problem-${problem.code}`;
  return knows(id) ? t(id) : t('problem-other', { detail: problem.detail });
}

export function tellProblem(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
  note(problemText(error.problem), { kind: 'trouble' });
}
