// Who sits at a table, in the form the rooms know.
import type { Guest, SitterInfo, TableInfo } from '@wire';
import { t } from './i18n.svelte';
import { housePlayer } from './pictures';
import type { Sitter } from './room';

/** What the house keeps as the name of somebody who did not say hers. */
export const unnamed = (seat: number) => String(seat);
const isUnnamed = (name: string) => /^[1-8]$/.test(name); // whichever seat she has taken since

const NOBODY: Guest = { name: '', picture: '' };

/** A bot decides in this seat: for herself, or for somebody who is away. */
export function botPlays(sitters: readonly Sitter[], seat: number): boolean {
  return sitters.some((sitter) => sitter.seat === seat && (sitter.kind === 'bot' || sitter.stoodFor));
}

export function sittersOf(info: TableInfo, mine: readonly number[]): Sitter[] {
  return info.sitters.map((sitter) => {
    const { seat, bot, brought } = sitter;
    // Whoever has lost her line is shown as away at once; a bot stands in a little later.
    const away = sitter.away || (info.phase === 'playing' && sitter.guest !== null && !sitter.here);
    return { seat, ...known(sitter, info), kind: bot || brought ? 'bot' : 'person', mine: mine.includes(seat), away, stoodFor: sitter.away };
  });
}

function known({ seat, guest, bot, brought }: SitterInfo, info: TableInfo): Guest {
  if (bot) return housePlayer(bot, info.sitters.some((other) => other.bot === bot && other.seat !== seat) ? seat : undefined);
  if (!guest) return NOBODY;
  // Whatever it is called, everybody reads that it is a bot.
  if (brought) return { ...guest, name: guest.name ? t('bot-brought', { name: guest.name }) : t('bot-brought-unnamed', { seat }) };
  // Somebody on a shared device who did not say her name is known by her seat, in the language of each page.
  if (isUnnamed(guest.name)) return { ...guest, name: t('seat-number', { seat }) };
  if (guest.name !== '') return guest;
  // At an open table strangers know each other by picture; two foxes are told apart by their seats.
  const alike = info.sitters.filter((other) => other.guest?.picture === guest.picture).length;
  const name = t(`picture-${guest.picture}`);
  return { ...guest, name: alike > 1 ? `${name} ${seat}` : name };
}
