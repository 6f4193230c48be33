// Any chain of seven lies on a phone without overlapping, however it grew.
import { describe, expect, it } from 'vitest';
import { bounds, box, halfOf, layNext, layOut, overlap, type Area, type Link, type Place } from './chain';

const LAYOUT: [number, number][][] = [
  [[0, 0], [1, 4], [2, 5], [3, 6]],
  [[1, 1], [0, 5], [2, 3], [4, 6]],
  [[2, 2], [0, 3], [1, 6], [4, 5]],
  [[3, 3], [0, 1], [2, 4], [5, 6]],
  [[4, 4], [0, 6], [1, 2], [3, 5]],
  [[5, 5], [0, 4], [1, 3], [2, 6]],
  [[6, 6], [0, 2], [1, 5], [3, 4]],
];
const PHONE: Area = { width: 370 / 30, height: 250 / 30 };

/** Small, and the same on every machine. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** How many connections of a yamino are free for this digit. */
function room(link: Link, digit: number, chain: Link[], sides: 2 | 4): boolean {
  if (!link.face.includes(digit)) return false;
  const touching = chain.filter((other) => other.at === link.yamino || link.at === other.yamino);
  if (link.face[0] === link.face[1]) return touching.length < sides;
  return !touching.some((other) => other.face.includes(digit));
}

/** A chain as somebody might lay it who takes whatever fits. */
function someChain(seed: number, sides: 2 | 4): Link[] {
  const below = dice(seed);
  const loose = LAYOUT.map((faces, yamino) => ({ yamino, face: faces[below(4)] ?? [0, 0] }) as Omit<Link, 'at'>);
  const [first] = loose.splice(below(7), 1);
  if (!first) return [];
  const chain: Link[] = [{ ...first, at: null }];
  for (;;) {
    const ways = loose.flatMap((piece) =>
      chain
        .filter((host) => piece.face.some((digit) => room(host, digit, chain, sides)))
        .map((host) => ({ ...piece, at: host.yamino })),
    );
    const next = ways[below(ways.length)];
    if (!next) return chain;
    chain.push(next);
    loose.splice(loose.findIndex((piece) => piece.yamino === next.yamino), 1);
  }
}

/** The length of the edge that two yaminos share. */
function contact(a: Place, b: Place): number {
  const [p, q] = [box(a), box(b)];
  const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
  const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
  return Math.min(wide, high) === 0 ? Math.max(wide, high) : 0;
}

describe.each([2, 4] as const)('chains whose doublets have %i connections', (sides) => {
  const chains = Array.from({ length: 1000 }, (_, seed) => someChain(seed, sides));

  it('are long now and then', () => {
    expect(chains.filter((chain) => chain.length === 7).length).toBeGreaterThan(33);
  });

  it('never overlap, and every yamino touches its host with the digit they share', () => {
    for (const [seed, chain] of chains.entries()) {
      const places = layOut(chain, PHONE).map((place, i) => ({ ...place, face: chain[i]?.face ?? ([0, 0] as const) }));
      for (const [i, a] of places.entries()) {
        for (const b of places.slice(i + 1)) expect(overlap(a, b), `chain ${seed}: Y${a.yamino} Y${b.yamino}`).toBe(false);
        const host = places.find((place) => place.yamino === chain[i]?.at);
        if (!host) continue;
        expect(contact(a, host), `chain ${seed}: Y${a.yamino} at Y${host.yamino}`).toBe(1);
        const digit = a.face.find((d) => host.face.includes(d)) ?? -1;
        const [mine, hers] = [halfOf(a, digit), halfOf(host, digit)];
        const doublet = a.face[0] === a.face[1] || host.face[0] === host.face[1];
        if (!doublet) expect(Math.abs(mine.x - hers.x) + Math.abs(mine.y - hers.y)).toBe(1);
      }
    }
  });

  it('lay doublets across', () => {
    for (const chain of chains) {
      const places = layOut(chain, PHONE);
      for (const [i, link] of chain.entries()) {
        const [place, host] = [places[i], places.find((other) => other.yamino === link.at)];
        if (!place || !host || link.face[0] !== link.face[1]) continue;
        const way = Math.abs(place.x - host.x) > Math.abs(place.y - host.y) ? 'sideways' : 'upwards';
        if (place.y === host.y || place.x === host.x) expect(place.turn % 180 === 0).toBe(way === 'sideways');
      }
    }
  });

  it('leave room for what comes next, and what lies there stays', () => {
    for (const chain of chains) {
      const [before, last] = [chain.slice(0, -1), chain.at(-1)];
      if (!last || before.length === 0) continue;
      expect(layOut(chain, PHONE).slice(0, -1)).toEqual(layOut(before, PHONE));
      expect(layNext(before, last, PHONE)).toEqual(layOut(chain, PHONE).at(-1));
    }
  });

  it('fit on a phone with yaminos that can be read', () => {
    for (const chain of chains) {
      const { width, height } = bounds(layOut(chain, PHONE));
      expect(Math.min(370 / width, 250 / height), JSON.stringify(chain)).toBeGreaterThanOrEqual(22);
    }
  });
});
