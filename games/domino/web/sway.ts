// A domino carried in the air: it follows the hand late, swings as the hand stops, and tells how steadily it was let go.
// Lengths in centimetres, angles in radians.

export interface Sway {
  x: number;
  y: number;
  vx: number; // per second
  vy: number;
  roll: number; // about x
  pitch: number; // about y
  vroll: number;
  vpitch: number;
}

const PULL = 140; // how the hand draws it along
const DRAG = 15;
const SWING = 90; // how it swings back
const CALM = 5;
const LEAN = 0.006; // how much a push tilts it
const LONGEST_STEP_S = 1 / 60;

export function still(x: number, y: number): Sway {
  return { x, y, vx: 0, vy: 0, roll: 0, pitch: 0, vroll: 0, vpitch: 0 };
}

/** So many seconds later, with the hand there. */
export function swayed(sway: Sway, hand: { x: number; y: number }, seconds: number): Sway {
  let [now, left] = [sway, Math.min(seconds, 0.25)];
  while (left > 1e-6) {
    const dt = Math.min(left, LONGEST_STEP_S);
    now = moved(now, hand, dt);
    left -= dt;
  }
  return now;
}

function moved(s: Sway, hand: { x: number; y: number }, dt: number): Sway {
  const ax = PULL * (hand.x - s.x) - DRAG * s.vx;
  const ay = PULL * (hand.y - s.y) - DRAG * s.vy;
  const [vx, vy] = [s.vx + ax * dt, s.vy + ay * dt];
  const vroll = s.vroll + (-SWING * s.roll - CALM * s.vroll - SWING * LEAN * ay) * dt;
  const vpitch = s.vpitch + (-SWING * s.pitch - CALM * s.vpitch + SWING * LEAN * ax) * dt;
  return { x: s.x + vx * dt, y: s.y + vy * dt, vx, vy, roll: s.roll + vroll * dt, pitch: s.pitch + vpitch * dt, vroll, vpitch };
}

/** How far it is turned flat: a hand that tilts it turns it a little, too. */
export const yawOf = ({ roll, pitch }: Sway) => (roll - pitch) / 2;

const GUIDED = 0.3; // the rest of an aim is forgiven: a finger is no pair of tweezers
const TENTHS = 10; // of a millimetre, of a degree
const DROP = 12; // tenths of a millimetre in which it falls at least

/** The hand with which it was let go over its place, as the notation writes it: x, y, yaw, roll, pitch, drop, speed. */
export function handOf(s: Sway, place: { x: number; y: number }): number[] {
  const degrees = (angle: number) => Math.round((angle * 180 * TENTHS) / Math.PI);
  const tenths = (cm: number) => Math.round(cm * 10 * TENTHS * GUIDED);
  const speed = Math.round(Math.hypot(s.vx, s.vy) * 10 * GUIDED);
  return [tenths(s.x - place.x), tenths(s.y - place.y), degrees(yawOf(s)), degrees(s.roll), degrees(s.pitch), DROP + Math.round(speed / 4), speed];
}
