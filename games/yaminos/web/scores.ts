// How score is kept on paper: the boxes of the Yam, the digits of Progression, one row a turn elsewhere.
import type { GameWeb } from '@house/room';
import { gameOf, told } from './rules';
import type { Row } from './types';
import { sayAim, sayBox } from './words';

const BOXES: Row[] = ['solo1', 'solo2', 'solo3', 'solo4', 'solo5', 'solo6', 'plus', 'moins', 'full', 'suite', 'pairs', 'super'];
const TURNS = 20;
const numbered = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1));

export const scores: GameWeb['scores'] = (options) => {
  const game = gameOf(options);
  const { rounds } = told(game, options);
  const note = sayAim(options);
  if (game === 'prog') return { parts: [{ rows: ['0', '1', '2', '3', '4', '5', '6'] }, { rows: ['0', '1', '2', '3', '4', '5', '6'] }], note };
  if (game !== 'yam') return { parts: [{ rows: numbered(TURNS) }], note };
  const rows = BOXES.map(sayBox);
  return { parts: Array.from({ length: Math.min(2, Number(rounds)) }, (_, i) => ({ round: i + 1, rows })), note };
};
