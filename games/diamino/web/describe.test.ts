import { knows, LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, describe as suite, expect, it } from 'vitest';
import { describe, sayAction, sayScore } from './describe';
import { situation } from './dev/situations';
import { moment } from './moment';
import { FORMULAS, formulaOf, PARAGRAPHS, paragraphsOf, told } from './rules';
import { VALUES, type Event, type Gloss, type Preview } from './types';
import { NO_WORD } from './why';
import { sayGloss, sayMatch, sayPreview, sayPrompt, sayWords } from './words';
import rulesText from '../RULES.md?raw';
import tilesText from '../data/tiles.txt?raw';

const name = (seat: number) => ['Zoé', 'Léa', 'Pip'][seat - 1] ?? '?';
/** At least one of every kind that Rust can tell (src/event.rs). */
const EVENTS: Event[] = [
  { type: 'lots', lots: [{ seat: 1, letter: 0 }, { seat: 2, letter: null }] },
  { type: 'begins', seat: 1 },
  { type: 'dealt', each: 12 },
  { type: 'got', tiles: 'AE?' },
  { type: 'took', seat: 1, count: 2 },
  { type: 'laid', seat: 1, squares: [{ cell: 112, letter: 'K', joker: false }], words: ['KEPI', 'AS'] },
  { type: 'accepted', seat: 1 },
  { type: 'began', seat: 1 },
  { type: 'challenged', seat: 1 },
  { type: 'stands', words: ['KEPI'] },
  { type: 'withdrawn', seat: 1, words: [{ word: 'KEPU', why: 'unknown-word' }] },
  { type: 'covered', seat: 1, greens: 1, reds: 2, black: true },
  { type: 'scored', seat: 1, points: 10 },
  { type: 'scored', seat: 1, points: -7 },
  { type: 'exchanged', seat: 1, count: 3 },
  { type: 'passed', seat: 1 },
  { type: 'skipped', seat: 1 },
  { type: 'discarded', seat: 1, count: 1 },
  { type: 'asked', seat: 1, word: 'KEPU' },
  { type: 'voted', seat: 1 },
  { type: 'decided', word: 'KEPU', admitted: true },
  { type: 'decided', word: 'KEPU', admitted: false },
  { type: 'lifted', cells: [112] },
  { type: 'turn', seat: 1 },
  { type: 'ended', how: { type: 'out', seat: 1, black: false } },
  { type: 'ended', how: { type: 'out', seat: 1, black: true } },
  { type: 'ended', how: { type: 'blocked' } },
  { type: 'ended', how: { type: 'stopped' } },
  { type: 'hands', hands: ['-', 'AE?'], values: [0, 2] },
  { type: 'nextGame', game: 2 },
];
const ACTIONS = ['lay KEPI h8 across', 'lay KePI h8 down', 'exchange AE?', 'pass', 'accept', 'challenge', 'begin', 'ask KEPU', 'yes', 'no', 'discard E', 'lift h8 i8', 'stop'];
const MOMENTS = ['open', 'turn', 'theirs', 'window', 'answered', 'vote', 'drawing', 'discarding', 'starting', 'over', 'black', 'blocked', 'alone', 'alone-more'];
const KEPI: Gloss = { word: 'KEPI', spellings: ['képi'], parts: ['noun'], lemmas: ['képi'], themes: ['armee'], why: null };
const AIMAT: Gloss = { word: 'AIMAT', spellings: ['aimât'], parts: ['verb'], lemmas: ['aimer'], themes: [], why: null };
const PREVIEW: Preview = { cells: [1], words: ['KEPI', 'AS'], glosses: [KEPI], greens: 1, reds: 2, black: true, points: 20, others: 5, takes: 1, sheds: 2, left: 0, out: true };

const say = (event: Event, me: number | null) => {
  const said = describe(event, name, me);
  return said ? t(said.id, said.args) : '';
};
/** Words without a hole: every id known, every argument given. */
const whole = (words: string) => words !== '' && !words.includes('diamino-') && !words.includes('{');
const sources = import.meta.glob<string>('../src/**/*.rs', { query: '?raw', import: 'default', eager: true });
const rust = Object.values(sources).join('\n');

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('diamino');
});

suite('in French', () => {
  it('speaks of the others by name and to the player herself', () => {
    const laid: Event = { type: 'laid', seat: 1, squares: [], words: ['KEPI', 'AS'] };
    expect(say(laid, 2)).toBe('Zoé pose KEPI et AS.');
    expect(say(laid, 1)).toBe('Tu poses KEPI et AS.');
    const lyon: Event = { type: 'withdrawn', seat: 1, words: [{ word: 'LYON', why: 'proper-noun' }] };
    expect(say(lyon, 2)).toBe('LYON est un nom propre. Zoé reprend ses lettres et perd son tour.');
    expect(say({ type: 'covered', seat: 1, greens: 0, reds: 2, black: true }, 1)).toBe('Tu couvres 2 diables rouges et une case noire.');
    expect(say({ type: 'scored', seat: 1, points: -7 }, 2)).toBe('Zoé perd 7 points.');
  });

  it('says what a word means', () => {
    expect(sayGloss(KEPI)).toBe('képi : nom (l’armée)');
    expect(sayGloss(AIMAT)).toBe('aimât : verbe, de « aimer »');
    const none = { spellings: [], parts: [], lemmas: [], themes: [] };
    expect(sayGloss({ ...none, word: 'KEPU', why: null })).toBe('KEPU : pas dans notre dictionnaire'); // voted in
    expect(sayGloss({ ...none, word: 'LYON', why: 'proper-noun' })).toBe('LYON est un nom propre.');
    expect(sayGloss({ ...KEPI, why: 'no-verb' })).toBe('képi : nom (l’armée) · KEPI n’est pas un verbe.');
  });

  it('says what a word would do: squares in formula one, points in formula two', () => {
    const one = sayPreview({ ...PREVIEW, black: false, points: 0, others: 0, left: 3, out: false }, { formula: 'one' });
    expect(one).toBe('KEPI et AS : couvre un diable vert et 2 diables rouges · tu pioches 1 lettre · tu rends 2 lettres');
    const two = sayPreview({ ...PREVIEW, greens: 1, reds: 0, black: false, points: 0, sheds: 0, left: 12, takes: 4 }, { formula: 'two' });
    expect(two).toBe('KEPI et AS : couvre un diable vert · les autres +5');
  });

  it('names what a hint would do, and counts letters alone', () => {
    const words = (action: string) => t(sayAction(action).id, sayAction(action).args);
    expect(words('lay KEPI h8 across')).toBe('Poser KEPI en H8, vers la droite');
    expect(words('lay KePi h8 down')).toBe('Poser KEPI en H8, vers le bas, joker : E et I');
    expect(words('exchange AE')).toBe('Échanger A E');
    const score = (options: Record<string, string>) => t(sayScore(2, options).id, sayScore(2, options).args);
    expect(score({})).toBe('2 points');
    expect(score({ formula: 'patience' })).toBe('2 lettres posées');
  });

  it('tells nobody what was drawn while several people share the page (DIAMINO-AMB-41)', () => {
    expect(say({ type: 'got', tiles: 'AE?' }, 1)).toBe('Tu reçois A E ?.');
    expect(describe({ type: 'got', tiles: 'AE?' }, name, null)).toBeNull();
  });

  it('says who went out, not who has won (DIAMINO-M7)', () => {
    const prompt = (at: string, me: number) => sayPrompt(situation(at).view, me, 'lay', name, false);
    expect(prompt('over', 1)).toBe(say({ type: 'ended', how: { type: 'out', seat: 2, black: false } }, 1));
    expect(prompt('black', 2)).toBe(say({ type: 'ended', how: { type: 'out', seat: 2, black: true } }, 2));
    // The sheet of the end gives the winner's name, who need not be the one that went out.
    expect(t('diamino-end-out', { name: 'Zoé' })).not.toContain('Zoé');
  });

  it('asks about a move with many words in one short sentence', () => {
    expect(sayWords(['KEPI', 'AS'])).toBe('KEPI et AS');
    expect(sayWords(['KEPI', 'AS', 'IL'])).toBe('KEPI et 2 autres mots');
  });

  it('says how far a match has come, and what ends it (DIAMINO-AMB-40)', () => {
    const match = (games: number, target: number) => sayMatch({ ...situation('turn', { games, target }).view, game: 2 });
    expect(match(1, 0)).toBeNull();
    expect(match(3, 0)).toBe('Manche 2 sur 3');
    expect(match(1, 100)).toBe('Manche 2, jusqu’à 100 points');
    expect(match(3, 100)).toBe('Manche 2 sur 3, ou 100 points');
  });

  it('remembers the best moment of a game', () => {
    const told = (...events: Event[]) => {
      const { view } = situation('turn');
      const said = moment([{ seq: 1, who: '1', what: '', events, view }], name);
      return said && t(said.id, said.args);
    };
    const laid = (word: string, seat = 1): Event => ({ type: 'laid', seat, squares: [], words: [word] });
    const withdrawn: Event = { type: 'withdrawn', seat: 1, words: [{ word: 'ABCDEFGH', why: 'unknown-word' }] };
    expect(told(laid('AS'))).toBeNull();
    expect(told(laid('KEPIS'), laid('ABCDEFGH', 2), withdrawn)).toContain('KEPIS');
    expect(told(laid('ABCDEFGH'), { type: 'challenged', seat: 2 }, withdrawn)).toContain('Léa conteste ABCDEFGH');
    expect(told(laid('AS'), { type: 'covered', seat: 1, greens: 0, reds: 2, black: false })).toContain('2 diables rouges');
    expect(told(laid('AS'), { type: 'ended', how: { type: 'out', seat: 1, black: true } })).toContain('case noire avec AS');
  });
});

suite.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  beforeAll(() => speakLanguage(lang));

  it('every event can be told, to everyone', () => {
    for (const event of EVENTS) for (const me of [1, 2, null]) if (event.type !== 'got' || me !== null) expect(say(event, me)).toSatisfy(whole);
  });

  it('every moment has its sentence, every action its words, and every word its line', () => {
    for (const at of MOMENTS) {
      const { view } = situation(at);
      for (const me of [1, 2, null]) for (const mode of ['lay', 'exchange', 'discard', 'lift'] as const) expect(sayPrompt(view, me, mode, name, me === 2), at).toSatisfy(whole);
    }
    for (const action of ACTIONS) expect(t(sayAction(action).id, sayAction(action).args)).toSatisfy(whole);
    for (const formula of FORMULAS) expect(sayPreview(PREVIEW, { formula })).toSatisfy(whole);
    for (const [games, target] of [[3, 0], [1, 100], [3, 100]] as const) expect(sayMatch(situation('turn', { games, target }).view)).toSatisfy(whole);
    expect(sayWords(['KEPI', 'AS', 'IL'])).toSatisfy(whole);
    for (const gloss of [KEPI, AIMAT]) expect(sayGloss(gloss)).toSatisfy(whole);
    for (const { id } of Object.values(NO_WORD)) expect(t(id)).toSatisfy(whole);
  });

  it('every refusal of the rules has words', () => {
    const ids = [...rust.matchAll(/"(diamino-refusal-[a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(38);
    for (const id of ids) expect(t(id, { word: 'KEPU', n: 2 }), id).toSatisfy(whole);
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

suite('what the rules and our players say', () => {
  it('every kind of event in Rust is told here', () => {
    const body = (sources['../src/event.rs'] ?? '').split('pub enum Event {')[1]?.split('\n}')[0] ?? '';
    const kinds = [...body.matchAll(/^ {4}([A-Z]\w+)(?: \{|,)/gm)].map((match) => match[1] ?? '');
    expect(kinds.length).toBeGreaterThan(20);
    const here = new Set(EVENTS.map(({ type }) => type.toLowerCase()));
    expect(kinds.filter((kind) => !here.has(kind.toLowerCase()))).toEqual([]);
  });

  it('every message id in the Rust sources has a text', () => {
    const ids = [...new Set([...rust.matchAll(/"(diamino-[a-z-]+)"/g)].map((match) => match[1] ?? ''))];
    expect(ids.length).toBeGreaterThan(45);
    expect(ids.filter((id) => !knows(id))).toEqual([]);
  });

  it('every option, every value of it and every preset is named', () => {
    const text = sources['../src/options.rs'] ?? '';
    const keys = [...text.matchAll(/"(\w+)", "DIAMINO-/g)].map((match) => match[1] ?? '');
    expect(keys).toHaveLength(17);
    const flags = [...text.matchAll(/bool = \w+, "(\w+)"/g)].flatMap((match) => [`option-${match[1]}-on`, `option-${match[1]}-off`]);
    const presets = [...text.matchAll(/id: "(\w+)"/g)].map((match) => `preset-${match[1]}`);
    expect([...keys.map((key) => `option-${key}`), ...flags, ...presets].filter((id) => !knows(`diamino-${id}`))).toEqual([]);
    for (const [, words] of text.matchAll(/pub enum \w+ \{([^}]*)\}/g)) {
      for (const [, value] of (words ?? '').matchAll(/= "(\w+)"/g)) expect(keys.some((key) => knows(`diamino-option-${key}-${value}`)), value).toBe(true);
    }
  });
});

suite('the rules page', () => {
  it('tells every rule and every ruling', () => {
    const all = [...rulesText.matchAll(/\*\*DIAMINO-([A-Za-z0-9-]+)\*\*/g)].map((match) => match[1] ?? '');
    const here = new Set(PARAGRAPHS.flatMap(({ rules }) => rules));
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((rule) => !here.has(rule))).toEqual([]);
    expect([...here].filter((rule) => !all.includes(rule))).toEqual([]);
  });

  it('draws squares with the numbers of the box (DIAMINO-DATA-2)', () => {
    const box = Object.fromEntries([...tilesText.matchAll(/^([A-Z]) \d+ (\d+)$/gm)].map((match) => [match[1], Number(match[2])]));
    const drawn = PARAGRAPHS.flatMap(({ drawing }) => (drawing && 'word' in drawing ? [...drawing.word] : [])).filter((letter) => letter !== '?');
    for (const letter of drawn) expect(VALUES[letter], letter).toBe(box[letter]);
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
