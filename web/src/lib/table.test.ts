import type { FromHouse, TableInfo } from '@wire';
import { beforeEach, expect, it } from 'vitest';
import { speakLanguage } from './i18n.svelte';
import { keepKeys, keysOf } from './keys';
import { botPlays, sittersOf } from './sitters';
import { Table, type Ears } from './table.svelte';

const info: TableInfo = {
  table: 'oak',
  game: 'diamoniak',
  edition: 1,
  options: {},
  phase: 'playing',
  open: false,
  first: 1,
  sitters: [
    { seat: 1, guest: { name: 'Léa', picture: 'owl' }, bot: null, away: false, here: true, stoodIn: false },
    { seat: 2, guest: null, bot: 'strong', away: false, here: true, stoodIn: false },
  ],
  awaits: [],
  moveSeconds: null,
  clock: null,
  atZero: 'bot',
  help: 'all',
  away: { kind: 'bot', seconds: 20 },
  watching: 0,
  commitment: '',
  seed: null,
  next: null,
};

/** Every event of these tests is called as its sentence. */
const inWords = (id: string) => ({ id, args: {} });

type News = Extract<FromHouse, { type: 'news' }>;
const news = (from: number, seq: number, events: string[], more: Partial<News> = {}): News => ({
  type: 'news',
  from,
  seq,
  eyes: [{ seat: 1, events, said: events.map(inWords), view: { seq }, legal: ['draw'], prompt: null }],
  awaits: [1],
  dueInMs: null,
  clocks: [],
  undo: [],
  hints: true,
  result: null,
  ...more,
});

let refusals: string[];
let heard: string[];
const ears: Ears = {
  say: (sentences) => heard.push(...sentences),
  refused: ({ refusal }) => refusals.push(refusal.rule),
  greeted: () => undefined,
  answered: () => undefined,
  presence: ({ id }, seat) => heard.push(`${id} ${seat}`),
  trouble: () => undefined,
};
let sent: { type: string }[];
let table: Table;
let hear: (message: FromHouse) => void; // what the house says, through the socket

beforeEach(() => {
  refusals = [];
  heard = [];
  sent = [];
  const send = (text: string) => sent.push(JSON.parse(text) as { type: string });
  const socket = { readyState: 1, send, close: () => undefined } as unknown as WebSocket;
  table = new Table(info, ears, () => socket);
  hear = (message) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  hear({ type: 'table', info: { ...info, phase: 'gathering' }, mine: [1] }); // she was there from the start
  hear({ type: 'table', info, mine: [1] });
});

it('counts one step for news that follow on, and starts afresh otherwise', () => {
  hear(news(1, 1, ['a']));
  const first = table.stepFor(1)?.seq ?? 0;
  hear(news(2, 4, ['b', 'c', 'd'])); // three lines told together are one thing to watch
  expect(table.stepFor(1)).toEqual({ seq: first + 1, events: ['b', 'c', 'd'], said: ['b', 'c', 'd'].map(inWords), lines: [2, 4] });
  hear(news(10, 9, []));
  expect(table.stepFor(1)?.seq).toBeGreaterThan(first + 2);
  expect(table.seq).toBe(9);
});

it('writes down what happened before it came, and shows only what that led to', () => {
  const socket = { readyState: 1, send: () => undefined, close: () => undefined } as unknown as WebSocket;
  const reloaded = new Table(info, ears, () => socket);
  const hears = (message: FromHouse) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  hears({ type: 'table', info, mine: [1] });
  hears(news(1, 3, ['a', 'b', 'c']));
  expect(reloaded.log.map((line) => line.said.id)).toEqual(['a', 'b', 'c']);
  expect(reloaded.stepFor(1)).toMatchObject({ seq: 2, events: [] });
  expect(reloaded.pastOf(1)).toEqual(['a', 'b', 'c']);
  hears(news(4, 4, ['d']));
  expect(reloaded.stepFor(1)).toMatchObject({ seq: 3, events: ['d'] });
  expect(heard).toEqual(['d']);
});

it('does not tell twice what it knows already', () => {
  hear(news(1, 2, ['a', 'b']));
  hear(news(1, 2, ['a', 'b']));
  expect(table.log.map((line) => line.said.id)).toEqual(['a', 'b']);
});

it('says what happened when it has been seen, where the room shows it first', () => {
  const patient = { ...ears, patient: true };
  const socket = { readyState: 1, send: () => undefined, close: () => undefined } as unknown as WebSocket;
  table = new Table(info, patient, () => socket);
  const told = (message: FromHouse) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  told(news(1, 1, ['threw'], { awaits: [2] }));
  const first = table.stepFor(1)?.seq ?? 0;
  table.told(first);
  told(news(2, 3, ['landed'], { awaits: [1] }));
  told(news(4, 4, ['scored'], { awaits: [2] }));
  expect([heard, table.behind, table.lamp]).toEqual([['threw'], true, [2]]);
  table.told(first + 1);
  expect([heard, table.behind, table.lamp]).toEqual([['threw', 'landed'], true, [1]]); // her turn is shown while it is seen
  table.told(first + 2);
  expect([heard, table.behind, table.lamp]).toEqual([['threw', 'landed', 'scored'], false, [2]]);
  told(news(9, 8, ['again'])); // after a gap there is nothing to see
  expect([heard.at(-1), table.behind, table.lamp]).toEqual(['again', false, [1]]);
});

it('shows whose turn it is until others are seen to have played, and nobody only in the end', () => {
  const socket = { readyState: 1, send: () => undefined, close: () => undefined } as unknown as WebSocket;
  table = new Table(info, { ...ears, patient: true }, () => socket);
  const told = (message: FromHouse) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  told(news(1, 1, ['mine'], { awaits: [1] }));
  const first = table.stepFor(1)?.seq ?? 0;
  table.told(first);
  told(news(2, 2, ['stopped'], { awaits: [2] }));
  told(news(3, 3, ['threw'], { awaits: [] }));
  told(news(4, 4, ['landed'], { awaits: [1] }));
  const lamps = [table.lamp];
  for (const step of [1, 2, 3]) {
    table.told(first + step);
    lamps.push(table.lamp);
  }
  expect(lamps).toEqual([[1], [2], [2], [1]]);
  told(news(5, 5, ['thrown'], { awaits: [] }));
  table.told(first + 4);
  expect(table.lamp).toEqual([]);
});

it('plays once however often the button is touched', () => {
  hear(news(1, 3, []));
  table.act(1, 'draw');
  table.act(1, 'draw');
  expect(sent).toEqual([{ type: 'act', seat: 1, after: 3, what: 'draw' }]);
  expect(table.busy).toEqual([1]);
  hear({ type: 'ack', seat: 1, after: 3, seq: 4 });
  expect(table.busy).toEqual([]);
});

it('hands a refusal on with its rule, and is free again', () => {
  hear(news(1, 3, []));
  table.act(1, 'stop');
  hear({ type: 'refused', seat: 1, after: 3, refusal: { rule: 'DIAMONIAK-13', id: 'x', args: {} } });
  expect(refusals).toEqual(['DIAMONIAK-13']);
  expect([table.busy, table.refused]).toEqual([[], [1]]);
  table.act(1, 'draw');
  expect(table.refused).toEqual([]);
});

it('knows whether anybody is advised as things stand', () => {
  hear(news(1, 3, []));
  expect(table.hints).toBe(true);
  hear(news(4, 4, ['laid'], { hints: false }));
  expect(table.hints).toBe(false);
});

it('forgets a hint when something has happened', () => {
  hear({ type: 'hint', seat: 1, what: 'draw', called: null, bits: [], why: null, reason: null, figures: {} });
  expect(table.hint?.what).toBe('draw');
  hear(news(1, 1, ['a']));
  expect(table.hint).toBeNull();
});

it('keeps a wish to take back until everybody has answered', () => {
  hear({ type: 'asked', about: 'undo', seat: 2, ask: [1] });
  const wish = { about: 'undo' as const, seat: 2, ask: [1] };
  expect(table.asked).toEqual({ wish, seat: 1 });
  table.consent(wish, 1, true);
  expect(table.asked).toBeNull();
  expect(sent.at(-1)).toEqual({ type: 'consent', seat: 1, yes: true, about: 'undo', whose: 2 });
  hear({ type: 'answered', about: 'undo', seat: 2, granted: true });
  expect(table.wishes).toEqual([]);
});

it('gives our players names and pictures', () => {
  expect(table.sitters).toEqual([
    { seat: 1, name: 'Léa', picture: 'owl', kind: 'person', mine: true, away: false, stoodFor: false },
    { seat: 2, name: 'Zita', picture: 'house-strong', kind: 'bot', mine: false, away: false, stoodFor: false },
  ]);
});

it('names strangers at an open table by their pictures, and tells two of a kind apart', async () => {
  await speakLanguage('fr');
  const fox = { name: '', picture: 'fox' };
  const seat = { bot: null, away: false, here: true, stoodIn: false };
  const sitters = [
    { ...seat, seat: 1, guest: fox },
    { ...seat, seat: 2, guest: fox },
    { ...seat, seat: 3, guest: { name: '', picture: 'owl' } },
    { ...seat, seat: 4, guest: null },
  ];
  const names = sittersOf({ ...info, sitters }, []).map((sitter) => sitter.name);
  expect(names).toEqual(['Renard 1', 'Renard 2', 'Chouette', '']);
});

it('hurries nobody who is only waited for', () => {
  const gone = { seat: 1, guest: { name: 'Max', picture: 'fox' }, bot: null, away: false, here: false, stoodIn: false };
  const watched = (away: boolean) => sittersOf({ ...info, sitters: [{ ...gone, away }] }, []);
  expect([watched(false)[0]?.away, botPlays(watched(false), 1), botPlays(watched(true), 1)]).toEqual([true, false, true]);
});

it('asks what an action would do, and answers the newest question only', async () => {
  const first = table.tryOut(1, 'lay AS');
  const second = table.tryOut(1, 'lay ASE');
  expect(sent.filter(({ type }) => type === 'try')).toHaveLength(2);
  hear({ type: 'tried', seat: 1, after: 0, what: 'lay AS', refusal: null, would: { words: ['AS'] }, called: null });
  hear({ type: 'tried', seat: 1, after: 0, what: 'lay ASE', refusal: { rule: 'R', id: 'why', args: {} }, would: null, called: null });
  expect(await first, 'whoever asked it has asked something else since').toBeUndefined();
  expect(await second).toEqual({ refusal: { rule: 'R', id: 'why', args: {} }, would: null, called: null });
});

it('waits for no answer to a question that the house had trouble with', async () => {
  const tried = table.tryOut(1, 'lay AS');
  const trouble = { type: 'trouble', problem: { code: 'too-fast', detail: '' }, closing: false } as const;
  hear({ ...trouble, about: { type: 'hint', seat: 1, after: null } });
  let answer: unknown = 'none yet';
  void tried.then((told) => (answer = told));
  await Promise.resolve();
  expect(answer).toBe('none yet');
  hear({ ...trouble, about: { type: 'try', seat: 1, after: null } });
  expect(await tried).toBeNull();
});

it('hurries bots only where nobody else looks on from her own device', () => {
  const hurried = () => sent.filter(({ type }) => type === 'hurry');
  table.hurry(1);
  expect(hurried()).toEqual([{ type: 'hurry', seat: 1 }]);
  const [me, ours] = info.sitters;
  const friend = { seat: 3, guest: { name: 'Max', picture: 'fox' }, bot: null, away: false, here: true, stoodIn: false };
  if (!me || !ours) throw new Error('two sit here');
  hear({ type: 'table', info: { ...info, sitters: [me, ours, friend] }, mine: [1] });
  table.hurry(1);
  expect(hurried()).toHaveLength(1);
  hear({ type: 'table', info: { ...info, sitters: [me, ours, friend] }, mine: [1, 3] }); // on the same tablet
  table.hurry(1);
  expect(hurried()).toHaveLength(2);
  hear(news(1, 1, [], { result: { ranks: [1, 2, 3], scores: [6, 0, 0], words: [], how: 'castle', said: null } }));
  table.hurry(1);
  expect(hurried()).toHaveLength(2);
});

it('says who has gone and who is back, but not of oneself', () => {
  const friend = { seat: 3, guest: { name: 'Max', picture: 'fox' }, bot: null, away: false, here: true, stoodIn: false };
  const with3 = (away: boolean, mine = false) => ({ ...info, sitters: [...info.sitters.map((one) => ({ ...one, away: one.seat === 1 && mine })), { ...friend, away }] });
  hear({ type: 'table', info: with3(false), mine: [1] });
  hear({ type: 'table', info: with3(true, true), mine: [1] });
  hear({ type: 'table', info: with3(true), mine: [1] });
  hear({ type: 'table', info: with3(false), mine: [1] });
  expect(heard).toEqual(['seat-left 3', 'seat-back 3']);
  expect(table.log.map(({ said }) => said.args?.name)).toEqual(['Max', 'Max']);
});

it('keeps what was described until the next answer, and what can be done only as long as it is open', () => {
  const row = { said: inWords('hand'), pieces: [inWords('seven')] };
  hear(news(1, 3, []));
  expect(table.describe(1, false)).toBe(true);
  expect(sent.at(-1)).toEqual({ type: 'describe', seat: 1, rows: false });
  hear({ type: 'described', seat: 1, after: 3, rows: [row], actions: [{ what: 'draw', said: inWords('draw') }], how: null });
  expect(table.describedFor(1)).toMatchObject({ rows: [row], actions: [{ what: 'draw' }], typed: false });
  expect(table.describedFor(null)).toBeNull();
  hear(news(4, 4, []));
  expect(table.describedFor(1)).toMatchObject({ rows: [row], actions: [] });
});

it('knows when an action has to be typed: it is for her to act, and there is too much to list', () => {
  const unlisted = (awaits: number[]) => ({ eyes: [{ seat: 1, events: [], said: [], view: {}, legal: null, prompt: null }], awaits });
  const describe = (after: number) => hear({ type: 'described', seat: 1, after, rows: [], actions: [], how: null });
  hear(news(1, 1, [], unlisted([1])));
  describe(1);
  expect(table.describedFor(1)?.typed).toBe(true);
  hear(news(2, 2, [], unlisted([2])));
  describe(2);
  expect(table.describedFor(1)?.typed).toBe(false);
});

it('keeps what is asked about different things apart', () => {
  hear({ type: 'asked', about: 'standIn', seat: 3, ask: [1] });
  hear({ type: 'asked', about: 'undo', seat: 2, ask: [1] });
  expect(table.asked?.wish.about).toBe('standIn');
  hear({ type: 'answered', about: 'standIn', seat: 3, granted: false });
  expect(table.asked?.wish.about).toBe('undo');
});

it('takes its key along to another seat', () => {
  keepKeys('oak', [{ seat: 1, token: 'mine' }]);
  const gathers = { ...info, phase: 'gathering' as const };
  hear({ type: 'table', info: gathers, mine: [1] });
  hear({ type: 'table', info: gathers, mine: [3] });
  expect(keysOf('oak')).toEqual([{ seat: 3, token: 'mine' }]);
});
