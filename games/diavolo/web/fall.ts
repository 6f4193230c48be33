// Which of the dice in flight is which: the house sends their ways without names, and each is the one that lies where its
// way ends (`docs/protocol.md`, section 6).
import { poseAt, type Track } from '@scene/track';
import type { Devil, Spot, Throw } from './types';

const PER_CM = 100; // a spot counts tenths of a millimetre

/** The colour of every body of the track, in its order; grey is the order die. */
export function bodiesOf(track: Track, thrown: Throw): Devil[] {
  const lying: { devil: Devil; spot: Spot }[] = [{ devil: 'grey', spot: thrown.spot }, ...thrown.dice.map(({ colour, spot }) => ({ devil: colour, spot }))];
  return track.bodies.map((_, body) => {
    const [x, y] = poseAt(track, body, track.frames).at;
    const far = ({ spot }: { spot: Spot }) => Math.hypot(spot.x / PER_CM - x, spot.y / PER_CM - y);
    return lying.reduce((near, next) => (far(next) < far(near) ? next : near)).devil;
  });
}
