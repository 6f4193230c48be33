import { knows, LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe as suite, expect, it } from 'vitest';
import { describe, sayAction } from './describe';
import { situation } from './dev/situations';
import { offersOf } from './offers';
import { FORMS, gameOf, PARAGRAPHS, paragraphsOf, told } from './rules';
import type { Event } from './types';
import { sayPrompt } from './words';
import rulesText from '../RULES.md?raw';

const name = (seat: number) => ['Zoé', 'Léa', 'Pip', 'Tilda'][seat - 1] ?? '?';
/** At least one of every kind that Rust can tell (src/event.rs). */
const EVENTS: Event[] = [
  { type: 'agreed', throws: 3 },
  { type: 'threw', seat: 1, yaminos: [0, 1, 2, 3, 4, 5, 6] },
  { type: 'landed', seat: 1, flat: [{ yamino: 0, face: [1, 4] }, { yamino: 3, face: [3, 3] }], cocked: [] },
  { type: 'landed', seat: 1, flat: [], cocked: [2] },
  { type: 'laid', seat: 1, yamino: 3, face: [3, 3], at: null, touching: null },
  { type: 'laid', seat: 1, yamino: 6, face: [3, 4], at: 3, touching: [3, 3] },
  { type: 'tookBack', seat: 1, yamino: 6, face: [3, 4] },
  { type: 'passed', seat: 1 },
  { type: 'ends', seat: 1, sum: 15 },
  { type: 'scored', seat: 1, points: 15, total: 40 },
  { type: 'scored', seat: 1, points: 0, total: 40 },
  { type: 'left', seat: 1, points: 12, total: 12 },
  { type: 'lost', seat: 1, points: 7 },
  { type: 'lost', seat: 1, points: 0 },
  { type: 'leads', seat: 1, score: 41 },
  { type: 'announced', seat: 1, row: 'plus-moins' },
  { type: 'filled', seat: 1, row: 'full', points: 69 },
  { type: 'sheets', round: 2 },
  { type: 'tieBreak', seats: [1, 2] },
  { type: 'turn', seat: 1 },
  { type: 'won', seats: [1] },
  { type: 'won', seats: [1, 2] },
  { type: 'won', seats: [] },
];
const say = (event: Event, me: number | null) => {
  const said = describe(event, name, me);
  return said ? t(said.id, said.args) : '';
};
/** Words without a hole: every id known, every argument given. */
const whole = (words: string) => words !== '' && !words.includes('yaminos-') && !words.includes('{');

const sources = import.meta.glob<string>('../src/**/*.rs', { query: '?raw', import: 'default', eager: true });
const rust = Object.values(sources).join('\n');

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('yaminos');
});

suite('what happened, in French', () => {
  it('speaks of the others by name and to the player herself', () => {
    const laid: Event = { type: 'laid', seat: 1, yamino: 6, face: [3, 4], at: 3, touching: [3, 3] };
    expect(say(laid, 2)).toBe('Zoé pose 3-4 contre le doublet de 3.');
    expect(say(laid, 1)).toBe('Tu poses 3-4 contre le doublet de 3.');
  });

  it('tells of a throw what lies flat and what is thrown again', () => {
    const flat: { yamino: number; face: [number, number] }[] = [{ yamino: 0, face: [1, 4] }, { yamino: 3, face: [3, 3] }];
    const landed: Event = { type: 'landed', seat: 1, flat, cocked: [2] };
    expect(say(landed, 1)).toBe('Il tombe : 1-4 et le doublet de 3. Un yamino n’est pas à plat : on le relance.');
  });

  it('does not call points left over won (YAM-S4-3)', () => {
    expect(say({ type: 'left', seat: 1, points: 12, total: 12 }, 2)).toBe('Zoé laisse 12 points à côté.');
  });

  it('puts actions into words for hints', () => {
    const words = (action: string, form: 'base' | 'yam') => {
      const said = sayAction(action, situation(form, '', 2).view);
      return t(said.id, said.args);
    };
    expect(words('throw', 'yam')).toBe('Lancer les sept yaminos');
    expect(words('throw Y0 Y1 Y2 Y3 Y6', 'yam')).toBe('Garder le doublet de 4 et 1-3, relancer les autres');
    expect(words('throw Y0 Y2 Y5', 'base')).toBe('Lancer ceux qui restent');
    expect(words('throw Y0 Y2', 'base')).toBe('Relancer 1-4 et le doublet de 2');
    expect(words('lay Y0 at Y6', 'base')).toBe('Poser 1-4 contre 3-4');
    expect(words('box solo4', 'yam')).toBe('Écrire 12 dans Solo 4');
  });
});

suite.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  beforeAll(() => speakLanguage(lang));

  it('every event can be told, to everyone', () => {
    for (const event of EVENTS) for (const me of [1, 2, null]) expect(say(event, me)).toSatisfy(whole);
  });

  it('every moment of every game has its sentence, and every action its words', () => {
    for (const form of FORMS) {
      for (const at of ['', 'ready', 'theirs', 'over', 'agree', 'choose', 'announce', 'announced']) {
        const { view, legal } = situation(form, at, 3);
        for (const me of [1, 2, null]) expect(sayPrompt(view, me, offersOf(legal), name)).toSatisfy(whole);
        for (const action of legal) {
          const said = sayAction(action, view);
          expect(t(said.id, said.args)).toSatisfy(whole);
        }
      }
    }
  });

  it('every refusal of the rules has words', () => {
    const ids = [...(sources['../src/illegal.rs'] ?? '').matchAll(/"(yaminos-refusal-[a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(25);
    for (const id of ids) expect(t(id, { n: 41 }), id).toSatisfy(whole);
  });

  it('every paragraph of the rules is written, for every choice of the table', () => {
    for (const form of FORMS) {
      for (const options of [{}, ...OTHERS]) {
        for (const { id } of paragraphsOf(form)) {
          expect(t(`yaminos-rules-${id}`)).toSatisfy(whole);
          expect(t(`yaminos-rules-${id}-text`, told(form, options)), id).toSatisfy(whole);
        }
      }
    }
  });
});

const ON = Object.fromEntries(
  ['fewestLeft', 'divideByThrows', 'noSingleRethrow', 'passScores', 'carryPrevious', 'branchingProgression', 'linearOnly']
    .concat(['separateSuites', 'soloPairOnce', 'unusedCount', 'tieBreak'])
    .map((key) => [key, 'on']),
);
const OTHERS: Record<string, string>[] = [
  { ...ON, suiteReading: 'pick', plusMoins: 'together', rounds: '1', throws: '5', target: '99', goal: '77', minimum: '3' },
  { rounds: '4', throws: '1' },
];

suite('what the rules and our players say', () => {
  it('every kind of event in Rust is told here', () => {
    const body = (sources['../src/event.rs'] ?? '').split('pub enum Event {')[1]?.split('\n}')[0] ?? '';
    const kinds = [...body.matchAll(/^ {4}([A-Z]\w+) \{/gm)].map((match) => match[1] ?? '');
    expect(kinds.length).toBeGreaterThan(10);
    const here = new Set(EVENTS.map(({ type }) => type.toLowerCase()));
    expect(kinds.filter((kind) => !here.has(kind.toLowerCase()))).toEqual([]);
  });

  it('every message id in the Rust sources has a text', () => {
    const ids = [...new Set([...rust.matchAll(/"(yaminos-[a-z-]+)"/g)].map((match) => match[1] ?? ''))];
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.filter((id) => !knows(id))).toEqual([]);
  });

  it('every option and every preset is named', () => {
    const options = sources['../src/options.rs'] ?? '';
    const keys = [...options.matchAll(/"(\w+)", "YAM-/g)].map((match) => match[1] ?? '');
    expect(keys).toHaveLength(19);
    const wanted = [...keys.map((key) => `option-${key}`), ...FORMS.map((form) => `preset-${form}`)];
    expect(wanted.filter((id) => !knows(`yaminos-${id}`))).toEqual([]);
  });
});

suite('the rules page', () => {
  it('tells every rule and every ruling', () => {
    const all = [...rulesText.matchAll(/^- \*\*YAM-([A-Z0-9-]+)\*\*/gm)].map((match) => match[1] ?? '');
    const here = new Set(PARAGRAPHS.flatMap(({ rules }) => rules));
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((rule) => !here.has(rule))).toEqual([]);
    expect([...here].filter((rule) => !all.includes(rule))).toEqual([]);
  });

  it('tells the rules of this table', async () => {
    await speakLanguage('en');
    const text = (id: string, options: Record<string, string>) => t(`yaminos-rules-${id}-text`, told(gameOf(options), options));
    expect(text('ties', {})).toBe('Those who are level at the top win together.');
    expect(text('equal', { game: 'muggins' })).toContain('100 points');
    expect(text('equal', { game: 'line', goal: '120' })).toContain('120 points');
    expect(text('target', { game: 'target' })).toContain('120 points');
    expect(text('throws', { game: 'throws' })).toContain('The first player says');
    expect(text('throws', { game: 'throws', throws: '1' })).toContain('Everybody has 1 throw.');
    expect(text('ends', { game: 'even', passScores: 'on' })).toContain('Even if you lay nothing');
    expect(text('ends', { game: 'more', passScores: 'on' })).toContain('you score nothing'); // YAM-AMB-23
    expect(text('yam-rounds', { rounds: '4' })).toContain('Four rounds');
    expect(text('yam-solos', { soloPairOnce: 'on' })).toContain('A pair counts once.');
  });
});
