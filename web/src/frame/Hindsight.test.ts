import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Remark, Review, Said } from '@wire';
import { speakLanguage } from '@house/i18n.svelte';
import Hindsight from './Hindsight.svelte';

beforeEach(() => speakLanguage('en'));
afterEach(cleanup);

const figure = (whole: string, digits: string): Said => ({ id: 'figure', args: { whole, digits } });

/** A game of three: of the first there is nothing to tell, of the second a moment, of the third the sums. */
const REVIEW: Review = {
  choices: 'weighed',
  extraTurns: true,
  about: [{ id: 'review-about' }, { id: 'review-in-expected' }, { id: 'review-extra-turns' }],
  seats: [
    { sum: null, title: { id: 'review-name', args: { name: { seat: 1 } } }, said: [], moments: [] },
    { sum: null, title: { id: 'review-name', args: { name: { seat: 2 } } }, said: [], moments: [7] },
    {
      sum: { start: 40, luck: -6, lost: 0, end: 34 },
      title: { id: 'review-sum', args: { name: { seat: 3 }, score: 34, value: figure('40', '0'), luck: figure('−6', '0'), skill: figure('0', '0') } },
      said: [{ id: 'review-perfect', args: { name: { seat: 3 } } }],
      moments: [],
    },
  ],
  remarks: [remark(3, []), remark(7, [{ id: 'review-loss', args: { loss: figure('2', '5') } }, { id: 'review-chosen-plain', args: { action: 'stop' } }])],
};

function remark(line: number, said: Said[]): Remark {
  return { line, seat: 2, what: 'stop', best: 'draw', called: null, bestCalled: null, measure: 'expected', before: 4.5, after: 2, gain: 0, said, also: [] };
}

it('says what is told of the whole, and of each seat that there is something to tell of, one’s own first', async () => {
  const name = (seat: number) => ['Zoé', 'Pip', 'Tom'][seat - 1] ?? '';
  render(Hindsight, { ask: () => Promise.resolve(REVIEW), mine: [3], name, show: () => undefined, close: () => undefined });
  const told = (await screen.findByText(/Tom: 34 points. Expected with best play: 40.0. Luck: −6.0/)).closest('dialog');
  expect(told?.textContent).toContain('The figures are expected points. The extra turns');
  expect([...(told?.querySelectorAll('.title') ?? [])].map((title) => title.parentElement?.getAttribute('aria-label'))).toEqual(['Tom', 'Pip']);
  expect(told?.textContent).toContain('Tom: nothing to find fault with!');
  expect([...(told?.querySelectorAll('li span') ?? [])].map(({ textContent }) => textContent)).toEqual(['Lost: 2.5', 'Chosen: stop']);
});
