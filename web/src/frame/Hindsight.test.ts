import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Choices, Review } from '@wire';
import { speakLanguage } from '@house/i18n.svelte';
import Hindsight from './Hindsight.svelte';

beforeEach(() => speakLanguage('en'));
afterEach(cleanup);

/** A game of two of which there is nothing to tell but the sums. */
async function lookBack(more: Partial<Review>): Promise<string> {
  const sum = { start: 40, luck: -6, lost: 0, end: 34 };
  const review: Review = { choices: 'weighed', extraTurns: false, remarks: [], seats: [1, 2].map(() => ({ sum, said: [], moments: [] })), ...more };
  const name = (seat: number) => ['Zoé', 'Pip'][seat - 1] ?? '';
  render(Hindsight, { ask: () => Promise.resolve(review), mine: [1], name, show: () => undefined, close: () => undefined });
  return (await screen.findByText(/Zoé: 34 points/)).closest('dialog')?.textContent ?? '';
}

it('says that nothing is to be mended only where something was weighed', async () => {
  const says: Record<Choices, string> = {
    weighed: 'nobody could have done much better',
    unknown: 'Nobody has worked out yet what these choices were worth',
    none: 'luck alone decided',
  };
  for (const [choices, words] of Object.entries(says) as [Choices, string][]) {
    const told = await lookBack({ choices });
    for (const other of Object.values(says)) expect(told.includes(other), `${choices}: ${other}`).toBe(other === words);
    expect(told).not.toContain('extra turns');
    cleanup();
  }
});

it('says why a sum is not the score where extra turns broke a tie', async () => {
  expect(await lookBack({ extraTurns: true })).toContain('The extra turns that broke the tie are not counted');
});
