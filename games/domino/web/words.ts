// Sentences about how things stand: which domino, which place, and what is to be done now.
import { language, t } from '@house/i18n.svelte';
import type { Offers, Way } from './offers';
import { cellsOf, dueOf, isBuilt, isDouble, levelsOf, type Piece, type Squares, type View } from './types';

type Name = (seat: number) => string;

export const list = (words: string[]) => new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);

/** "3-5", "the double 6" */
export function sayPiece(squares: Squares): string {
  const [low, high] = [Math.min(...squares), Math.max(...squares)];
  return isDouble(squares) ? t('domino-piece-double', { n: low }) : t('domino-piece', { low, high });
}

/** Where a domino would go: "on 3-5, across, level 2". */
export function saySpot(piece: Piece, built: View['built']): string {
  const [where, host] = hostOf(piece, built);
  const way = host && host.axis !== piece.axis ? 'across' : 'along';
  return t('domino-spot', {
    where: t(`domino-spot-${where}`, { piece: host ? sayPiece(host.numbers) : '' }),
    way: t(`domino-spot-${way}`),
    level: t('domino-spot-level', { level: piece.level }),
  });
}

/** The domino that carries it, hangs over it, or lies before it. */
function hostOf(piece: Piece, built: View['built']): ['on' | 'under' | 'beside', Piece | undefined] {
  const at = (dx: number, dy: number, up: number) =>
    cellsOf(piece)
      .map((cell) => built.find((stand) => cellsOf(stand.piece).some(({ x, y, level }) => x === cell.x + dx && y === cell.y + dy && level === cell.level + up)))
      .find((found) => found !== undefined)?.piece;
  const below = at(0, 0, -1);
  if (below) return ['on', below];
  const above = at(0, 0, 1);
  if (above) return ['under', above];
  const open = [...built].reverse().find(({ open }) => open.some(Boolean));
  return ['beside', at(1, 0, 0) ?? at(-1, 0, 0) ?? at(0, 1, 0) ?? at(0, -1, 0) ?? open?.piece];
}

/** The whole layout for whoever cannot see it. */
export function sayLayout(view: View): string {
  if (view.chain.length > 0) return t('domino-chain-is', { pieces: view.chain.map(([one, other]) => `${one}-${other}`).join(', ') });
  if (view.built.length > 0) return t('domino-tower-is', { n: view.built.length, levels: levelsOf(view.built) });
  return t('domino-nothing-laid');
}

export function sayPlayer(view: View, seat: number, name: Name): string {
  const player = view.players[seat - 1];
  const args = { name: name(seat), n: player?.count ?? 0, total: player?.total ?? 0 };
  return t(isMatch(view) ? 'domino-player-total' : 'domino-player', args);
}

export function isMatch({ options }: View): boolean {
  return options.games > 1 || options.limit > 0;
}

/** What is to be done now, in one short sentence. `chosen` is what the player has taken in hand. */
export function sayPrompt(view: View, me: number | null, offers: Offers, chosen: readonly Way[], carries: boolean, name: Name): string {
  if (view.stage === 'over') return t('domino-prompt-over', { names: list(view.winners.map(name)) });
  if (view.stage === 'between') return t('domino-prompt-between', { names: list(view.winners.map(name)) });
  if (view.stage === 'dealing' || view.stage === 'drawing') return t('domino-prompt-dealing');
  if (view.stage === 'falling') return t('domino-prompt-falling');
  if (view.stage === 'noDouble') return t('domino-prompt-no-double');
  if (view.turn !== me) return t('domino-prompt-other', { name: name(view.turn) });
  if (view.stage === 'opening') return t('domino-prompt-opening', { piece: sayPiece(view.opening ?? [6, 6]) });
  return sayTurn(view, me, offers, chosen, carries);
}

function sayTurn(view: View, me: number, offers: Offers, chosen: readonly Way[], carries: boolean): string {
  if (offers.ways.length === 0 && offers.pass) return t('domino-prompt-pass');
  if (offers.ways.length === 0 && offers.draw) return t('domino-prompt-draw');
  if (chosen.length > 0 && !isBuilt(view.options.game)) return t('domino-prompt-end');
  if (chosen.length > 0) return t(carries ? 'domino-prompt-carry' : 'domino-prompt-place');
  return t(`domino-prompt-${dueOf(view, me) ?? 'lay'}`);
}
