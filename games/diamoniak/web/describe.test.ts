import { knows, LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe as suite, expect, it } from 'vitest';
import { describe, sayAction } from './describe';
import { situation } from './dev/situations';
import { PARAGRAPHS } from './rules';
import { sayPlace, sayPrompt } from './say';
import { CARDS, type Event } from './types';

const name = (seat: number) => ['Zoé', 'Léa', 'Pip', 'Tilda'][seat - 1] ?? '?';
const EVENTS: Event[] = [
  { type: 'shuffled', cards: 12 },
  ...CARDS.map((card): Event => ({ type: 'drew', seat: 1, card, to: card === 'witch' ? 'witch' : 'right', starts: false })),
  { type: 'drew', seat: 1, card: 'rose', to: 'castle', starts: true },
  { type: 'drew', seat: 1, card: 'blue', to: 'castle', starts: false },
  { type: 'stopped', seat: 1 },
  { type: 'bought', buyer: 1, seller: 2, colour: 'rose' },
  { type: 'gave', seat: 1, cards: ['rose', 'diamond', 'diamond'] },
  { type: 'gave', seat: 1, cards: [] },
  { type: 'countered', seat: 1 },
  { type: 'released', seat: 1, colour: 'green' },
  { type: 'moved', seat: 1, colour: 'yellow', cards: 2 },
  { type: 'turn', seat: 1 },
  { type: 'won', seat: 1, colour: 'rose' },
];
const say = (event: Event, me: number | null) => {
  const said = describe(event, name, me);
  return said ? t(said.id, said.args) : '';
};
/** Words without a hole: every id known, every argument given. */
const whole = (words: string) => words !== '' && !words.includes('diamoniak-') && !words.includes('{');

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('diamoniak');
});

suite('what happened, in French', () => {
  it('speaks of the others by name and to the player herself', () => {
    const drew: Event = { type: 'drew', seat: 1, card: 'blue', to: 'castle', starts: true };
    expect(say(drew, 2)).toBe('Zoé pioche une carte bleue et commence le château bleu.');
    expect(say(drew, 1)).toBe('Tu pioches une carte bleue et tu commences le château bleu.');
  });

  it('tells a purchase from three sides', () => {
    const bought: Event = { type: 'bought', buyer: 1, seller: 2, colour: 'rose' };
    expect(say(bought, 1)).toBe('Tu achètes une carte rose à Léa pour 3 diamants.');
    expect(say(bought, 2)).toBe('Zoé t’achète une carte rose pour 3 diamants.');
    expect(say(bought, null)).toBe('Zoé achète une carte rose à Léa pour 3 diamants.');
  });

  it('names the cards that the witch gets', () => {
    expect(say({ type: 'gave', seat: 2, cards: ['rose', 'diamond', 'diamond'] }, 1)).toBe(
      'Léa donne à la sorcière : 1 carte rose et 2 diamants.',
    );
  });

  it('puts actions into words for hints', () => {
    const { view } = situation('start', 3);
    const words = (action: string) => {
      const said = sayAction(action, view, name);
      return t(said.id, said.args);
    };
    expect(words('draw')).toBe('Piocher une carte');
    expect(words('buy 2')).toBe('Acheter une carte rose à Léa');
    expect(words('give yellow diamond fairy')).toBe('Donner à la sorcière : 1 carte jaune, 1 diamant et 1 fée');
  });
});

suite.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  beforeAll(() => speakLanguage(lang));

  it('every event can be told, to everyone', () => {
    for (const event of EVENTS) for (const me of [1, 2, null]) expect(say(event, me)).toSatisfy(whole);
  });

  it('every place and every moment has its sentence', () => {
    for (const at of ['opening', 'start', 'more', 'witch', 'theirs', 'their-witch', 'over']) {
      const { view, legal } = situation(at, 4);
      for (const me of [1, 2, null]) expect(sayPrompt(view, me, legal, name)).toSatisfy(whole);
      for (const player of view.players) expect(sayPlace(player, 'Zoé')).toSatisfy(whole);
    }
  });

  it('every paragraph of the rules is written', () => {
    for (const { id } of PARAGRAPHS) {
      expect(knows(`diamoniak-rules-${id}`)).toBe(true);
      expect(knows(`diamoniak-rules-${id}-text`)).toBe(true);
    }
  });
});

suite('what the rules and our players say', () => {
  const sources = import.meta.glob<string>('../src/*.rs', { query: '?raw', import: 'default', eager: true });
  const rust = Object.values(sources).join('\n');

  it('every message id in the Rust sources has a text', () => {
    const ids = [...new Set([...rust.matchAll(/"(diamoniak-[a-z-]+)"/g)].map((match) => match[1] ?? ''))];
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !knows(id))).toEqual([]);
  });

  it('every option and preset is explained', () => {
    const options = sources['../src/options.rs'] ?? '';
    const keys = [...options.matchAll(/"([a-z]+[A-Z]\w+)", "DIAMONIAK-/g)].map((match) => match[1] ?? '');
    const presets = [...options.matchAll(/id: "(\w+)"/g)].map((match) => match[1] ?? '');
    expect(keys).toHaveLength(3);
    expect(presets.length).toBeGreaterThan(0);
    const wanted = [
      ...keys.flatMap((key) => [`option-${key}`, `option-${key}-help`]),
      ...presets.map((preset) => `preset-${preset}`),
    ];
    expect(wanted.filter((id) => !knows(`diamoniak-${id}`))).toEqual([]);
  });
});

suite('the rules page', () => {
  it('tells every rule and every ruling', () => {
    const told = new Set(PARAGRAPHS.flatMap(({ rules }) => rules));
    const all = [...Array.from({ length: 40 }, (_, i) => `${i + 1}`), ...Array.from({ length: 24 }, (_, i) => `AMB-${i + 1}`)];
    expect(all.filter((rule) => !told.has(rule))).toEqual([]);
  });
});
