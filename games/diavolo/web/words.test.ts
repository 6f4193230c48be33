// What the page says by itself: the dice to ears, the rules of this table, the finest moment.
import { knows, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe as suite, expect, it } from 'vitest';
import { example, situation } from './dev/situations';
import { moment } from './moment';
import { told } from './rules';
import type { Event, Tally, View } from './types';
import { sayDice } from './words';
import judge from '../src/judge.rs?raw';
import bot from '../src/bot.rs?raw';

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('diavolo');
});

const name = (seat: number) => ['Zoé', 'Léa', 'Pip', 'Tilda'][seat - 1] ?? String(seat);
suite('what may not be done', () => {
  it('every refusal and every reason of the rules is known', () => {
    const ids = [...`${judge}${bot}`.matchAll(/"(diavolo-(?:refusal|reason)-[\w-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(12);
    expect(ids.filter((id) => !knows(id))).toEqual([]);
  });
});

suite('the dice', () => {
  it('are told to ears: values, or distances where they count (DIAVOLO-19)', () => {
    expect(sayDice(example('most').throw)).toBe('Noirs : 2, 3, 6. Blancs : 1, 5, 6. Rouges : 3, 5, 5.');
    expect(sayDice(example('near').throw)).toContain('Rouges à 30, 112, 114 mm du dé d’ordre.');
  });
});

suite('the rules page', () => {
  it('follows the options of the table', () => {
    const text = (id: string, options: Record<string, string>) => t(`diavolo-rules-${id}-text`, told(options));
    expect(text('time', {})).toContain('après 10 secondes');
    expect(text('time', { untimed: 'on' })).toContain('personne ne se presse');
    expect(text('turn', { orderFirst: '3' })).toContain('3 premiers tours');
    expect(text('tie', {})).toContain('tous les autres perdent');
    expect(text('tie', { tieForgiving: 'on' })).toContain('ne perdent alors rien');
    expect(text('box', { twoDice: 'on' })).toContain('deux dés seulement');
  });
});

suite('the finest moment', () => {
  const tally = (seat: number, at: number, gems: number, verdict: Tally['verdict'] = 'right'): Tally => ({ seat, devil: 'red', at, said: at, lag: 0, verdict, change: 0, gems });
  const steps = (turns: Tally[][], winner: number | null, devil: 'red' | 'grey' = 'red') =>
    turns.map((results, i) => ({
      seq: i + 1,
      who: '*',
      what: '',
      events: [{ type: 'counted', answer: { devil, worth: [1, 2, 3] }, results } as Event],
      view: { ...situation('over', 'most', 2).view, winner } as View,
    }));

  it('is the fastest hand that was right', () => {
    const said = moment(steps([[tally(1, 900, 5), tally(2, 300, 4, 'wrong')], [tally(2, 700, 4)]], 1), name);
    expect(said).toEqual({ id: 'diavolo-moment-fast', args: { name: 'Léa', devil: 'red', time: '0,70' } });
  });
  it('or who saw the tie', () => {
    expect(moment(steps([[tally(1, 900, 5)]], 1, 'grey'), name)?.id).toBe('diavolo-moment-grey');
  });
  it('or who won with the last gem, for a long time', () => {
    const said = moment(steps([[tally(1, 900, 2)], [tally(1, 900, 1)], [tally(1, 900, 1)], [tally(1, 900, 1)]], 1), name);
    expect(said).toEqual({ id: 'diavolo-moment-saved', args: { name: 'Zoé', n: 3 } });
  });
  it('or nothing, where nobody ever was right', () => {
    expect(moment(steps([[tally(1, 900, 4, 'wrong')]], null), name)).toBeNull();
  });
});
