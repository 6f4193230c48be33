// A finished game to step through: where its rounds begin, and a file that somebody brings along.
import type { ReplayStep, Said } from '@wire';
import { go } from './router.svelte';

const TURN = /(^|-)event-turn$/; // whose turn it is, in every game

function whoseTurn(said: Said | null): number | null {
  const who = said && TURN.test(said.id) ? said.args?.name : undefined;
  return typeof who === 'object' && 'seat' in who ? who.seat : null;
}

/** The steps with which rounds begin: each with the turn of somebody who has had one in the round before. */
export function roundsOf(steps: readonly Pick<ReplayStep, 'who' | 'said'>[]): number[] {
  const rounds = [0];
  let had = new Set<number>();
  for (const [i, { who, said }] of steps.entries()) {
    if (had.size === 0 && Number(who) > 0) had.add(Number(who)); // whoever begins need not be told so
    for (const seat of said.map(whoseTurn).filter((seat) => seat !== null)) {
      if (had.has(seat)) {
        rounds.push(i);
        had = new Set();
      }
      had.add(seat);
    }
  }
  return rounds;
}

let brought: File | null = null;

/** Somebody has a `.ludo` file: it is looked at where games are looked at. */
export function bring(file: File | undefined): void {
  if (!file) return;
  brought = file;
  go('/r');
}

/** The file that was brought, once. */
export function takeFile(): File | null {
  const file = brought;
  brought = null;
  return file;
}

/** Files may be dropped on this page, until it is left. */
export function takeDrops(then: (file: File | undefined) => void): () => void {
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    over(event);
    if (event.dataTransfer?.files.length) then(event.dataTransfer.files[0]);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
  };
}
