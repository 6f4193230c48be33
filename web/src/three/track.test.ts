// A flight is read as it was written.
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { poseAt, readTrack } from './track';

const varint = (n: number): number[] => (n < 128 ? [n] : [(n % 128) + 128, ...varint(Math.floor(n / 128))]);
const zigzag = (n: number) => varint(n >= 0 ? 2 * n : -2 * n - 1);

/** As crates/physics writes it. */
function write(bodies: number[][][], strokes: number[][]): ArrayBuffer {
  const frames = bodies[0]?.[0]?.length ?? 0;
  const channel = (values: number[]) =>
    values.flatMap((v, i) => zigzag(i === 0 ? v : i === 1 ? v - (values[0] ?? 0) : v - 2 * (values[i - 1] ?? 0) + (values[i - 2] ?? 0)));
  const bytes = [1, bodies.length, ...varint(frames), ...bodies.map(() => 0), ...bodies.flatMap((body) => body.flatMap(channel))];
  bytes.push(...varint(strokes.length), ...strokes.flatMap(([since = 0, ...rest]) => [...varint(since), ...rest]));
  return new Uint8Array(deflateRawSync(Uint8Array.from(bytes))).buffer;
}

const still = (value: number) => [value, value, value];
const body = [[0, 100, 300], [-500, -700, -1000], [900, 400, 90], still(0), still(0), still(0), still(511)];

describe('a track', () => {
  it('tells where every body is at any moment', async () => {
    const track = await readTrack(write([body, body], []));
    expect(track.frames).toBe(3);
    expect(poseAt(track, 1, 0).at).toEqual([0, -5, 9]);
    expect(poseAt(track, 0, 2)).toEqual({ at: [3, -10, 0.9], turn: [0, 0, 0, 1] });
    expect(poseAt(track, 0, 0.5).at).toEqual([0.5, -6, 6.5]);
    expect(poseAt(track, 0, 99).at).toEqual([3, -10, 0.9]);
  });

  it('tells what struck what, and when', async () => {
    const { strokes } = await readTrack(write([body], [[1, 0, 255, 255], [200, 0, 254, 51], [0, 0, 3, 0]]));
    expect(strokes).toEqual([
      { frame: 1, against: 'floor', strength: 1 },
      { frame: 201, against: 'wall', strength: 0.2 },
      { frame: 201, against: 'body', strength: 0 },
    ]);
  });

  it('refuses what is none', async () => {
    await expect(readTrack(new Uint8Array(deflateRawSync(Uint8Array.from([9]))).buffer)).rejects.toThrow('another version');
    await expect(readTrack(new Uint8Array(deflateRawSync(Uint8Array.from([1, 1, 5]))).buffer)).rejects.toThrow('too soon');
    await expect(readTrack(new Uint8Array([1, 2, 3]).buffer)).rejects.toThrow();
  });
});
