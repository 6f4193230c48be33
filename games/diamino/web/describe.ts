// What happened and what can be done, as sentences: message ids with their arguments.
import { t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import { ALPHABET, type Event, type How } from './types';
import { list, sayCovered, sayFault } from './words';

type Name = (seat: number) => string;

/** The sentence about a seat, or the one that speaks to the player herself. */
function about(event: string, seat: number, name: Name, me: number | null, args: Said['args'] = {}): Said {
  const id = `diamino-event-${event}`;
  return seat === me ? { id: `${id}-you`, args } : { id, args: { name: name(seat), ...args } };
}

export function describe(event: Event, name: Name, me: number | null): Said | null {
  switch (event.type) {
    case 'lots':
      return { id: 'diamino-event-lots', args: { lots: list(event.lots.map((lot) => sayLot(name(lot.seat), lot.letter))) } };
    case 'dealt':
      return { id: 'diamino-event-dealt', args: { n: event.each } };
    case 'got':
      if (me === null) return null; // several people look at this page, and only one of them may know (DIAMINO-AMB-41)
      return { id: 'diamino-event-got', args: { tiles: [...event.tiles].join(' ') } };
    case 'took':
      return { id: 'diamino-event-took', args: { name: name(event.seat), n: event.count } };
    case 'laid':
      return about('laid', event.seat, name, me, { words: list(event.words) });
    case 'withdrawn':
      return about('withdrawn', event.seat, name, me, { why: event.words.map(sayFault).join(' ') });
    case 'stands':
      return { id: 'diamino-event-stands', args: { words: list(event.words) } };
    case 'covered':
      return about('covered', event.seat, name, me, { what: sayCovered(event) });
    case 'scored':
      return about(event.points < 0 ? 'lost' : 'scored', event.seat, name, me, { n: Math.abs(event.points) });
    case 'exchanged':
    case 'discarded':
      return about(event.type, event.seat, name, me, { n: event.count });
    case 'asked':
      return about('asked', event.seat, name, me, { word: event.word });
    case 'begins':
    case 'accepted':
    case 'challenged':
    case 'began':
    case 'passed':
    case 'skipped':
    case 'voted':
    case 'turn':
      return about(event.type, event.seat, name, me);
    case 'decided':
      return { id: `diamino-event-${event.admitted ? 'admitted' : 'turned-down'}`, args: { word: event.word } };
    case 'lifted':
      return { id: 'diamino-event-lifted', args: { n: event.cells.length } };
    case 'ended':
      return ended(event.how, name, me);
    case 'hands':
      return hands(event.hands, name);
    case 'nextGame':
      return { id: 'diamino-event-next-game', args: { game: event.game } };
  }
}

function sayLot(who: string, letter: number | null): string {
  return t('diamino-lot', { name: who, letter: letter === null ? t('diamino-tile-joker') : (ALPHABET[letter] ?? '') });
}

function ended(how: How, name: Name, me: number | null): Said {
  if (how.type !== 'out') return { id: `diamino-event-${how.type}` };
  return about(how.black ? 'out-black' : 'out', how.seat, name, me);
}

/** What the others still held. */
function hands(held: readonly string[], name: Name): Said | null {
  const some = held.map((tiles, i) => ({ tiles, seat: i + 1 })).filter(({ tiles }) => tiles !== '-');
  if (some.length === 0) return null;
  return { id: 'diamino-event-hands', args: { hands: list(some.map(({ tiles, seat }) => t('diamino-lot', { name: name(seat), letter: [...tiles].join(' ') }))) } };
}

export function sayAction(action: string): Said {
  const [verb = '', what = '', at = '', way = ''] = action.split(' ');
  const id = `diamino-action-${verb}`;
  switch (verb) {
    case 'lay':
      return lay(what, at, way);
    case 'exchange':
    case 'discard':
      return { id, args: { tiles: [...what].join(' ') } };
    case 'ask':
      return { id, args: { word: what } };
    default:
      return { id };
  }
}

/** Whoever cannot see the letters on the board hears where they go, and which of them are jokers. */
function lay(word: string, at: string, way: string): Said {
  const jokers = [...word].filter((letter) => letter !== letter.toUpperCase()).map((letter) => letter.toUpperCase());
  const args = { word: word.toUpperCase(), cell: at.toUpperCase(), way };
  return jokers.length === 0 ? { id: 'diamino-action-lay', args } : { id: 'diamino-action-lay-joker', args: { ...args, jokers: list(jokers) } };
}

/** Alone, letters on the board are counted. */
export function sayScore(score: number, options: Readonly<Record<string, string>>): Said {
  return { id: options.formula === 'patience' ? 'diamino-score-laid' : 'diamino-score', args: { n: score } };
}

