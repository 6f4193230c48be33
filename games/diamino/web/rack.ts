// The squares in front of a player, in the order she likes. The rules know only which they are.
import { ALPHABET, JOKER } from './types';

export interface Tile {
  id: number;
  kind: string; // A to Z, or ?
}

/** Squares that lie on each other where there is little room. */
interface Stack {
  kind: string;
  tiles: Tile[];
}

const VOWELS = 'AEIOUY';
const kinds = (hand: string | null) => (hand === null || hand === '-' ? [] : [...hand]);
const place = (kind: string) => (kind === JOKER ? ALPHABET.length : ALPHABET.indexOf(kind));
const family = (kind: string) => (kind === JOKER ? 2 : VOWELS.includes(kind) ? 0 : 1);

/** The rack after the hand has changed: what stays keeps its place, what is new comes at the end. */
export function refilled(rack: readonly Tile[], hand: string | null): Tile[] {
  const missing = kinds(hand);
  const stays = rack.filter(({ kind }) => {
    const at = missing.indexOf(kind);
    if (at >= 0) missing.splice(at, 1);
    return at >= 0;
  });
  const next = rack.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  return [...stays, ...missing.map((kind, i) => ({ id: next + i, kind }))];
}

export function sorted(rack: readonly Tile[]): Tile[] {
  return [...rack].sort((a, b) => place(a.kind) - place(b.kind));
}

/** Vowels, consonants, jokers. */
export function grouped(rack: readonly Tile[]): Tile[] {
  return sorted(rack).sort((a, b) => family(a.kind) - family(b.kind));
}

export function shuffled(rack: readonly Tile[], random: () => number = Math.random): Tile[] {
  const mixed = [...rack];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as Tile, mixed[i] as Tile];
  }
  return mixed;
}

/** One square put before another, or at the end. */
export function moved(rack: readonly Tile[], id: number, before: number | null): Tile[] {
  const tile = rack.find((one) => one.id === id);
  if (!tile || id === before) return [...rack];
  const rest = rack.filter((one) => one.id !== id);
  const at = before === null ? rest.length : rest.findIndex((one) => one.id === before);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, tile);
}

/** In the order in which each letter first comes. */
export function stacked(rack: readonly Tile[]): Stack[] {
  const stacks = new Map<string, Tile[]>();
  for (const tile of rack) stacks.set(tile.kind, [...(stacks.get(tile.kind) ?? []), tile]);
  return [...stacks].map(([kind, tiles]) => ({ kind, tiles }));
}

/** As the rules write squares: A to Z, then jokers. */
export function spelt(tiles: readonly Tile[]): string {
  return sorted(tiles)
    .map(({ kind }) => kind)
    .join('');
}
