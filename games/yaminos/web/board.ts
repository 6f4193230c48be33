// What stands on the board under the points: the goal, the phase, and what counts right now.
import type { Said } from '@house/room';
import { HUNDREDTHS, MOST_THROWS, type Player, type View } from './types';

export interface Line extends Said {
  strong?: boolean; // in the other colour: what counts now
}

export function boardLines(view: View): Line[] {
  return [...aim(view), ...now(view)].map((line) => ({ ...line, id: `yaminos-${line.id}` }));
}

/** How many rows these lines may come to take on a phone: room is kept for them, so that the felt below never moves. */
export function boardRows({ options: { game } }: View): number {
  if (game === 'highest' || game === 'longest') return 0;
  return game === 'muggins' || game === 'more' || game === 'even' || game === 'minimum' ? 2 : 1;
}

/** What is compared in the end: the points, or the average. */
export function standing(player: Player): number {
  return player.average === null ? player.total : player.average / HUNDREDTHS;
}

function aim(view: View): Line[] {
  const { game, minimum, rounds } = view.options;
  switch (game) {
    case 'base':
      return [{ id: view.leader === null ? 'goal' : 'board-beat', args: { n: view.goal ?? 0 } }];
    case 'target':
      return [{ id: 'goal-near', args: { n: view.goal ?? 0 } }, throws(view)];
    case 'throws':
      return view.agreed > 0 ? [throws(view)] : [];
    case 'minimum':
      return [{ id: 'board-minimum', args: { n: minimum } }, throws(view)];
    case 'prog':
      return [...goal(view), { id: 'phase', args: { digit: view.digit ?? 0 }, strong: true }];
    case 'yam':
      return [...goal(view), ...(Number(rounds) > 1 ? [{ id: 'sheet-round', args: { round: view.sheetRound ?? 1, of: Number(rounds) } }] : [])];
    case 'line':
      return view.turns === null ? goal(view) : [...goal(view), turns(view, view.turns)];
    default:
      return goal(view);
  }
}

function goal(view: View): Line[] {
  return view.goal === null ? [] : [{ id: 'goal', args: { n: view.goal } }];
}

/** Alone, Tous en ligne has so many turns of one throw. */
function turns(view: View, of: number): Line {
  return { id: 'throw-of', args: { n: Math.min(of, view.round + 1), of } };
}

function throws(view: View): Line {
  return { id: 'throw-of', args: { n: Math.min(view.agreed, view.round + 1), of: view.agreed } };
}

function now(view: View): Line[] {
  switch (view.options.game) {
    case 'muggins':
    case 'even':
      return view.ends.length > 0 ? [ends(view)] : [];
    case 'more':
      return view.ends.length > 0 ? [{ id: 'ends-before', args: { sum: view.previous } }, ends(view)] : [];
    case 'base':
    case 'prog':
    case 'line':
    case 'minimum':
      return view.stage === 'lay' ? [{ id: 'worth', args: { n: view.worth }, strong: true }] : [];
    case 'yam':
      return view.casts > 0 && view.stage !== 'over' ? [{ id: 'throw-of', args: { n: view.casts, of: MOST_THROWS } }] : [];
    default:
      return [];
  }
}

const MOST_ENDS = 6; // so many fit in a line on a phone

/** "5 + 5 + 0 + 1 = 11", and where there are many "3×1 + 3×5 + 2×6 = 30" */
function ends(view: View): Line {
  const digits = view.ends.flatMap(({ digit, count }) => Array.from({ length: count }, () => digit)).sort((a, b) => a - b);
  const times = [...new Set(digits)].map((digit) => [digits.filter((other) => other === digit).length, digit]);
  const terms = digits.length <= MOST_ENDS ? digits : times.map(([n, digit]) => (n === 1 ? digit : `${n}×${digit}`));
  return { id: 'ends', args: { sum: `${terms.join(' + ')} = ${view.sum}` }, strong: true };
}
