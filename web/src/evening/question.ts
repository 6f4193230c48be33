// A question to everybody, in words.
import type { EveningInfo, QuestionInfo } from '@wire/evening';
import { list, t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import { sentence } from '@house/said';

/** Who is asked has the first seat of the puzzle; nobody is named there. */
const say = (said: Said) => sentence(said, { me: 1, name: String });

export const askedIn = ({ said }: QuestionInfo): string => say(said);

/** Acts that are one answer. */
export const inWords = (acts: readonly Said[]): string => list(acts.map(say));

/** An answer with what it is worth, or with whether it is right where there is nothing to count. */
export function answerIn({ acts, right, worth }: { acts: readonly Said[]; right: boolean; worth: Said | null }): string {
  return worth ? say(worth) : t(right ? 'evening-answer-right' : 'evening-answer-wrong', { what: inWords(acts) });
}

export const countOf = ({ answered }: QuestionInfo, { here }: EveningInfo): string => t('evening-answered', { n: answered, of: here });

/** What came of it, in a few sentences: said once, when it is told. */
export function verdictOf(question: QuestionInfo): string {
  if (!question.revealed) return '';
  const { best, answers } = question.revealed;
  const found = answers.reduce((sum, { right, count }) => sum + (right ? count : 0), 0);
  return `${t('evening-best', { what: inWords(best) })} ${t('evening-found', { n: found, of: question.answered })}`;
}
