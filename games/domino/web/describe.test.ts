import { knows, LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe as suite, expect, it } from 'vitest';
import { describe, sayAction, sayScore } from './describe';
import { situation } from './dev/situations';
import { offersOf } from './offers';
import { gameOf, PARAGRAPHS, paragraphsOf, told } from './rules';
import { saySpot } from './spots';
import { FORMS, type Event, type Piece } from './types';
import { sayLayout, sayPieces, sayPlayer, sayPrompt } from './words';
import rulesText from '../RULES.md?raw';

const name = (seat: number) => ['Zoé', 'Léa', 'Pip', 'Tilda'][seat - 1] ?? '?';
const piece: Piece = { numbers: [3, 5], x: 0, y: 0, level: 1, axis: 'h' };
/** At least one of every kind that Rust can tell (src/event.rs). */
const EVENTS: Event[] = [
  { type: 'mixed', game: 2 },
  { type: 'drew', seat: 1, tile: null },
  { type: 'drew', seat: 1, tile: [3, 5] },
  { type: 'opened', seat: 1, tile: [6, 6] },
  { type: 'laid', seat: 1, tile: [3, 5], end: 'left', joins: 3 },
  { type: 'letGo', seat: 1, piece },
  { type: 'stood', seat: 1, piece },
  { type: 'missed', seat: 1, tile: [3, 5], left: 2 },
  { type: 'collapsed', seat: 1, tiles: [[6, 6], [3, 5]] },
  { type: 'passed', seat: 1 },
  { type: 'turn', seat: 1 },
  { type: 'out', seat: 1 },
  { type: 'blocked' },
];
const MOMENTS = ['', 'opening', 'dealing', 'drawing', 'falling', 'between', 'noDouble', 'over', 'theirs', 'draw', 'pass', 'match'];
const say = (event: Event, me: number | null) => {
  const said = describe(event, name, me);
  return said ? t(said.id, said.args) : '';
};
/** Words without a hole: every id known, every argument given. */
const whole = (words: string) => words !== '' && !words.includes('domino-') && !words.includes('{');

const sources = import.meta.glob<string>('../src/**/*.rs', { query: '?raw', import: 'default', eager: true });
const rust = Object.values(sources).join('\n');

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('domino');
});

suite('what happened, in French', () => {
  it('speaks of the others by name and to the player herself', () => {
    const laid: Event = { type: 'laid', seat: 1, tile: [3, 5], end: 'left', joins: 3 };
    expect(say(laid, 2)).toBe('Zoé pose 3-5 contre le 3.');
    expect(say(laid, 1)).toBe('Tu poses 3-5 contre le 3.');
    expect(say({ type: 'collapsed', seat: 1, tiles: [[6, 6], [3, 5]] }, 2)).toBe('Patatras ! Zoé ramasse 2 dominos.');
  });

  it('never says what somebody else has drawn', () => {
    expect(say({ type: 'drew', seat: 1, tile: null }, 2)).toBe('Zoé pioche.');
    expect(say({ type: 'drew', seat: 1, tile: [3, 5] }, 1)).toBe('Tu pioches 3-5.');
  });

  it('puts actions into words for hints', () => {
    const words = (action: string, form: 'traditional' | 'challenge' | 'quincunx') => {
      const said = sayAction(action, situation(form, '', 2).view);
      return t(said.id, said.args);
    };
    expect(words('lay 0-3 left', 'traditional')).toBe('Poser 0-3 à gauche, contre le 3');
    expect(words('lay 2-4 right', 'traditional')).toBe('Poser 2-4 à droite, contre le 4');
    expect(words('lay 6-6', 'traditional')).toBe('Commencer avec le double 6');
    expect(words('place 1-3 at 3,2,6 h', 'challenge')).toBe('Poser 1-3 sur le 1 de 1-5, vers la droite, étage 6');
    expect(words('place 3-1 at 3,1,6 v', 'challenge')).toBe('Poser 1-3 sur le 1 de 1-5, vers toi, étage 6');
    expect(words('place 1-3 at 3,2,4 v hand 1,2,3,4,5,6,7', 'challenge')).toBe('Poser 1-3 sous le 1 de 1-5, vers le fond, étage 4');
    expect(words('place 1-3 at 4,2,0 v', 'quincunx')).toBe('Poser 1-3 derrière le 1 de 1-5, vers le fond, sur la table');
    expect(words('place 6-3 at -1,0,0 v', 'quincunx')).toBe('Poser 3-6 à gauche du 6 de gauche du double 6, vers le fond, sur la table');
    expect(words('draw', 'quincunx')).toBe('Piocher');
  });

  it('counts dots, or dominoes with young children (DOMINO-T12)', () => {
    const score = (options: Record<string, string>) => {
      const { id, args } = sayScore(2, options);
      return t(id, args);
    };
    expect(score({})).toBe('2 points');
    expect(score({ count: 'dominoes' })).toBe('2 dominos');
  });
});

suite.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  beforeAll(() => speakLanguage(lang));

  it('every event can be told, to everyone', () => {
    for (const event of EVENTS) for (const me of [1, 2, null]) expect(say(event, me)).toSatisfy(whole);
  });

  it('every moment of every game has its sentences, and every action its words', () => {
    for (const form of FORMS) {
      for (const at of MOMENTS) {
        const { view, legal } = situation(form, at, 3);
        const offers = offersOf(legal);
        for (const me of [1, 2, null]) {
          for (const chosen of [[], offers.ways]) expect(sayPrompt(view, me, offers, chosen, chosen.length > 0, name)).toSatisfy(whole);
        }
        expect(sayLayout(view)).toSatisfy(whole);
        for (const lies of sayPieces(view)) expect(lies).toSatisfy(whole);
        expect(sayPlayer(view, 2, name)).toSatisfy(whole);
        for (const action of legal) {
          const said = sayAction(action, view);
          expect(t(said.id, said.args)).toSatisfy(whole);
        }
      }
    }
  });

  it('every refusal of the rules has words', () => {
    const ids = [...(sources['../src/illegal.rs'] ?? '').matchAll(/"(domino-refusal-[a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(28);
    for (const id of ids) expect(t(id, { tile: '6-6' }), id).toSatisfy(whole);
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

suite('where a domino would go', () => {
  const under = () => saySpot({ numbers: [6, 1], x: 0, y: 0, level: -1, axis: 'v' }, situation('challenge', '', 2).view.built);

  it('is said in words where the whole tower is lifted (DOMINO-AMB-14)', async () => {
    await speakLanguage('fr');
    expect(under()).toBe('sous le 6 de gauche du double 6, vers le fond, en soulevant toute la tour');
  });

  it.each(Object.keys(LANGUAGES))('is no level below the table in %s', async (language) => {
    await speakLanguage(language);
    expect(under()).toMatch(/6, .+, \D+$/u);
    expect(under()).not.toMatch(/[-−]\p{Cf}?1/u);
  });
});

suite('what the rules and our players say', () => {
  it('every kind of event in Rust is told here', () => {
    const body = (sources['../src/event.rs'] ?? '').split('pub enum Event {')[1]?.split('\n}')[0] ?? '';
    const kinds = [...body.matchAll(/^ {4}([A-Z]\w+)(?: \{|,)/gm)].map((match) => match[1] ?? '');
    expect(kinds.length).toBeGreaterThan(10);
    const here = new Set(EVENTS.map(({ type }) => type.toLowerCase()));
    expect(kinds.filter((kind) => !here.has(kind.toLowerCase()))).toEqual([]);
  });

  it('every message id in the Rust sources has a text', () => {
    const ids = [...new Set([...rust.matchAll(/"(domino-[a-z-]+)"/g)].map((match) => match[1] ?? ''))];
    expect(ids.length).toBeGreaterThan(35);
    expect(ids.filter((id) => !knows(id))).toEqual([]);
  });

  it('every option, every value of it and every preset is named', () => {
    const text = sources['../src/options.rs'] ?? '';
    const keys = [...text.matchAll(/"(\w+)", "DOMINO-/g)].map((match) => match[1] ?? '');
    expect(keys).toHaveLength(17);
    const presets = [...text.matchAll(/id: "(\w+)"/g)].map((match) => `preset-${match[1]}`);
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

suite('the rules page', () => {
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
    expect(text('where', { game: 'challenge', extremitiesOnly: 'on' })).toContain('Only the dominoes at the two extremities');
    expect(text('aim', { game: 'quincunx' })).toContain('without a collapse');
    expect(text('aim', {})).not.toContain('collapse');
  });
});
