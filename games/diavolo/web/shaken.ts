// A track of dice on a tray that somebody shakes: they hop, roll and bounce and never come to rest. It is made up on this
// device, from numbers of its own.
import { FRAMES_PER_SECOND, type Stroke, type Track } from '@scene/track';

const SECONDS = 4;
const TRAY = 12; // centimetres from the middle to the rim
const GRAVITY = 400; // centimetres per second, per second: slower than life, to be followed
const PER_CM = 100;
const PER_TURN = 511;

interface Body {
  at: [number, number, number];
  speed: [number, number, number];
  axis: [number, number, number];
  angle: number;
  spin: number;
}

const between = (low: number, high: number) => low + Math.random() * (high - low);

export function shaken(count: number, edge: number): Track {
  const frames = SECONDS * FRAMES_PER_SECOND;
  const strokes: Stroke[] = [];
  const bodies = Array.from({ length: count }, (_, i) => {
    const body = begin(i / count);
    const channels = Array.from({ length: 7 }, () => new Int32Array(frames));
    for (let frame = 0; frame < frames; frame++) {
      const against = move(body, edge, 1 / FRAMES_PER_SECOND);
      if (against && frame % 3 === 0) strokes.push({ frame, against, strength: between(0.1, 0.5) });
      for (const [channel, value] of pose(body).entries()) (channels[channel] as Int32Array)[frame] = Math.round(value);
    }
    return channels;
  });
  strokes.sort((a, b) => a.frame - b.frame);
  return { frames, bodies, strokes };
}

function begin(part: number): Body {
  const way = part * 2 * Math.PI;
  const axis = [between(-1, 1), between(-1, 1), between(-1, 1)] as const;
  const length = Math.hypot(...axis) || 1;
  return {
    at: [Math.cos(way) * between(2, 9), Math.sin(way) * between(2, 9), between(2, 9)],
    speed: [between(-40, 40), between(-40, 40), between(0, 50)],
    axis: [axis[0] / length, axis[1] / length, axis[2] / length],
    angle: between(0, 6),
    spin: between(5, 14),
  };
}

/** One moment later; says what it struck. */
function move(body: Body, edge: number, seconds: number): 'floor' | 'wall' | null {
  const { at, speed } = body;
  let against: 'floor' | 'wall' | null = null;
  speed[2] -= GRAVITY * seconds;
  for (const axis of [0, 1, 2] as const) at[axis] += speed[axis] * seconds;
  body.angle += body.spin * seconds;
  if (at[2] < edge * 0.7) {
    // The tray is shaken: from below comes new strength.
    [at[2], speed[2]] = [edge * 0.7, between(45, 85)];
    [speed[0], speed[1]] = [speed[0] + between(-18, 18), speed[1] + between(-18, 18)];
    body.spin = between(5, 14);
    against = 'floor';
  }
  const out = Math.hypot(at[0], at[1]);
  if (out > TRAY) {
    const [x, y] = [at[0] / out, at[1] / out];
    const along = speed[0] * x + speed[1] * y;
    [at[0], at[1]] = [x * TRAY, y * TRAY];
    if (along > 0) [speed[0], speed[1]] = [speed[0] - 1.8 * along * x, speed[1] - 1.8 * along * y];
    against = 'wall';
  }
  return against;
}

function pose({ at, axis, angle }: Body): number[] {
  const sin = Math.sin(angle / 2) * PER_TURN;
  return [...at.map((value) => value * PER_CM), ...axis.map((value) => value * sin), Math.cos(angle / 2) * PER_TURN];
}
