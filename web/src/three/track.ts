// Dice in flight as the house sends them: where every body is, sixty times a second, and what it struck. The format is
// described in crates/physics/src/track.rs.

export const FRAMES_PER_SECOND = 60;
const VERSION = 1;
const CHANNELS = 7; // x, y, z, and a quaternion
const PER_CM = 100;
const PER_TURN = 511;
const WALL = 254;
const FLOOR = 255;

export interface Stroke {
  frame: number;
  against: 'body' | 'wall' | 'floor';
  strength: number; // 0 to 1
}

export interface Pose {
  at: [number, number, number]; // centimetres, z up
  turn: [number, number, number, number]; // a quaternion
}

export interface Track {
  frames: number;
  bodies: Int32Array[][]; // by body, then channel
  strokes: Stroke[];
}

/** Reads a track; throws where the bytes are none. */
export async function readTrack(packed: ArrayBuffer): Promise<Track> {
  const inflated = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = new Reader(new Uint8Array(await new Response(inflated).arrayBuffer()));
  if (reader.byte() !== VERSION) throw new Error('a track of another version');
  const count = reader.byte();
  const frames = reader.varint();
  for (let i = 0; i < count; i++) reader.byte(); // what it is: the room knows
  const channel = () => headings(Int32Array.from({ length: frames }, () => reader.zigzag()));
  const bodies = Array.from({ length: count }, () => Array.from({ length: CHANNELS }, channel));
  let frame = 0;
  const strokes = Array.from({ length: reader.varint() }, (): Stroke => {
    frame += reader.varint();
    reader.byte(); // who
    const what = reader.byte();
    return { frame, against: what === WALL ? 'wall' : what === FLOOR ? 'floor' : 'body', strength: reader.byte() / 255 };
  });
  return { frames, bodies, strokes };
}

/** Each value was written as its difference to where the two before it were heading. */
function headings(values: Int32Array): Int32Array {
  for (let i = 1; i < values.length; i++) {
    const before = values[i - 1] ?? 0;
    values[i] = (values[i] ?? 0) + (i === 1 ? before : 2 * before - (values[i - 2] ?? 0));
  }
  return values;
}

/** Where a body is at a frame; fractions lie between two. */
export function poseAt(track: Track, body: number, frame: number): Pose {
  const channels = track.bodies[body] ?? [];
  const last = track.frames - 1;
  const first = Math.max(0, Math.min(last, Math.floor(frame)));
  const next = Math.min(last, first + 1);
  const part = Math.max(0, Math.min(1, frame - first));
  const [x = 0, y = 0, z = 0, i = 0, j = 0, k = 0, w = PER_TURN] = channels.map((channel) => {
    const from = channel[first] ?? 0;
    return from + ((channel[next] ?? from) - from) * part;
  });
  const length = Math.hypot(i, j, k, w) || PER_TURN;
  return { at: [x / PER_CM, y / PER_CM, z / PER_CM], turn: [i / length, j / length, k / length, w / length] };
}

class Reader {
  #at = 0;
  constructor(readonly bytes: Uint8Array) {}

  byte(): number {
    const byte = this.bytes[this.#at++];
    if (byte === undefined) throw new Error('a track that ends too soon');
    return byte;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw new Error('a number without end');
  }

  zigzag(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}
