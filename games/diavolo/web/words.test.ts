// What the page says by itself: the dice to ears, the rules of this table.
import { knows, loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { beforeAll, describe as suite, expect, it } from 'vitest';
import { book } from './rules';
import judge from '../src/judge.rs?raw';
import bot from '../src/bot.rs?raw';

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('diavolo');
});

suite('what may not be done', () => {
  it('every refusal and every reason of the rules is known', () => {
    const ids = [...`${judge}${bot}`.matchAll(/"(diavolo-(?:refusal|reason)-[\w-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(12);
    expect(ids.filter((id) => !knows(id))).toEqual([]);
  });
});

suite('the rules page', () => {
  it('follows the options of the table', () => {
    const text = (id: string, options: Record<string, string>) => book.text(id, options);
    expect(text('time', {})).toContain('après 10 secondes');
    expect(text('time', { untimed: 'on' })).toContain('personne ne se presse');
    expect(text('turn', { orderFirst: '3' })).toContain('3 premiers tours');
    expect(text('tie', {})).toContain('tous les autres perdent');
    expect(text('tie', { tieForgiving: 'on' })).toContain('ne perdent alors rien');
    expect(text('box', { twoDice: 'on' })).toContain('deux dés seulement');
  });
});
