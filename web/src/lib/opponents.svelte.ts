// Against whom one plays: the steps of strength, and one that fits. What is known of a player never leaves the device.
import type { Ending, FormInfo, Guest, Strength, TableInfo } from '@wire';
import { gameInfo } from './games';
import { me, meet } from './guest.svelte';
import { peopleAt } from './mine';
import { defaultsOf, formOf } from './options';
import { recall, remember } from './prefs.svelte';

/** Weakest first. */
export const STEPS: readonly Strength[] = ['gentle', 'easy', 'fair', 'middle', 'good', 'strong'];

/** One of the steps, or whichever of them she who plays here beats about every second time. */
export type Opponent = Strength | 'fit';

const KEY = 'ludogite:players';
const KEPT = 40; // tables whose end is remembered, so that none counts twice
const A_STEP = Math.log(0.65 / 0.35); // each step wins about 65 of 100 against the one below
const BOLD = 2.4; // how far, in steps, the first result moves what is thought of her; later ones count half as much
const CALM = 1.2;

/** What this device saw of a player at one form of a game. */
interface Known {
  level: number; // the step that she would beat every second time; 0 is the gentlest
  tables: string[]; // that have counted, the newest last
}

/** Several people may play on one device: each is known for herself. */
interface Player {
  opponent: Opponent | null; // whom she chose last
  forms: Record<string, Known>; // by game and form
}

const players: Record<string, Player> = $state(recall<Record<string, Player>>(KEY) ?? {});

/** Her name and her picture; a name that the house gave is the same person's in every language. */
function keyOf({ name, picture }: Guest): string {
  const [, number] = /^\p{L}+ (\d{1,2})$/u.exec(name) ?? [];
  return `${picture} ${number ?? name}`;
}

const known = (guest: Guest | null): Player | undefined => (guest ? players[keyOf(guest)] : undefined);

function change(guest: Guest, by: (player: Player) => void): void {
  by((players[keyOf(guest)] ??= { opponent: null, forms: {} }));
  remember(KEY, players);
}

/** A game and what was agreed for it; what is not said is as usual. */
export type Played = Pick<TableInfo, 'game' | 'options'>;

function formAt({ game, options }: Played): FormInfo | undefined {
  const info = gameInfo(game);
  return formOf(info, { ...defaultsOf(info), ...options });
}

/** Who is meant: the companion plays as the step that fits; who is new to a form of play meets the gentlest. */
export function strengthOf(opponent: Opponent, played: Played): Strength {
  if (opponent !== 'fit') return opponent;
  const level = known(me())?.forms[`${played.game} ${formAt(played)?.id}`]?.level ?? 0;
  return STEPS[Math.round(level)] ?? 'gentle';
}

/** Whom one plays against unless one says otherwise: the companion, or whomever she chose last, whatever the game. */
export const usualOpponent = (): Opponent => known(me())?.opponent ?? 'fit';

/** She would rather play against this one, until she says otherwise. */
export async function chooseOpponent(opponent: Opponent): Promise<void> {
  await meet();
  const guest = me();
  if (guest) change(guest, (player) => (player.opponent = opponent));
}

/**
 * A game is over. It counts where one person played here against bots alone, and not by luck alone: what she won of what her
 * level promised moves the level towards that.
 */
export function keepResult(info: TableInfo, { ranks }: Ending, mine: readonly number[]): void {
  const form = formAt(info);
  const [seat, ...others] = mine;
  const [guest] = peopleAt(info, mine);
  const bots = info.sitters.filter((other) => other.bot !== null);
  if (seat === undefined || !guest || !form || form.luckAlone) return;
  if (others.length > 0 || bots.length === 0 || bots.length !== info.sitters.length - 1) return;
  const key = `${info.game} ${form.id}`;
  const { level, tables } = known(guest)?.forms[key] ?? { level: 0, tables: [] };
  if (tables.includes(info.table)) return;
  const by = tables.length === 0 ? BOLD : CALM;
  const surprise = (bot: (typeof bots)[number]) => wonOf(ranks, seat, bot.seat) - promised(level - STEPS.indexOf(bot.bot ?? 'gentle'));
  const moved = level + (by * bots.reduce((sum, bot) => sum + surprise(bot), 0)) / bots.length;
  change(guest, ({ forms }) => {
    forms[key] = { level: Math.min(Math.max(moved, 0), STEPS.length - 1), tables: [...tables, info.table].slice(-KEPT) };
  });
}

/** What she should win of a player so many steps below her. */
const promised = (steps: number) => 1 / (1 + Math.exp(-A_STEP * steps));

function wonOf(ranks: readonly number[], seat: number, other: number): number {
  const [mine = 0, hers = 0] = [ranks[seat - 1], ranks[other - 1]];
  if (mine === hers) return 0.5;
  return mine < hers ? 1 : 0;
}
