// What an evening plays.
import type { ChosenGame, EveningInfo } from '@wire/evening';
import { gameInfo } from '@house/games';
import { list } from '@house/i18n.svelte';
import { defaultsOf, formName, formOf } from '@house/options';

/** A game as it is played here: its name, and that of its form where it has several. */
export function playedAs({ game, options }: ChosenGame): string {
  const box = gameInfo(game);
  const form = formOf(box, { ...defaultsOf(box), ...options });
  return form && box.forms.length > 1 ? `${box.name} · ${formName(box, form)}` : box.name;
}

/** What is played now: each round has the next game of the programme, and a free evening all of them. */
export function playedNow({ form, games, round }: Pick<EveningInfo, 'form' | 'games' | 'round'>): string {
  const now = games[(Math.max(1, round) - 1) % Math.max(1, games.length)];
  return list((form === 'free' || !now ? games : [now]).map(playedAs));
}

/** So many minutes until it is this time of day, today or after midnight. */
export function minutesUntil(time: string, now: Date): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = 24 * 60;
  const left = (hours * 60 + minutes - now.getHours() * 60 - now.getMinutes() + day) % day;
  return left === 0 ? day : left;
}
