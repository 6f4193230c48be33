// Small things of the house: addresses, languages, keys, plans.
import type { Ending, GameInfo, Guest, Strength, TableInfo } from '@wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Plan } from '../box/plan.svelte';
import { api } from './api';
import { openGame, SHELF, whoFor } from './games';
import { chooseLanguage, knows, language, LANGUAGES, loadGameTexts, preferred, speakLanguage, t } from './i18n.svelte';
import { givenName, rename } from './guest.svelte';
import { keepKeys, keysOf, tablesKept } from './keys';
import { lessonOn } from './lessons.svelte';
import { peopleAt, peopleOf, type MyGame } from './mine';
import { chooseOpponent, keepResult, STEPS, strengthOf, usualOpponent } from './opponents.svelte';
import { housePlayer, pictureUrl } from './pictures';
import { prefer, prefs, recall } from './prefs.svelte';
import { parse } from './router.svelte';
import { openSheet, closedByHistory, isSheetEntry, sheetIsOpen } from './sheets.svelte';
import { sittersOf } from './sitters';
import { clearNotes, dismiss, note, notes } from './tell.svelte';

beforeEach(() => {
  localStorage.clear();
  prefs.lang = null;
});

const game: GameInfo = {
  id: 'diamoniak',
  edition: 1,
  name: 'Diamoniak',
  ages: { from: 5, to: 9 },
  minutes: null,
  colours: ['#fff', '#000'],
  forms: [{ id: 'castles', settings: {}, minSeats: 2, maxSeats: 4, options: [], luckAlone: false, alike: false }],
  drawsLots: false,
  race: false,
  minSeats: 2,
  maxSeats: 4,
  open: true,
  options: [
    { key: 'diamondsTo', rule: 'R', values: { type: 'choice', values: ['seller', 'discard'] }, default: 'seller' },
    { key: 'fairyProtected', rule: 'R', values: { type: 'flag' }, default: 'off' },
  ],
  presets: [
    { id: 'book', settings: {} },
    { id: 'gentle', settings: { fairyProtected: 'on' } },
  ],
  strengths: [...STEPS],
  lessons: [],
  puzzles: [],
};

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/game/diamoniak', { page: 'box', game: 'diamoniak' }],
    ['/kiosk', { page: 'kiosk' }],
    ['/host', { page: 'host' }],
    ['/t/aB3-x_9', { page: 'table', table: 'aB3-x_9' }],
    ['/r/aB3/', { page: 'replay', table: 'aB3' }],
    ['/t/', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/t/<script>', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});

describe('languages', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR'], 'pt'],
    [['ja', 'sv-SE'], 'sv'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j is served in %s', (wanted, lang) => expect(preferred(wanted)).toBe(lang));

  it('chosen by hand, it is remembered and wins over the browser', async () => {
    await chooseLanguage('nl');
    expect(preferred(['fr'])).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
    expect(recall<{ lang: string }>('ludogite:prefs')?.lang).toBe('nl');
  });

  it('speaks the house and the game, with plurals', async () => {
    await speakLanguage('de');
    await loadGameTexts('diamoniak');
    expect(t('score', { n: 1 })).toBe('1 Punkt');
    expect(t('score', { n: 3 })).toBe('3 Punkte');
    expect(t('diamoniak-card-witch')).not.toBe('diamoniak-card-witch');
  });

  it('the newest wish wins', async () => {
    await Promise.all([speakLanguage('es'), speakLanguage('it')]);
    expect(language()).toBe('it');
    expect(t('close')).toBe('Chiudi');
  });

  it('shows an unknown id as it is', () => expect(t('no-such-thing')).toBe('no-such-thing'));
});

describe('memory', () => {
  it('survives a broken entry', () => {
    localStorage.setItem('ludogite:x', '{broken');
    expect(recall('ludogite:x')).toBeNull();
  });

  it('remembers a preference', () => {
    prefer('sound', false);
    expect(recall<{ sound: boolean }>('ludogite:prefs')?.sound).toBe(false);
    prefer('sound', true);
  });

  it('keeps the keys of a table, the newest for a seat', () => {
    keepKeys('oak', [{ seat: 1, token: 'a' }]);
    keepKeys('oak', [{ seat: 1, token: 'b' }, { seat: 2, token: 'c' }]);
    expect(keysOf('oak')).toEqual([{ seat: 1, token: 'b' }, { seat: 2, token: 'c' }]);
    expect(keysOf('elm')).toEqual([]);
  });

  it('forgets the keys of tables of long ago', () => {
    for (let i = 0; i < 50; i++) keepKeys(`t${i}`, [{ seat: 1, token: 'x' }]);
    expect(tablesKept()).toHaveLength(40);
    expect(keysOf('t0')).toEqual([]);
    expect(keysOf('t49')).toHaveLength(1);
  });

  it('knows who of this device sits where, at an open table too', () => {
    const [ann, tom] = [{ name: 'Ann', picture: 'owl' }, { name: 'Tom', picture: 'cat' }];
    const sitters = (...guests: unknown[]) => guests.map((guest, i) => ({ seat: i + 1, guest }));
    const at = (table: string, ...guests: unknown[]) => ({ table, sitters: sitters(...guests) }) as unknown as TableInfo;
    keepKeys('oak', [{ seat: 1, token: 'a' }], ann);
    expect(peopleAt(at('oak', { ...ann, name: '' }, { ...tom, name: '' }), [1])).toEqual([ann]);
    expect(peopleAt(at('elm', ann, tom, { name: '3', picture: 'fox' }), [1, 2, 3])).toEqual([ann, tom]);
    const games = [[ann], [ann, tom]].map((people) => ({ people }) as unknown as MyGame);
    expect(peopleOf(games)).toEqual([ann, tom]);
  });
});

describe('setting a table up', () => {
  it('begins with me against one of ours', () => {
    expect(new Plan(game).toTable()).toEqual({
      game: 'diamoniak',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', strength: 'gentle' }],
      first: 1,
      open: false,
      moveSeconds: null,
    });
  });

  it('keeps between the fewest and the most seats', () => {
    const plan = new Plan(game);
    for (let i = 0; i < 9; i++) plan.add('easy');
    expect(plan.seats).toHaveLength(4);
    for (const { key } of [...plan.seats]) plan.remove(key);
    expect(plan.seats).toHaveLength(2);
  });

  it('seats as many as the form of play that was chosen', () => {
    const duel = { id: 'duel', settings: { fairyProtected: 'on' }, minSeats: 2, maxSeats: 2, options: [], luckAlone: false, alike: false };
    const alone = { id: 'alone', settings: { fairyProtected: 'on', diamondsTo: 'discard' }, minSeats: 1, maxSeats: 1, options: [], luckAlone: false, alike: false };
    const plan = new Plan({ ...game, forms: [...game.forms, duel, alone] });
    for (let i = 0; i < 9; i++) plan.add('easy');
    expect([plan.form?.id, plan.seats.length]).toEqual(['castles', 4]);
    plan.usePreset('gentle');
    expect([plan.form?.id, plan.seats.length]).toEqual(['duel', 2]);
    plan.options.diamondsTo = 'discard';
    plan.settle();
    expect([plan.form?.id, plan.seats.length]).toEqual(['alone', 1]);
  });

  it('asks who begins, unless the rules find out', () => {
    expect([new Plan(game).asksFirst, new Plan({ ...game, drawsLots: true }).asksFirst]).toEqual([true, false]);
  });

  it('never lets a seat begin that was taken away', () => {
    const plan = new Plan(game);
    plan.add('easy');
    plan.first = 3;
    plan.remove(plan.seats[1]?.key ?? 0);
    expect(plan.first).toBe(2); // the same person, one seat further down
    plan.add('easy');
    plan.remove(plan.seats[1]?.key ?? 0);
    expect(plan.first).toBe(1); // she herself is gone
  });

  it('sends only the options that differ, and knows which preset they are', () => {
    const plan = new Plan(game);
    expect(plan.preset).toBe('book');
    plan.usePreset('gentle');
    expect(plan.toTable().options).toEqual({ fairyProtected: 'on' });
    plan.options.diamondsTo = 'discard';
    expect(plan.preset).toBeNull();
  });

  it('opens the table to everybody, and agrees on help, only if a seat is free for others', () => {
    const plan = new Plan(game);
    plan.open = true;
    expect(plan.toTable().open).toBe(false);
    expect(plan.toTable().help).toBeUndefined();
    plan.add('person');
    expect(plan.toTable().open).toBe(true);
    plan.help = 'all';
    expect(plan.toTable().help).toBe('all');
  });

  it('knows somebody on this device by her seat if she did not say her name, in any language', async () => {
    const plan = new Plan(game);
    plan.add('here');
    const seat = plan.toTable().seats[2];
    expect(seat).toMatchObject({ kind: 'here', guest: { name: '3' } });
    const guest = seat?.kind === 'here' ? seat.guest : null;
    const sitters = [{ seat: 3, guest, bot: null, here: true, away: false }];
    const info = { sitters, phase: 'playing' } as unknown as TableInfo;
    for (const [lang, name] of [['de', 'Spieler 3'], ['fr', 'Joueur 3']] as const) {
      await speakLanguage(lang);
      expect(sittersOf(info, [3])[0]?.name).toBe(name);
    }
  });
});

describe('our players', () => {
  const ANA = { name: 'Ana', picture: 'fox' };
  const TOM = { name: 'Tom', picture: 'cat' };
  /** A table of Ana's or of who else has sat down there, against one bot. */
  const played = (table: string, game: string, bot: Strength, guest = ANA, options = {}) =>
    ({ table, game, options, sitters: [{ seat: 1, bot: null, guest }, { seat: 2, bot, guest: null }] }) as unknown as TableInfo;
  const become = (guest: Guest) => {
    vi.spyOn(api, 'rename').mockResolvedValueOnce(guest);
    return rename(guest);
  };
  const fits = (game: string, options = {}) => strengthOf('fit', { game, options });
  const [won, lost] = [[1, 2], [2, 1]].map((ranks) => ({ ranks }) as unknown as Ending) as [Ending, Ending];

  it('are each somebody, with a name and a face of her own', () => {
    const players = STEPS.map((strength) => housePlayer(strength));
    expect(new Set(players.map(({ name }) => name)).size).toBe(STEPS.length);
    for (const { picture } of players) expect(pictureUrl(picture)).not.toBe(pictureUrl('fox'));
    for (const { strengths } of SHELF) expect(strengths).toEqual(STEPS);
  });

  it('are told apart by their seats where one of them sits twice', () => {
    const bot = (seat: number, strength: string) => ({ seat, guest: null, bot: strength, here: true, away: false });
    const info = { sitters: [bot(1, 'easy'), bot(2, 'fair'), bot(3, 'easy')], phase: 'playing' } as unknown as TableInfo;
    expect(sittersOf(info, []).map(({ name }) => name)).toEqual(['Momo 1', 'Tilda', 'Momo 3']);
  });

  it('begin with the companion, who is gentle, until one says otherwise: then for every game', async () => {
    await become({ name: 'Zoé', picture: 'owl' });
    expect([usualOpponent(), fits('domino')]).toEqual(['fit', 'gentle']);
    await chooseOpponent('strong');
    expect(usualOpponent()).toBe('strong');
    await become(TOM); // on the same device
    expect(usualOpponent()).toBe('fit');
    await become({ name: 'Zoé', picture: 'owl' });
    expect(usualOpponent()).toBe('strong');
  });

  it('have one among them who fits: she gives way to who loses and grows with who wins', async () => {
    await become(ANA);
    const play = (table: string, ending: Ending) => keepResult(played(table, 'diavolo', fits('diavolo')), ending, [1]);
    keepResult(played('1', 'diavolo', 'gentle'), won, []); // only looked on
    expect(fits('diavolo')).toBe('gentle');
    play('1', won);
    const after = fits('diavolo');
    expect(STEPS.indexOf(after)).toBe(1);
    keepResult(played('1', 'diavolo', after), won, [1]); // the same table once more
    expect(fits('diavolo')).toBe(after);
    for (const table of ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']) play(table, won);
    expect(fits('diavolo')).toBe('strong');
    for (const table of ['13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23']) play(table, lost);
    expect(fits('diavolo')).toBe('gentle');
  });

  it('learn of a player who is as good as one of them that she is, and stay there', async () => {
    await become(ANA);
    const step = () => STEPS.indexOf(fits('diamoniak'));
    let [wins, luck] = [0, 0.3];
    for (let n = 0; n < 200; n++) {
      luck = (luck * 997 + 0.123) % 1; // evenly spread, the same every time
      const wins65 = 1 / (1 + Math.exp(-0.62 * (3 - step()))); // she is a Rufus
      const ending = luck < wins65 ? won : lost;
      wins += ending === won ? 1 : 0;
      keepResult(played(String(n), 'diamoniak', STEPS[step()] ?? 'gentle'), ending, [1]);
    }
    expect(wins / 200).toBeGreaterThan(0.4);
    expect(wins / 200).toBeLessThan(0.6);
  });

  it('know each of those who share a device for herself, in every language, by name and picture', async () => {
    await become(ANA);
    for (const table of ['a', 'b', 'c']) keepResult(played(table, 'domino', fits('domino')), won, [1]);
    const hers = fits('domino');
    expect(hers).not.toBe('gentle');
    await become(TOM);
    expect(fits('domino')).toBe('gentle');
    keepResult(played('d', 'domino', 'gentle', ANA), lost, [1]); // hers, which he looks at
    expect(fits('domino')).toBe('gentle');
    await become({ name: 'Fuchs 12', picture: 'fox' });
    keepResult(played('e', 'domino', 'gentle', { name: 'Fuchs 12', picture: 'fox' }), won, [1]);
    const given = fits('domino');
    await become({ name: 'Fox 12', picture: 'fox' });
    expect([given, fits('domino')]).toEqual(['easy', 'easy']);
  });

  it('know her at each form of play for itself, and not by luck alone', async () => {
    await become({ name: 'Léo', picture: 'fox' });
    const win = (table: string, game: string, options: object) => keepResult(played(table, game, 'gentle', { name: 'Léo', picture: 'fox' }, options), won, [1]);
    win('t', 'domino', { game: 'challenge' });
    win('y', 'yaminos', { game: 'yam' });
    win('h', 'yaminos', { game: 'highest' });
    const known = [fits('domino'), fits('domino', { game: 'challenge' }), fits('yaminos', { game: 'yam' }), fits('yaminos', { game: 'base' }), fits('yaminos', { game: 'highest' })];
    expect(known).toEqual(['gentle', 'easy', 'easy', 'gentle', 'gentle']);
  });

  it('are not judged by games that several people or nobody but bots have played', async () => {
    await become(ANA);
    const people = { ...played('p', 'yaminos', 'strong'), sitters: [{ seat: 1, bot: null, guest: ANA }, { seat: 2, bot: null, guest: TOM }] } as unknown as TableInfo;
    keepResult(people, won, [1]);
    expect(fits('yaminos')).toBe('gentle');
  });
});

describe('the shelf', () => {
  const box = (more: Partial<GameInfo>) => ({ minSeats: 2, maxSeats: 4, ages: { from: null, to: null }, minutes: null, ...more }) as GameInfo;

  it.each([
    [box({ ages: { from: 5, to: 9 } }), '2 to 4 players, ages 5 to 9'],
    [box({ minSeats: 1, maxSeats: 6, ages: { from: 6, to: null } }), 'Alone or 2 to 6 players, from age 6'],
    [box({ minutes: 10 }), '2 to 4 players, about 10 minutes'],
    [box({ maxSeats: 2 }), '2 players, of any age'],
    [box({ minSeats: 1, maxSeats: 2 }), '1 to 2 players, of any age'],
    [box({ minSeats: 1, maxSeats: 1, minutes: 5 }), 'For one player, about 5 minutes'],
  ])('says for whom a box is', async (game, words) => {
    await speakLanguage('en');
    expect(whoFor(game)).toBe(words);
  });

  it('has a few words about the boxes in every language, before any game is opened', async () => {
    const worded = async (lang: string) => {
      await speakLanguage(lang);
      return SHELF.filter(({ id }) => knows(`${id}-box`)).map(({ id }) => id);
    };
    const french = await worded('fr');
    expect(french).toContain('diamoniak');
    for (const lang of Object.keys(LANGUAGES)) expect(await worded(lang), lang).toEqual(french);
  });

  it('opens the plain room for a game without one of its own, and no door for one that it does not have', async () => {
    await expect(openGame('chess')).rejects.toMatchObject({ problem: { code: 'no-such-game' } });
    SHELF.push({ ...game, id: 'pebbles', name: 'Pebbles' });
    expect(await openGame('pebbles')).toMatchObject({ id: 'pebbles', describes: 'all' });
    SHELF.pop();
  });
});

describe('names', () => {
  it.each([
    ['Fuchs 12', 'Fox', 'Fox 12'],
    ['Zoé', 'Fox', null], // chosen by herself
    ['Fox and Co 3', 'Fox', null],
    ['Marienkäfer 7', 'Lieveheersbeestje', null], // too long to be a name
  ])('%s, called %s here, becomes %s', (name, animal, given) => expect(givenName({ name, picture: 'fox' }, animal)).toBe(given));
});

describe('notes', () => {
  it('are two at most, each said once, and gone on the next page', () => {
    for (const text of ['a', 'b', 'c', 'b']) note(() => text);
    expect(notes.map(({ words }) => words())).toEqual(['c', 'b']);
    dismiss(notes[0]?.key ?? 0);
    expect(notes.map(({ words }) => words())).toEqual(['b']);
    clearNotes();
    expect(notes).toEqual([]);
  });
});

describe('sheets', () => {
  it('close when the history goes back, newest first, and leave no entry behind', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => history.replaceState(null, ''));
    let gone = () => {};
    const close = vi.fn(() => gone());
    expect(closedByHistory()).toBe(false);
    gone = openSheet(close);
    expect([isSheetEntry(), sheetIsOpen()]).toEqual([true, true]);
    history.replaceState(null, ''); // the browser went back
    expect(closedByHistory()).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(sheetIsOpen()).toBe(false);
    await new Promise((done) => setTimeout(done, 1));
    expect(back).not.toHaveBeenCalled();

    // Closed by hand: the entry goes, and what the browser then tells is not a wish to leave the page.
    openSheet(close)();
    await new Promise((done) => setTimeout(done, 1));
    expect(back).toHaveBeenCalledOnce();
    expect(closedByHistory()).toBe(true);
    back.mockRestore();
  });

  it('that follow each other share one entry', async () => {
    const push = vi.spyOn(history, 'pushState');
    const menu = openSheet(() => {});
    menu();
    const rules = openSheet(() => {});
    await new Promise((done) => setTimeout(done, 1));
    expect(push).toHaveBeenCalledOnce();
    expect(isSheetEntry()).toBe(true);
    const back = vi.spyOn(history, 'back').mockImplementation(() => history.replaceState(null, ''));
    rules();
    await new Promise((done) => setTimeout(done, 1));
    closedByHistory();
    back.mockRestore();
    push.mockRestore();
  });
});

describe('what a rule can be tried in', () => {
  it('is the lesson that teaches most of what is read', () => {
    expect(lessonOn(['DIAMONIAK-32', 'DIAMONIAK-33', 'DIAMONIAK-34'])).toMatchObject({ game: 'diamoniak', id: 'witch' });
    expect(lessonOn(['DIAMONIAK-36', 'DIAMONIAK-38'])).toMatchObject({ game: 'diamoniak', id: 'first' });
    expect(lessonOn(['DIAMONIAK-39'])).toBeUndefined();
  });

  it('is a lesson of the form whose rules are read, if there is one', () => {
    const red = ['DIAMINO-E9', 'DIAMINO-E10', 'DIAMINO-M5g', 'DIAMINO-M5h'];
    expect(lessonOn(red, 'one')).toMatchObject({ id: 'words' });
    expect(lessonOn(red, 'two')).toMatchObject({ id: 'marks' });
    expect(lessonOn(['DIAMINO-K1'], 'two')).toMatchObject({ id: 'doubt' });
  });
});
