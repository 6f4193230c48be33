// What the buttons offer, where things lie, and how a step is told: the logic behind the table, without the table.
import { describe, expect, it } from 'vitest';
import { Vector3 } from 'three';
import { advance } from './advance';
import { heldTurn, turnOf } from './blocks3d';
import { bounds, fit, layOut, sizeOf, step, type Place } from './chain';
import { HAND, situation } from './dev/situations';
import { blockOf, inOrder, numbersOf } from './iso';
import { offersOf, playable, wayOf } from './offers';
import { verdictLine } from './perform';
import { handOf, still, swayed } from './sway';
import { colourOf, COLOURS, type Event, type Form, type Piece, type Squares, type View } from './types';
import { wishesOf } from './wishes';

const SET = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, i): Squares => [low, low + i])).flat();
const piece = (numbers: Squares, x: number, y: number, level: number): Piece => ({ numbers, x, y, level, axis: 'h' });

describe('what may be done', () => {
  it('is sorted out of the list of the rules', () => {
    const offers = offersOf(['lay 6-6', 'lay 3-5 left', 'place 5-2 at -1,0,1 v', 'draw']);
    expect(offers.ways.map(({ tile, end }) => [tile, end])).toEqual([['6-6', null], ['3-5', 'left'], ['2-5', null]]);
    expect(offers.ways[2]?.piece).toEqual({ numbers: [5, 2], x: -1, y: 0, level: 1, axis: 'v' });
    expect([offers.draw, offers.pass, offers.deal]).toEqual([true, false, false]);
    expect([...playable(offers)]).toEqual(['6-6', '3-5', '2-5']);
  });

  it('says where, whatever the hand', () => {
    expect(wayOf('place 2-5 at 0,0,1 h hand 1,-2,3,-4,5,6,7')?.piece).toEqual(wayOf('place 2-5 at 0,0,1 h')?.piece);
    expect(wayOf('pass')).toBeNull();
  });
});

describe('the dominoes', () => {
  it('have four colours, seven each, going round in the order of the set (DOMINO-G5)', () => {
    expect(SET).toHaveLength(28);
    for (const [i, tile] of SET.entries()) expect(colourOf(tile)).toBe(COLOURS[i % 4]);
    expect(colourOf([3, 1])).toBe(colourOf([1, 3]));
  });
});

/** Do two of them lie on one another? They may touch. */
function overlap(one: Place, other: Place): boolean {
  const [[w, h], [v, k]] = [sizeOf(one), sizeOf(other)];
  return Math.abs(one.x - other.x) < w + v - 1e-6 && Math.abs(one.y - other.y) < h + k - 1e-6;
}

/** A chain of all that can follow one another, from a beginning that stands at `first`. */
function chains(): { chain: Squares[]; first: number }[] {
  return Array.from({ length: 60 }, (_, seed) => {
    let state = seed * 7919 + 17;
    const next = (n: number) => (state = (state * 48271) % 2147483647) % n;
    const left = [...SET];
    const take = (number: number | null) => {
      const fitting = left.filter((tile) => number === null || tile.includes(number));
      const tile = fitting[next(Math.max(1, fitting.length))];
      if (tile) left.splice(left.indexOf(tile), 1);
      return tile;
    };
    const chain = [take(null) as Squares];
    let first = 0;
    for (let misses = 0; misses < 6; ) {
      const toLeft = next(seed % 3 === 0 ? 4 : 2) === 0;
      const open = toLeft ? chain[0]?.[0] : chain.at(-1)?.[1];
      const tile = take(open ?? 0);
      if (!tile) misses += 1;
      else if (toLeft) first += chain.unshift(tile[1] === open ? tile : [tile[1], tile[0]]) > 0 ? 1 : 0;
      else chain.push(tile[0] === open ? tile : [tile[1], tile[0]]);
    }
    return { chain, first };
  });
}

describe('the chain on the table', () => {
  it('never overlaps itself, nor where it goes on, and stays inside', () => {
    let longest = 0;
    for (const { chain, first } of chains()) {
      longest = Math.max(longest, chain.length);
      for (const [width, height] of [[360, 430], [300, 300], [780, 690], [400, 250]] as const) {
        const { layout, unit, width: row, left, top } = fit(chain, first, { width, height });
        for (const ghost of [[0, 1], [2, 2]] as Squares[]) {
          const ends = [step(layout.left, ghost, row)[0], step(layout.right, ghost, row)[0]];
          const places = [...layout.places, ...ends];
          const on = places.flatMap((one, i) => places.slice(i + 1).filter((other) => overlap(one, other)).map((other) => [one, other]));
          expect(on).toEqual([]);
        }
        const box = bounds(layout.places);
        expect(left + box.left * unit).toBeGreaterThanOrEqual(0);
        expect(left + box.right * unit).toBeLessThanOrEqual(width);
        expect(top + box.top * unit).toBeGreaterThanOrEqual(0);
        expect(top + box.bottom * unit).toBeLessThanOrEqual(height);
      }
    }
    expect(longest).toBeGreaterThan(20);
  });

  it('is large enough to be read on a phone', () => {
    for (const { chain, first } of chains()) expect(fit(chain, first, { width: 360, height: 430 }).unit).toBeGreaterThanOrEqual(17);
  });

  it('lies with equal squares touching, doubles crosswise (DOMINO-T1, DOMINO-AMB-2)', () => {
    const { places } = layOut([[3, 5], [5, 5], [5, 2]], 1, 12);
    expect(places.map(({ face, x, turn }) => [face, x, turn])).toEqual([
      [[5, 3], -1.5, 90],
      [[5, 5], 0, 0],
      [[5, 2], 1.5, -90],
    ]);
  });
});

describe('the drawing', () => {
  it('draws what lies higher over what lies lower, and what is nearer over what is farther', () => {
    const [far, near, high] = [piece([6, 6], 0, 5, 0), piece([6, 5], 0, 0, 0), piece([6, 4], 0, 9, 1)];
    const order = inOrder([high, near, far].map((one) => blockOf(one, 0)));
    expect(order.map((block) => block.piece)).toEqual([far, near, high]);
    expect(inOrder([far, near].map((one) => blockOf(one, 2))).map((block) => block.piece)).toEqual([near, far]);
  });

  it('shows the numbers from the far end to the near one, however it is turned', () => {
    expect(numbersOf(blockOf(piece([6, 2], 0, 0, 0), 0))).toEqual([6, 2]);
    expect(numbersOf(blockOf(piece([6, 2], 0, 0, 0), 2))).toEqual([2, 6]);
    for (const quarters of [-1, 4, 5]) expect(blockOf(piece([6, 2], 0, 0, 0), quarters).low.every(Number.isFinite)).toBe(true);
  });
});

describe('the buttons', () => {
  const at = (form: Form, when: string, chosen: string | null = null) => {
    const { view, legal } = situation(form, when, 2);
    const offers = offersOf(legal);
    const { main, second } = wishesOf(view, offers, offers.ways.find(({ tile }) => tile === chosen) ?? null);
    return [main.action, second?.action ?? null];
  };

  it('lay what is in hand, draw or pass where nothing fits, deal between two games', () => {
    expect(at('traditional', '')).toEqual([null, null]);
    expect(at('traditional', '', '0-3')).toEqual(['lay 0-3 left', null]);
    expect(at('challenge', '', '1-3')).toEqual(['place 1-3 at 3,2,6 h', null]);
    expect(at('challenge', 'draw')).toEqual(['draw', null]);
    expect(at('quincunx', 'pass')).toEqual(['pass', null]);
    expect(at('traditional', 'between')).toEqual(['deal', null]);
  });

  it('offer to draw beside, where the table allows it (DOMINO-AMB-3)', () => {
    const { view, legal } = situation('traditional', '', 2);
    expect(wishesOf(view, offersOf([...legal, 'draw']), null).second?.action).toBe('draw');
  });
});

describe('the story', () => {
  const start = (form: Form) => situation(form, '', 2).view;
  const after = (view: View, ...events: Event[]) => events.reduce(advance, view);

  it('lays a domino with the equal squares touching', () => {
    const laid = after(start('traditional'), { type: 'laid', seat: 1, tile: [0, 3], end: 'left', joins: 3 }, { type: 'laid', seat: 1, tile: [2, 4], end: 'right', joins: 4 });
    expect([laid.chain[0], laid.chain.at(-1)]).toEqual([[0, 3], [4, 2]]);
    expect(laid.laid.filter(({ right }) => !right)).toHaveLength(7);
    expect([laid.players[0]?.count, laid.players[0]?.hand?.length]).toEqual([5, 5]);
  });

  it('gives the whole construction to whoever makes it fall (DOMINO-H9, DOMINO-AMB-19)', () => {
    const before = start('challenge');
    const attempt = piece([1, 3], 2, 2, 6);
    const tiles: Squares[] = [...before.built.map((stand) => stand.piece.numbers), [1, 3]];
    const fallen = after(before, { type: 'letGo', seat: 1, piece: attempt }, { type: 'collapsed', seat: 1, tiles });
    expect([fallen.built.length, fallen.falling]).toEqual([0, null]);
    expect(fallen.players[0]?.count).toBe(HAND.length + before.built.length);
    expect(fallen.players[0]?.hand).toHaveLength(HAND.length + before.built.length);
  });

  it('deals the next game of a match out of a full stock, with nobody the winner of it yet', () => {
    const mixed = after(situation('traditional', 'between', 2).view, { type: 'mixed', game: 2 });
    expect([mixed.stage, mixed.stock, mixed.game, mixed.winners]).toEqual(['dealing', 28, 2, []]);
    const dealt = after(mixed, ...Array.from({ length: 14 }, (_, i): Event => ({ type: 'drew', seat: (i % 2) + 1, tile: null, dealt: true })));
    expect([dealt.stage, dealt.stock, dealt.players.map(({ count }) => count)]).toEqual(['dealing', 14, [7, 7]]);
  });

  it('keeps what was drawn by others unseen', () => {
    const drawn = after(start('traditional'), { type: 'drew', seat: 2, tile: null, dealt: false });
    expect([drawn.players[1]?.count, drawn.players[1]?.hand, drawn.stock]).toEqual([7, null, 8]);
  });

  it('finds the line in which nature answered', () => {
    const letGo: Event = { type: 'letGo', seat: 1, piece: piece([1, 3], 0, 0, 1) };
    const stood: Event = { type: 'stood', seat: 1, piece: piece([1, 3], 0, 0, 1) };
    expect(verdictLine([letGo, stood, { type: 'turn', seat: 2 }], [7, 8])).toBe(8);
    expect(verdictLine([stood], [8, 8])).toBe(8); // step by step, in a finished game
    expect(verdictLine([letGo, stood, letGo, stood], [7, 10])).toBeNull();
    expect(verdictLine([letGo, stood], undefined)).toBeNull();
    expect(verdictLine([{ type: 'turn', seat: 1 }], [7, 7])).toBeNull();
  });
});

describe('a domino in the air', () => {
  const hand = { x: 3, y: 0 };

  it('comes to rest over a hand that keeps still, and is then let go almost perfectly', () => {
    const rested = swayedFor(still(0, 0), hand, 4);
    expect(Math.hypot(rested.x - hand.x, rested.y - hand.y)).toBeLessThan(0.01);
    const [x, y, yaw, roll, pitch, , speed] = handOf(rested, hand);
    expect([x, y, yaw, roll, pitch, speed].map((figure) => Math.abs(figure ?? 99))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('sways while the hand moves, and a hurried hand shows', () => {
    const moving = swayedFor(still(0, 0), hand, 0.1);
    const [x = 0, , , , pitch = 0, , speed = 0] = handOf(moving, hand);
    expect(Math.abs(x)).toBeGreaterThan(20);
    expect(Math.abs(pitch)).toBeGreaterThan(20);
    expect(speed).toBeGreaterThan(20);
  });

  it.each(['h', 'v'] as const)('is seen as it is sent: tilted about the axes of the table, over a place along %s', (axis) => {
    const sway = { ...still(0, 0), roll: 0.08, pitch: -0.05 };
    const [, , yaw = 0, roll = 0, pitch = 0] = handOf(sway, hand).map((tenths) => ((tenths / 10) * Math.PI) / 180);
    const seen = heldTurn(sway, turnOf({ ...piece([3, 5], 0, 0, 1), axis }));
    const [up, along] = [new Vector3(0, 0, 1).applyQuaternion(seen), new Vector3(1, 0, 0).applyQuaternion(seen)];
    // About x the upper side leans away from y, about y towards x.
    expect(up.y).toBeCloseTo(-Math.sin(roll), 2);
    expect(up.x).toBeCloseTo(Math.sin(pitch), 2);
    expect(Math.atan2(along.y, along.x)).toBeCloseTo((axis === 'v' ? Math.PI / 2 : 0) + yaw, 2);
  });

  it('moves the same in few long steps as in many short ones', () => {
    const [few, many] = [swayed(still(0, 0), hand, 0.1), swayedFor(still(0, 0), hand, 0.1)];
    expect(few.x).toBeCloseTo(many.x, 1);
  });

  const swayedFor = (from: ReturnType<typeof still>, to: typeof hand, seconds: number) => {
    let now = from;
    for (let i = 0; i < seconds * 60; i++) now = swayed(now, to, 1 / 60);
    return now;
  };
});
