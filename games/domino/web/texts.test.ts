// Words in nine languages: for all that the rules can say, and for places, which whoever only hears them must tell apart.
import { knows, LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import { sentence } from '@house/said';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameOf, PARAGRAPHS, paragraphsOf, told } from './rules';
import { FORMS } from './types';
import rulesText from '../RULES.md?raw';

/** Words without a hole: every id known, every argument given. */
const whole = (words: string) => words !== '' && !words.includes('domino-') && !words.includes('{');
const say = (said: Said) => sentence(said, { me: null, name: String });

const sources = import.meta.glob<string>('../src/**/*.rs', { query: '?raw', import: 'default', eager: true });
const rust = Object.values(sources).join('\n');
const IDS = [...new Set([...rust.matchAll(/"(domino-[a-z-]+[a-z])"/g)].map((match) => match[1] ?? ''))];

const SIDES = ['left', 'right', 'far', 'near'];
const HALVES: Said[] = [
  ...[3, 5].map((n) => ({ id: 'domino-half', args: { n, low: 3, high: 5 } })),
  ...SIDES.map((side) => ({ id: 'domino-half-double', args: { n: 5, side } })),
];
const JOINTS: Said[] = HALVES.flatMap((half) => [
  { id: 'domino-place-on', args: { half } },
  { id: 'domino-place-under', args: { half } },
  ...SIDES.map((side) => ({ id: 'domino-place-beside', args: { half, side } })),
  ...HALVES.map((other) => ({ id: 'domino-place-bridge', args: { half, other } })),
]);
const SPOTS: Said[] = JOINTS.flatMap((where) => SIDES.flatMap((side) => [-1, 0, 1, 2].map((level) => ({ id: 'domino-spot', args: { where, side, level } }))));

beforeAll(() => loadGameTexts('domino'));

describe.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  beforeAll(() => speakLanguage(lang));

  it('every message of the rules has words', () => {
    expect(IDS.length).toBeGreaterThan(80);
    expect(IDS.filter((id) => !knows(id) && !knows(`${id}-you`))).toEqual([]);
  });

  it('every place has a name of its own, and none is below the table', () => {
    const names = SPOTS.map(say);
    expect(names.filter((name) => !whole(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /[-−]\p{Cf}?1/u.test(name))).toEqual([]);
  });

  it('every paragraph of the rules is written, for every choice of the table', () => {
    for (const form of FORMS) {
      for (const options of [{}, ...OTHERS]) {
        for (const { id } of paragraphsOf(form)) {
          expect(t(`domino-rules-${id}`)).toSatisfy(whole);
          expect(t(`domino-rules-${id}-text`, told(form, options)), id).toSatisfy(whole);
        }
      }
    }
  });
});

const ON = Object.fromEntries(
  ['voluntaryDraw', 'blockedOnlyWhenStockEmpty', 'extremitiesOnly', 'secondParallel', 'liftTower', 'missedCountsAsCollapse', 'keepModeMemory'].map((key) => [key, 'on']),
);
const OTHERS: Record<string, string>[] = [
  { ...ON, colourCheck: 'off', count: 'dominoes', games: '5', tieBreak: 'fewestDominoes', noDouble: 'redeal', magnets: 'none', hand: 'steady', fourPlayerAlternation: 'perPlayer' },
  { limit: '100', magnets: 'strong' },
  { magnets: 'weak' },
];

describe('the box', () => {
  it('every option, every value of it and every preset is named', () => {
    const text = sources['../src/options.rs'] ?? '';
    const keys = [...text.matchAll(/"(\w+)", "DOMINO-/g)].map((match) => match[1] ?? '');
    expect(keys).toHaveLength(17);
    const presets = [...(sources['../src/hosted.rs']?.split('presets:')[1] ?? '').matchAll(/id: "(\w+)"/g)].map((match) => `preset-${match[1]}`);
    expect(presets.length).toBeGreaterThan(4);
    const wanted = [...keys.map((key) => `option-${key}`), ...presets];
    for (const [, key, on] of text.matchAll(/(?:bool|Form|Count|TieBreak|NoDouble|Magnets|HandOf|Alternation) = ([\w:]+), "(\w+)"/g)) {
      if (key === 'true' || key === 'false') wanted.push(`option-${on}-on`, `option-${on}-off`);
    }
    for (const [, words] of text.matchAll(/pub enum \w+ \{([^}]*)\}/g)) {
      const values = [...(words ?? '').matchAll(/= "(\w+)"/g)].map((match) => match[1] ?? '');
      expect(values.every((value) => keys.some((key) => knows(`domino-option-${key}-${value}`)))).toBe(true);
    }
    expect(wanted.filter((id) => !knows(`domino-${id}`))).toEqual([]);
  });
});

describe('the rules page', () => {
  it('tells every rule and every ruling', () => {
    const all = [...rulesText.matchAll(/^- \*\*DOMINO-([A-Z0-9-]+)\*\*/gm)].map((match) => match[1] ?? '');
    const here = new Set(PARAGRAPHS.flatMap(({ rules }) => rules));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((rule) => !here.has(rule))).toEqual([]);
    expect([...here].filter((rule) => !all.includes(rule))).toEqual([]);
  });

  it('tells the rules of this table', async () => {
    await speakLanguage('en');
    const text = (id: string, options: Record<string, string>) => t(`domino-rules-${id}-text`, told(gameOf(options), options));
    expect(text('match', {})).toContain('a single game');
    expect(text('match', { games: '5' })).toContain('5 games are played');
    expect(text('match', { limit: '60' })).toContain('until somebody has noted 60');
    expect(text('deal', { colourCheck: 'off' })).not.toContain('several colours');
    expect(text('where', { game: 'challenge', extremitiesOnly: 'on' })).toContain('Only the dominoes at the two ends');
    expect(text('aim', { game: 'quincunx' })).toContain('without a collapse');
    expect(text('aim', {})).not.toContain('collapse');
  });
});
