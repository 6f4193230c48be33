// Everything that happens, may be done or is forbidden has words in the language of the page.
import { knows, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe as suite, expect, it } from 'vitest';
import { describe, sayAction } from './describe';
import { countedIn, example, MOMENTS, situation } from './dev/situations';
import { moment } from './moment';
import { told } from './rules';
import type { Event, Tally, View } from './types';
import { sayDice, sayPrompt } from './words';
import judge from '../src/judge.rs?raw';
import bot from '../src/bot.rs?raw';

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('diavolo');
});

const name = (seat: number) => ['Zoé', 'Léa', 'Pip', 'Tilda'][seat - 1] ?? String(seat);
const say = (event: Event, me: number | null = null) => {
  const said = describe(event, name, me);
  return said && t(said.id, said.args);
};

suite('what happened', () => {
  it('is told to others and to whoever did it', () => {
    expect(say({ type: 'threw', seat: 2 })).toBe('Léa lance les dés.');
    expect(say({ type: 'threw', seat: 2 }, 2)).toBe('Tu lances les dés.');
    expect(say({ type: 'reached', seat: 1, devil: 'red', at: 800 })).toBe('Zoé attrape un diablotin rouge.');
    expect(say({ type: 'reached', seat: 1, devil: null, at: 800 }, 1)).toBe('Tu n’en prends aucun.');
    expect(say({ type: 'answered', seat: 3 })).toBe('Pip a répondu.');
    expect(say({ type: 'settled', seats: [3, 1] })).toContain('Pip et Zoé');
    expect(say({ type: 'out', seat: 1 }, 1)).toContain('c’est fini pour toi');
    expect(say({ type: 'nobodyWon' })).toContain('chacun paie son verre');
  });

  it('tells the dice to ears: values, or distances where they count (DIAVOLO-19)', () => {
    expect(say({ type: 'shown', throw: example('most').throw })).toBe('La plus grande somme ! Noirs : 2, 3, 6. Blancs : 1, 5, 6. Rouges : 3, 5, 5.');
    expect(sayDice(example('near').throw)).toContain('Rouges à 30, 112, 114 mm du dé d’ordre.');
  });

  it('says who was right and who pays', () => {
    const counted = countedIn('most', 4)[1] as Event;
    expect(say(counted)).toBe('C’était un diablotin rouge. Bien vu : Zoé et Tilda. Une gemme de moins : Léa et Pip.');
  });
});

suite('what may be done, and what not', () => {
  it('has words', () => {
    for (const action of ['throw', 'take grey', 'take red 843', 'leave 12']) expect(knows(sayAction(action).id)).toBe(true);
    const said = sayAction('take grey');
    expect(t(said.id, said.args)).toBe('Attraper le diablotin gris');
    for (const at of MOMENTS)
      for (const me of [1, 2, null])
        for (const hands of [true, false]) expect(knows(sayPrompt(situation(at, 'gap', 4).view, me, hands, at === 'open', name).id), at).toBe(true);
  });

  it('every refusal and every reason of the rules is known', () => {
    const ids = [...`${judge}${bot}`.matchAll(/"(diavolo-(?:refusal|reason)-[\w-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(15);
    expect(ids.filter((id) => !knows(id))).toEqual([]);
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
