// How score is kept on paper: one row a game, or with marks one a turn; alone nothing is written down.
import type { GameWeb } from '@house/room';
import { book, formulaOf } from './rules';

const ROWS = 20;

export const scores: GameWeb['scores'] = (options) =>
  formulaOf(options) === 'patience' ? null : { parts: [{ rows: Array.from({ length: ROWS }, (_, i) => String(i + 1)) }], note: book.text('end', options) };
