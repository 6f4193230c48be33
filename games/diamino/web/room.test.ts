// What a hand does before anything is laid: the rack, the word being written, and what the buttons offer.
import { beforeEach, describe, expect, it } from 'vitest';
import { advance } from './advance';
import { isReady } from './deeds';
import { Desk } from './desk.svelte';
import { situation } from './dev/situations';
import { free, NOTHING, put, scattered, take, typed, written, type Draft } from './draft';
import { along, cellAt, cellName, gridOf, run } from './grid';
import { hintedLetters, hintedTiles } from './hints';
import { needsStacks, roomForRack, shapeOf } from './layout';
import { grouped, moved, refilled, shuffled, sorted, spelt, stacked } from './rack';
import type { Event, View } from './types';
import { wishesOf, type Hand } from './wishes';

const kindsOf = (rack: readonly { kind: string }[]) => rack.map(({ kind }) => kind).join('');
const rackOf = (hand: string) => refilled([], hand);
const { view: board } = situation('turn'); // SOL lies on row 3, from c3 to e3
const grid = gridOf(board);

describe('the grid', () => {
  it('names cells as records do', () => {
    expect(cellName(112, 15)).toBe('h8');
    expect(cellAt('h8', 15)).toBe(112);
    for (let cell = 0; cell < 225; cell++) expect(cellAt(cellName(cell, 15), 15)).toBe(cell);
  });

  it('ends at its edges', () => {
    expect(along(14, false, 1, 5)).toBeNull();
    expect(along(10, false, -1, 5)).toBeNull();
    expect(along(22, true, 1, 5)).toBeNull();
    expect(along(12, true, -1, 5)).toBe(7);
    expect(run((cell) => cell % 5 > 0, 13, false, 5)).toEqual([11, 12, 13, 14]);
  });
});

describe('the table', () => {
  it('has one column on a phone and on an upright tablet, and two where it is wide', () => {
    const shapes = [[360, 584], [390, 788], [844, 334], [800, 544], [768, 968], [788, 712], [1044, 744]].map(([width = 0, height = 0]) => shapeOf(width, height));
    expect(shapes).toEqual(['upright', 'upright', 'sideways', 'beside', 'upright', 'beside', 'beside']);
  });

  it('has room for two rows of squares at least; more than fit lie on each other', () => {
    const gap = { column: 2, row: 3 };
    const stacks = (squares: number, width: number, room: number) => needsStacks(squares, width - 8, room - 11, gap);
    const small = roomForRack('upright', 360, 584, 0);
    expect([stacks(14, 344, small), stacks(15, 344, small)]).toEqual([false, true]);
    expect(roomForRack('upright', 390, 788, 0)).toBeGreaterThan(3 * 47 + 8);
    expect(roomForRack('beside', 788, 712, 243)).toBe(243);
    expect([stacks(30, 300, 243), stacks(31, 300, 243)]).toEqual([false, true]); // six in a row, five rows
  });
});

describe('the rack', () => {
  it('keeps the order of what stays, and puts what is new at the end', () => {
    const rack = sorted(rackOf('SLEA'));
    expect(kindsOf(refilled(rack, 'SALX'))).toBe('ALSX');
    expect(refilled(rack, '-')).toEqual([]);
    const ids = refilled(rack, 'AELSAA').map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
  });

  it('is sorted, grouped and shuffled without losing a square', () => {
    const rack = rackOf('SEL?AY');
    expect(kindsOf(sorted(rack))).toBe('AELSY?');
    expect(kindsOf(grouped(rack))).toBe('AEYLS?');
    expect(kindsOf(sorted(shuffled(rack, () => 0.3)))).toBe('AELSY?');
    expect(kindsOf(moved(rack, 4, 1))).toBe('?SELAY');
    expect(kindsOf(moved(rack, 1, null))).toBe('EL?AYS');
    expect(stacked(rackOf('EEA')).map(({ kind, tiles }) => `${kind}${tiles.length}`)).toEqual(['E2', 'A1']);
    expect(spelt(rackOf('Z?A'))).toBe('AZ?');
  });
});

describe('a word being written', () => {
  const rack = rackOf('AELS?');
  const at = (cursor: number, down = false): Draft => ({ ...NOTHING, cursor, down });
  const write = (draft: Draft, word: string) => [...word].reduce<Draft | null>((so, letter) => so && typed(grid, so, letter, rack), draft);

  it('goes on from letter to letter, over what lies there, whether that is written too or not', () => {
    // a3: L A (S) - the S of SOL is at c3.
    for (const word of ['LA', 'LASOL']) {
      const draft = write(at(10), word);
      expect(draft && written(grid, draft)).toEqual('lay LASOL a3 across');
    }
    const down = write(at(2, true), 'EASL');
    expect(down && written(grid, down)).toEqual('lay EASL c1 down');
  });

  it('takes a joker where the letter is missing, and nothing where there is none', () => {
    const draft = write(at(0), 'LZ');
    expect(draft && written(grid, draft)).toEqual('lay Lz a1 across');
    expect(write(at(0), 'LZZ')).toBeNull();
  });

  it('one square alone goes the way in which it reads', () => {
    const tile = { id: 9, kind: 'A' };
    expect(written(grid, put(grid, at(7), 7, tile, 'A'))).toEqual('lay AS c2 down');
    expect(written(grid, put(grid, at(11, true), 11, tile, 'A'))).toEqual('lay ASOL b3 across');
  });

  it('names letter and cell where there is no one word, for the rules to say why', () => {
    const two = (a: number, b: number) => put(grid, put(grid, at(a), a, { id: 8, kind: 'A' }, 'A'), b, { id: 9, kind: '?' }, 'E');
    expect(written(grid, two(0, 2))).toBe('lay A a1 e c1');
    expect(written(grid, two(0, 6))).toBe('lay A a1 e b2');
    expect(written(grid, NOTHING)).toBeNull();
    expect(scattered(grid, at(11), 'Z')).toBe('lay Z b3');
    expect(scattered(grid, at(12), 'Z')).toBe('lay Z f3'); // no cell is left on this line
    expect(scattered(grid, { ...put(grid, at(22, true), 22, { id: 8, kind: 'A' }, 'A') }, 'Z')).toBe('lay A c5 Z c6');
  });

  it('finds the next free cell, and stops at the edge', () => {
    expect(free(grid, at(11), 11)).toBe(11);
    expect(free(grid, at(12), 12)).toBeNull();
    expect(take(put(grid, at(0), 0, { id: 9, kind: 'A' }, 'A'), 0)).toEqual(at(0));
  });
});

describe('the desk', () => {
  let view: View;
  let asked: string[]; // why something cannot be done
  let desk: Desk;
  const open = (moment: string, more: Partial<View['options']> = {}) => {
    view = situation(moment, more).view;
    desk = new Desk(() => ({ view, me: 1, why: (action) => asked.push(action) }));
    desk.arrived();
  };
  const tile = (kind: string) => desk.rack.filter((one) => one.kind === kind);
  beforeEach(() => {
    asked = [];
  });

  it('begins on Départ, where nothing lies yet (DIAMINO-B2)', () => {
    open('open');
    desk.touchTiles(tile('S'));
    desk.touchTiles(tile('A'));
    expect(written(desk.grid, desk.draft)).toEqual('lay SA c3 across');
  });

  it('puts a chosen square where a cell is touched, and takes it back by another touch', () => {
    open('turn');
    desk.touchTiles(tile('A'));
    expect(desk.chosen?.kind).toBe('A');
    desk.touchCell(11);
    expect(written(desk.grid, desk.draft)).toEqual('lay ASOL b3 across');
    desk.touchCell(11);
    expect(desk.draft.loose).toEqual([]);
    desk.touchCell(11);
    expect(desk.draft.down).toBe(true);
  });

  it('asks what a joker stands for (DIAMINO-AMB-29)', () => {
    open('turn');
    desk.touchCell(11);
    desk.touchTiles(tile('?'));
    expect(desk.draft.loose).toEqual([]);
    desk.answer('A');
    expect(written(desk.grid, desk.draft)).toEqual('lay aSOL b3 across');
  });

  it('picks squares to exchange or to give back', () => {
    open('turn');
    desk.want('exchange');
    desk.type('S');
    desk.touchTiles(tile('A'));
    expect(desk.action).toBe('exchange AS');
    desk.touchTiles(tile('A'));
    expect(desk.action).toBe('exchange S');
    desk.recall();
    expect([desk.mode, desk.action]).toEqual(['lay', null]);
    open('discarding');
    desk.touchTiles(tile('E'));
    expect([desk.mode, desk.action]).toEqual(['discard', 'discard E']);
  });

  it('lifts squares of a patience', () => {
    open('alone-more');
    desk.want('lift');
    desk.touchCell(14);
    desk.touchCell(13);
    desk.touchCell(14);
    expect(desk.lifted).toEqual([13]);
    desk.touchCell(12);
    expect(desk.action).toBe('lift c3 d3');
  });

  it('asks the rules why, when it is not for her to act or a letter is missing', () => {
    open('theirs');
    desk.touchTiles(tile('A'));
    desk.touchCell(0);
    desk.type('A');
    expect(asked).toEqual(['lay', 'lay', 'lay']);
    open('turn');
    desk.touchCell(0);
    desk.type('Q');
    desk.type('Z'); // the joker is used for Q
    expect(asked.at(-1)).toBe('lay q a1 Z b1');
    expect(desk.action).toBe('lay q a1 across');
  });

  it('keeps a word that was refused, and drops it when the turn has passed', () => {
    open('turn');
    desk.walk(true, -2);
    desk.type('A');
    view = { ...view };
    desk.arrived();
    expect(desk.draft.loose).toHaveLength(1);
    view = { ...view, turn: 2 };
    desk.arrived();
    expect(desk.draft.loose).toEqual([]);
  });
});

describe('a device that changes hands', () => {
  it('keeps a rack for each, and nothing of one in that of another (DIAMINO-AMB-41)', () => {
    const { view } = situation('turn');
    const hands = ['AELS?', 'SLEEN'];
    let me = 1;
    const players = () => hands.map((hand, i) => ({ score: 0, tiles: hand.length, hand: i + 1 === me ? hand : null, called: {}, skips: false, said: { id: 'diamino-place' } }));
    const desk = new Desk(() => ({ view: { ...view, players: players(), turn: me }, me, why: () => undefined }));
    const sit = (seat: number) => {
      me = seat;
      desk.arrived();
      return kindsOf(desk.rack);
    };
    sit(1);
    desk.rack = [...desk.rack].reverse();
    expect(sit(2)).toBe('SLEEN'); // as it was dealt, whatever the other one holds
    desk.order('sort');
    expect(sit(1)).toBe('?SLEA');
    expect(sit(2)).toBe('EELNS');
    hands[0] = 'AEL?N';
    expect(sit(1)).toBe('?LEAN');
  });
});

describe('the buttons', () => {
  const none: Hand = { mode: 'lay', loose: 0, picked: 0, lifted: 0, waited: false };
  const deeds = (at: string, hand: Partial<Hand> = {}, more: Partial<View> = {}) =>
    wishesOf({ ...situation(at).view, ...more }, true, [], { ...none, ...hand }).map(({ deed }) => deed);
  const answers = (legal: string[], waited = false) => wishesOf(situation('window').view, false, legal, { ...none, waited }).map(({ deed }) => deed);

  it('lay, exchange or pass (DIAMINO-AMB-11, DIAMINO-AMB-13)', () => {
    expect(deeds('turn')).toEqual(['lay', 'toExchange', 'pass']);
    expect(deeds('turn', {}, { verbs: ['lay'] })).toEqual(['lay', 'pass']);
    expect(deeds('turn', { loose: 2 })).toEqual(['lay', 'recall']);
    expect(deeds('turn', { mode: 'exchange', picked: 2 })).toEqual(['exchange', 'cancel']);
    expect(deeds('discarding', { mode: 'discard' })).toEqual(['discard']);
  });

  it('are the answers that are awaited (DIAMINO-K1), and to begin without the others after a while (DIAMINO-AMB-34)', () => {
    expect(answers(['accept', 'challenge'])).toEqual(['accept', 'challenge']);
    expect(answers(['yes', 'no'])).toEqual(['yes', 'no']);
    expect(answers([])).toEqual(['lay']);
    expect(answers(['accept', 'challenge', 'begin'])).toEqual(['accept', 'challenge']);
    expect(answers(['accept', 'challenge', 'begin'], true)).toEqual(['accept', 'challenge', 'begin']);
  });

  it('promise what the rules have nothing against', () => {
    const { view } = situation('turn');
    expect([isReady('lay', view, false), isReady('lay', view, true)]).toEqual([false, true]);
    expect([isReady('pass', view, false), isReady('pass', { verbs: ['lay'] }, false)]).toEqual([true, false]);
  });

  it('take back or stop in a patience (DIAMINO-AMB-42)', () => {
    expect(deeds('alone')).toEqual(['lay', 'toStop']);
    expect(deeds('alone-more')).toEqual(['lay', 'toLift', 'toStop']);
  });
});

describe('a hint', () => {
  it('shows letters where nothing lies, and squares of the rack', () => {
    expect([...hintedLetters('lay LAsOL a3 across', grid)]).toEqual([[10, 'L'], [11, 'A']]);
    expect(hintedLetters('pass', grid).size).toBe(0);
    expect([0, 1].map((bits) => [...hintedLetters('lay LAsOL a3 across', grid, bits).values()])).toEqual([['', ''], ['L', '']]);
    const rack = rackOf('AAE?');
    expect([...hintedTiles('exchange AE', rack)]).toEqual([1, 3]);
    expect(hintedTiles('lay A a1 down', rack).size).toBe(0);
  });
});

describe('a step being told', () => {
  it('changes what lies there, what is held, and the points', () => {
    const { view } = situation('theirs');
    const after = (...events: Event[]) => events.reduce(advance, view);
    const laid: Event = { type: 'laid', seat: 2, squares: [{ cell: 2, letter: 'A', joker: false }, { cell: 7, letter: 'S', joker: false }], words: ['ASS'], at: 'a1', down: true };
    expect(after(laid).squares).toHaveLength(5);
    expect(after(laid).players[1]?.tiles).toBe(5);
    const back = after(laid, { type: 'withdrawn', seat: 2, words: [{ word: 'ASS', why: 'unknown-word' }] });
    expect([back.squares.length, back.players[1]?.tiles]).toEqual([3, 7]);
    expect(after({ type: 'scored', seat: 2, points: -3 }).players[1]?.score).toBe(7);
    expect(after({ type: 'took', seat: 2, count: 2 }).reserve).toBe(31);
    expect(after({ type: 'turn', seat: 1 }).turn).toBe(1);
  });
});
