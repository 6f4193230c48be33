// Any chain of seven lies on a phone without overlapping, however it grew.
import { describe, expect, it } from 'vitest';
import { bounds, box, halfOf, layNext, layOut, overlap, type Area, type Place } from './chain';
import { someChain } from './dev/chains';

const PHONE: Area = { width: 370 / 30, height: 250 / 30 };

/** The length of the edge that two yaminos share. */
function contact(a: Place, b: Place): number {
  const [p, q] = [box(a), box(b)];
  const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
  const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
  return Math.min(wide, high) === 0 ? Math.max(wide, high) : 0;
}

describe.each([2, 4] as const)('chains whose doublets have %i connections', (sides) => {
  const chains = Array.from({ length: 1000 }, (_, seed) => someChain(seed, sides).chain);

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
