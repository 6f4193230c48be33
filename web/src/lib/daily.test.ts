import { describe, expect, it } from 'vitest';
import { bars, challengeName, row, standing } from './daily';
import { loadGameTexts, speakLanguage } from './i18n.svelte';

describe('the daily challenge', () => {
  it('is called by its game and its form, by whichever options that is told', async () => {
    await speakLanguage('fr');
    for (const game of ['yaminos', 'diamino', 'diavolo']) await loadGameTexts(game);
    expect(challengeName({ game: 'yaminos', options: { game: 'yam', rounds: '1' } })).toBe('7 Yaminos\u00a0· Yam');
    expect(challengeName({ game: 'diamino', options: { formula: 'patience', squares: '20' } })).toBe('Diamino\u00a0· Patience');
    expect(challengeName({ game: 'diavolo', options: {} })).toBe('Diavolo');
  });

  it('shows the days up to today, also over the end of a month', () => {
    expect(row('2026-03-01', ['2026-02-28', '2026-01-01'], 3)).toEqual([
      { day: '2026-02-27', played: false },
      { day: '2026-02-28', played: true },
      { day: '2026-03-01', played: false },
    ]);
  });

  it('tells how many did better, as well and less well, without me', () => {
    expect(standing([[40, 3], [55, 2], [61, 1]], 55)).toEqual({ better: 1, same: 1, less: 3 });
    expect(standing([[55, 1]], 55)).toEqual({ better: 0, same: 0, less: 0 });
  });

  it('counts everybody once, in a few bars', () => {
    const shown = bars([[-10, 1], [0, 2], [89, 4]], 0, 10);
    expect(shown).toHaveLength(10);
    expect(shown.map(({ n }) => n)).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0, 4]);
    expect(shown.findIndex(({ mine }) => mine)).toBe(1);
    expect(bars([[7, 2]], 7, 10)).toEqual([{ n: 2, mine: true }]);
    expect(bars([[7, 2], [8, 1]], null, 10)).toEqual([{ n: 2, mine: false }, { n: 1, mine: false }]);
  });
});
