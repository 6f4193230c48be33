import { knows, LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORMULAS, formulaOf, PARAGRAPHS, paragraphsOf, told } from './rules';
import rulesText from '../RULES.md?raw';

/** Words without a hole: every id known, every argument given. */
const whole = (words: string) => words !== '' && !words.includes('diamino-') && !words.includes('{');
const sources = import.meta.glob<string>('../src/**/*.rs', { query: '?raw', import: 'default', eager: true });
const rust = Object.values(sources).join('\n');

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('diamino');
});

describe.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  beforeAll(() => speakLanguage(lang));

  it('every refusal of the rules has words', () => {
    const ids = [...rust.matchAll(/"(diamino-refusal-[a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(38);
    for (const id of ids) expect(t(id, { word: 'KEPU', n: 2, letter: 'K', cell: 'H8', name: 'Léa', tiles: 'KEPI' }), id).toSatisfy(whole);
  });

  it('every paragraph of the rules is written, for every choice of the table', () => {
    for (const formula of FORMULAS) {
      for (const options of [{}, ...OTHERS]) {
        const args = told(formula, options, t);
        for (const { id } of paragraphsOf(formula, args)) {
          expect(t(`diamino-rules-${id}`)).toSatisfy(whole);
          expect(t(`diamino-rules-${id}-text`, args), id).toSatisfy(whole);
        }
      }
    }
  });
});

const ON = Object.fromEntries(['verbsOnly', 'headwordsOnly', 'childrensTable', 'vote', 'wordScore', 'passOnlyIfNoExchange', 'drawnHand'].map((key) => [key, 'on']));
const OTHERS: Record<string, string>[] = [
  { ...ON, wordCheck: 'refuse', games: '5', target: '100', subject: 'chasse', blockedWinner: 'lowestHand', greenBlocksExit: 'off' },
  { wordCheck: 'penalise' },
  { challengeSeconds: '0', failedChallengePenalty: 'loseTurn', games: '3' },
  { target: '100' },
];

describe('what the rules and our players say', () => {
  it('every message id in the Rust sources has a text', () => {
    const ids = [...new Set([...rust.matchAll(/"(diamino-[a-z-]+)"/g)].map((match) => match[1] ?? ''))];
    expect(ids.length).toBeGreaterThan(45);
    expect(ids.filter((id) => !knows(id) && !knows(`${id}-you`))).toEqual([]);
  });

  it('every option, every value of it and every preset is named', () => {
    const text = sources['../src/options.rs'] ?? '';
    const keys = [...text.matchAll(/"(\w+)", "DIAMINO-/g)].map((match) => match[1] ?? '');
    expect(keys).toHaveLength(18);
    const flags = [...text.matchAll(/bool = \w+, "(\w+)"/g)].flatMap((match) => [`option-${match[1]}-on`, `option-${match[1]}-off`]);
    const presets = [...text.matchAll(/id: "(\w+)"/g)].map((match) => `preset-${match[1]}`);
    expect([...keys.map((key) => `option-${key}`), ...flags, ...presets].filter((id) => !knows(`diamino-${id}`))).toEqual([]);
    for (const [, words] of text.matchAll(/pub enum \w+ \{([^}]*)\}/g)) {
      for (const [, value] of (words ?? '').matchAll(/= "(\w+)"/g)) expect(keys.some((key) => knows(`diamino-option-${key}-${value}`)), value).toBe(true);
    }
  });
});

describe('the rules page', () => {
  it('tells every rule and every ruling', () => {
    const all = [...rulesText.matchAll(/\*\*DIAMINO-([A-Za-z0-9-]+)\*\*/g)].map((match) => match[1] ?? '');
    const here = new Set(PARAGRAPHS.flatMap(({ rules }) => rules));
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((rule) => !here.has(rule))).toEqual([]);
    expect([...here].filter((rule) => !all.includes(rule))).toEqual([]);
  });

  it('tells the rules of this table', async () => {
    await speakLanguage('en');
    const ids = (options: Record<string, string>) => paragraphsOf(formulaOf(options), told(formulaOf(options), options, t)).map(({ id }) => id);
    expect(ids({})).not.toContain('vote');
    expect(ids({ vote: 'on' })).toContain('vote');
    expect(ids({ games: '3' })).toContain('match');
    expect(ids({ target: '100' })).toContain('match');
    expect(ids({ target: '0' })).not.toContain('match');
    expect(ids({ formula: 'patience' })).not.toContain('exchange');
    const words = (options: Record<string, string>) => t('diamino-rules-words-text', told('one', options, t));
    expect(words({ subject: 'chasse' })).toContain(t('diamino-option-subject-chasse'));
    expect(words({})).not.toContain(t('diamino-option-subject-chasse'));
  });
});
