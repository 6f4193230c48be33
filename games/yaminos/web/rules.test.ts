// The rules page, and the names and refusals that the rules speak of, in nine languages.
import { knows, LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameOf, PARAGRAPHS, paragraphsOf, told } from './rules';
import { FORMS } from './types';
import rulesText from '../RULES.md?raw';

/** Words without a hole: every id known, every argument given. */
const whole = (words: string) => words !== '' && !words.includes('yaminos-') && !words.includes('{');

const sources = import.meta.glob<string>('../src/**/*.rs', { query: '?raw', import: 'default', eager: true });
const rust = Object.values(sources).join('\n');

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('yaminos');
});

describe.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  beforeAll(() => speakLanguage(lang));

  it('every refusal of the rules has words', () => {
    const ids = [...(sources['../src/illegal.rs'] ?? '').matchAll(/"(yaminos-refusal-[a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(25);
    for (const id of ids) expect(t(id, { n: 41, face: '3–4', at: '3', box: 'Yam' }), id).toSatisfy(whole);
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

describe('what the rules and our players say', () => {
  it('every message id in the Rust sources has a text', () => {
    const ids = [...new Set([...rust.matchAll(/"(yaminos-[a-z-]*[a-z])"/g)].map((match) => match[1] ?? ''))];
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

describe('the rules page', () => {
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
