// The devils stand on the bar anyhow (DIAVOLO-8), every turn anew (DIAVOLO-AMB-16), and for everybody in the same order: so
// nobody has a shorter way to the right one.
import { DEVILS, type Devil, type View } from './types';

export interface Standing {
  devil: Devil;
  gone: boolean; // somebody has reached for it
}

/** A small generator: the same turn gives the same order on all pages. */
function shuffled<T>(things: T[], seed: number): T[] {
  let state = (seed * 2654435761 + 97) >>> 0;
  const below = (n: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state % n;
  };
  for (let i = things.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [things[i], things[j]] = [things[j] as T, things[i] as T];
  }
  return things;
}

/** Who stands where, and who has gone. `mine` are hands of this device whose grab is on its way. */
export function standing(view: View, mine: readonly (Devil | null)[] = []): Standing[] {
  const all = DEVILS.flatMap((devil, i) => Array.from({ length: view.devils[i] ?? 0 }, () => devil));
  const reached = [...view.players.map(({ grab }) => grab?.devil ?? null), ...mine];
  const gone = new Map(DEVILS.map((devil) => [devil, reached.filter((one) => one === devil).length]));
  return shuffled(all, view.turn).map((devil) => {
    const left = gone.get(devil) ?? 0;
    gone.set(devil, left - 1);
    return { devil, gone: left > 0 };
  });
}
