// Against whom one plays: the steps of strength, and one that fits. What is known of a player never leaves the device.
import type { Ending, Strength, TableInfo } from '@wire';
import { prefs, recall, remember } from './prefs.svelte';

/** Weakest first. */
export const STEPS: readonly Strength[] = ['gentle', 'easy', 'fair', 'middle', 'good', 'strong'];

/** One of the steps, or whichever of them the player of this device beats about every second time. */
export type Opponent = Strength | 'fit';

const KEY = 'ludogite:level';
const KEPT = 40; // tables whose end is remembered, so that none counts twice
const A_STEP = Math.log(0.65 / 0.35); // each step wins about 65 of 100 against the one below
const BOLD = 2.4; // how far, in steps, the first result moves what is thought of her; later ones count half as much
const CALM = 1.2;

/** What this device saw of its player at one game. */
interface Known {
  level: number; // the step that she would beat every second time; 0 is the gentlest
  tables: string[]; // that have counted, the newest last
}

const known: Record<string, Known> = $state(recall<Record<string, Known>>(KEY) ?? {});

/** Who is meant: the companion plays as the step that fits; who is new to a game meets the gentlest. */
export function strengthOf(opponent: Opponent, game: string): Strength {
  if (opponent !== 'fit') return opponent;
  const step = Math.round(known[game]?.level ?? 0);
  return STEPS[step] ?? 'gentle';
}

/** Whom one plays against unless one says otherwise: the companion, who begins gently, or whoever was chosen last. */
export function usualOpponent(game: string): Opponent {
  return (known[game] && prefs.opponent) ?? 'fit';
}

/**
 * A game is over. It counts where one person played here against bots alone: what she won of what her level promised moves
 * the level towards that.
 */
export function keepResult({ table, game, sitters }: TableInfo, { ranks }: Ending, mine: readonly number[]): void {
  const { level, tables } = known[game] ?? { level: 0, tables: [] };
  const [seat] = mine;
  if (seat === undefined || tables.includes(table)) return;
  const bots = sitters.filter((other) => other.bot !== null);
  const fair = mine.length === 1 && bots.length > 0 && bots.length === sitters.length - 1;
  const by = tables.length === 0 ? BOLD : CALM;
  const surprise = (bot: (typeof bots)[number]) => wonOf(ranks, seat, bot.seat) - promised(level - STEPS.indexOf(bot.bot ?? 'gentle'));
  const moved = fair ? level + (by * bots.reduce((sum, bot) => sum + surprise(bot), 0)) / bots.length : level;
  known[game] = { level: Math.min(Math.max(moved, 0), STEPS.length - 1), tables: [...tables, table].slice(-KEPT) };
  remember(KEY, known);
}

/** What she should win of a player so many steps below her. */
const promised = (steps: number) => 1 / (1 + Math.exp(-A_STEP * steps));

function wonOf(ranks: readonly number[], seat: number, other: number): number {
  const [mine = 0, hers = 0] = [ranks[seat - 1], ranks[other - 1]];
  if (mine === hers) return 0.5;
  return mine < hers ? 1 : 0;
}
