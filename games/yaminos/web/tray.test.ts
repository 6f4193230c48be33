// On a phone whatever can lie on the felt lies inside it, large enough to be read, and nothing on anything else.
import { describe, expect, it } from 'vitest';
import type { Link } from './chain';
import { dice, someChain } from './dev/chains';
import type { Lay } from './offers';
import { arrange, layingOrder, type Setting, type Spot } from './tray';
import type { Lying } from './types';

// The felt of a window of 390 × 844 and of one of 360 × 640, as the page measures it. With a yamino of 24 pixels across
// a dot has five, and with one of 20 more than four.
const PHONES = [
  { width: 352, height: 500, readable: 24 },
  { width: 322, height: 300, readable: 20 },
];
const SEEDS = Array.from({ length: 1500 }, (_, seed) => seed);

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function rect({ x, y, unit, turn }: Spot): Rect {
  const [w, h] = turn % 180 === 0 ? [unit, 2 * unit] : [2 * unit, unit];
  return { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 };
}

const SLACK = 0.01; // what rounding may add
const overlap = (a: Rect, b: Rect) =>
  a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;

/** Seven yaminos, of which these are laid and the others lie in the row. */
function setting(chain: Link[], loose: Omit<Link, 'at'>[], several: boolean, lays: Lay[], felt: { width: number; height: number }): Setting {
  const table = [
    ...chain.map(({ yamino, face, at }) => ({ yamino, face: [...face], laid: true, at })),
    ...loose.map(({ yamino, face }) => ({ yamino, face: [...face], laid: false, at: null })),
  ].sort((a, b) => a.yamino - b.yamino) as Lying[];
  const order = layingOrder(chain.map(({ yamino }) => yamino), table);
  return { table, order, lays, chains: true, several, kept: new Set(), ledge: false, ...felt };
}

/** Everything that lies there keeps to itself and to the felt; `readable` is the least width of a yamino. */
function expectGood(set: Setting, readable: number, name: string): void {
  const { spots, ghosts } = arrange(set);
  expect(spots.size, name).toBe(7);
  const all = [...spots.values()].map(rect);
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b), `${name}: two overlap`).toBe(false);
  for (const ghost of ghosts.map(rect)) expect(all.some((other) => overlap(ghost, other)), `${name}: a place is taken`).toBe(false);
  for (const { left, top, right, bottom } of [...all, ...ghosts.map(rect)]) {
    expect(Math.min(left, top, set.width - right, set.height - bottom), `${name}: outside`).toBeGreaterThanOrEqual(-SLACK);
  }
  expect(Math.min(...[...spots.values()].map(({ unit }) => unit)), `${name}: too small`).toBeGreaterThanOrEqual(readable);
}

describe.each(PHONES)('on a felt of $width × $height', ({ readable, ...felt }) => {
  it.each([2, 4] as const)('any chain of seven whose doublets have %i connections, at every moment of its growth', (sides) => {
    const whole = SEEDS.map((seed) => ({ seed, ...someChain(seed, sides) })).filter(({ chain }) => chain.length === 7);
    expect(whole.length).toBeGreaterThan(45);
    for (const { seed, chain, loose } of whole) {
      for (let laid = 1; laid <= chain.length; laid++) {
        const [now, next] = [chain.slice(0, laid), chain[laid]];
        const lays = next ? [{ yamino: next.yamino, at: next.at }] : [];
        expectGood(setting(now, [...chain.slice(laid), ...loose], false, lays, felt), readable, `chain ${seed} of ${laid}`);
      }
    }
  });

  it('several chains side by side, and one that could begin', () => {
    for (const seed of SEEDS.slice(0, 300)) {
      const below = dice(seed + 7);
      const { chain, loose } = someChain(seed, 4);
      // What did not fit lies in chains of its own, some of it at least.
      const others = loose.slice(0, below(loose.length + 1)).map((one) => ({ ...one, at: null }));
      const rest = loose.slice(others.length);
      const lays = rest[0] ? [{ yamino: rest[0].yamino, at: null }] : [];
      expectGood(setting([...chain, ...others], rest, true, lays, felt), 20, `chains ${seed}`);
    }
  });
});
