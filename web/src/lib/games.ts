// The five boxes of the shelf, and the rooms that are built.
import type { GameWeb } from './room';
import { Trouble } from './api';
import { loadGameTexts } from './i18n.svelte';

/** In the order of the shelf. Names belong to their owners and are the same in every language. */
export const SHELF = [
  { id: 'diamoniak', name: 'Diamoniak' },
  { id: 'yaminos', name: '7 Yaminos' },
  { id: 'domino', name: 'Magnetic Domino' },
  { id: 'diamino', name: 'Diamino' },
  { id: 'diavolo', name: 'Diavolo' },
] as const;

const ROOMS = import.meta.glob<{ default: GameWeb }>('../../../games/*/web/index.ts');
const roomOf = (game: string) => ROOMS[`../../../games/${game}/web/index.ts`];

export function isBuilt(game: string): boolean {
  return roomOf(game) !== undefined;
}

export function gameName(game: string): string {
  return SHELF.find((box) => box.id === game)?.name ?? game;
}

/** Fetches a game's room and its texts; null where nothing is built yet. */
export async function openGame(game: string): Promise<GameWeb | null> {
  const load = roomOf(game);
  if (!load) return null;
  try {
    const [room] = await Promise.all([load(), loadGameTexts(game)]);
    return room.default;
  } catch {
    throw new Trouble({ code: 'unreachable', detail: 'a part of the page did not come' });
  }
}
