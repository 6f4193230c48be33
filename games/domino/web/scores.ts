// How score is kept on paper: one row a game.
import type { GameWeb } from '@house/room';
import { book } from './rules';

const GAMES = 20;

export const scores: GameWeb['scores'] = (options) => ({
  parts: [{ rows: Array.from({ length: GAMES }, (_, i) => String(i + 1)) }],
  note: book.text('match', options),
});
