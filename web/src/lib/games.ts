// The games of the shelf. `crates/rooms` is the only place that names them: from there comes this list.
import type { GameInfo } from '@wire';
import { SHELF, SUGGESTED } from '@wire/shelf';
import { Trouble } from './api';
import { loadGameTexts, t } from './i18n.svelte';
import type { GameWeb } from './room';

export { SHELF, SUGGESTED };

const ROOMS = import.meta.glob<{ default: GameWeb }>('../../../games/*/web/index.ts');

/** How a game introduces itself. */
export function gameInfo(game: string): GameInfo {
  const info = SHELF.find(({ id }) => id === game);
  if (!info) throw new Trouble({ code: 'no-such-game', detail: `there is no game ${game}` });
  return info;
}

/** Belongs to its owner and is the same in every language. */
export function gameName(game: string): string {
  return SHELF.find(({ id }) => id === game)?.name ?? game;
}

/** For how many, for whom, how long: "2 to 4 players, ages 5 to 9". */
export function whoFor(game: GameInfo): string {
  return [players(game), ages(game), minutes(game)].filter((words) => words !== '').join(', ');
}

function players({ minSeats: min, maxSeats: max }: GameInfo): string {
  if (max === 1) return t('box-alone');
  if (min === max) return t('box-exactly', { n: max });
  return min === 1 && max > 2 ? t('box-alone-or', { max }) : t('box-players', { min, max });
}

function ages({ ages: { from, to }, minutes }: GameInfo): string {
  if (from !== null && to !== null) return t('box-ages', { from, to });
  if (from !== null) return t('box-ages-from', { from });
  return minutes === null ? t('box-ages-any') : '';
}

function minutes({ minutes: n }: GameInfo): string {
  return n === null ? '' : t('box-minutes', { n });
}

/**
 * Fetches a game's room and its texts. One that nobody has drawn a table for is played in the plain room, and so is any game
 * whose address ends with `?plain`: everything in words.
 */
export async function openGame(game: string): Promise<GameWeb> {
  gameInfo(game);
  const inWords = new URLSearchParams(location.search).has('plain');
  const own = inWords ? undefined : ROOMS[`../../../games/${game}/web/index.ts`];
  const load = own ? own().then((room) => room.default) : import('../plain').then(({ plain }) => plain(game));
  try {
    const [room] = await Promise.all([load, loadGameTexts(game)]);
    return room;
  } catch {
    throw new Trouble({ code: 'unreachable', detail: 'a part of the page did not come' });
  }
}
