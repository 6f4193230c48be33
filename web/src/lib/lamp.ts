// One lamp for the whole table: it moves from player to player with the turn.
import { crossfade, scale } from 'svelte/transition';
import { calm } from './motion';

export const [leave, enter] = crossfade({
  duration: () => (calm() ? 0 : 420),
  fallback: (node) => scale(node, { duration: calm() ? 0 : 200 }),
});
