import type { Moment } from '@house/room';
import { expect, it } from 'vitest';
import { moment } from './moment';
import type { Event, Form, View } from './types';

const name = (seat: number) => `P${seat}`;
const threw: Event = { type: 'threw', seat: 2, yaminos: [0, 1] };
const scored = (seat: number, points: number): Event => ({ type: 'scored', seat, points, total: points });

function game(form: Form, ...events: Event[]): Moment<View, Event>[] {
  return [{ seq: 1, who: '1', what: '', events, view: { options: { game: form } } as View }];
}

it('says nothing of a game without points', () => {
  expect(moment(game('muggins', scored(1, 0)), name)).toBeNull();
  expect(moment([], name)).toBeNull();
});

it('does not praise points left over (YAM-S4-3)', () => {
  expect(moment(game('longest', { type: 'left', seat: 1, points: 30, total: 30 }), name)).toBeNull();
});

it('remembers the best turn', () => {
  const said = moment(game('muggins', scored(1, 10), scored(2, 25), scored(1, 20)), name);
  expect(said).toEqual({ id: 'yaminos-moment-best', args: { name: 'P2', n: 25 } });
});

it('remembers a Super Yamino above all, but not an empty one (YAM-YAM-SUPER-1)', () => {
  const filled = (row: 'super' | 'full', points: number): Event => ({ type: 'filled', seat: 1, row, points });
  expect(moment(game('yam', filled('super', 0), filled('full', 69)), name)?.id).toBe('yaminos-moment-best');
  const said = moment(game('yam', filled('full', 69), filled('super', 126)), name);
  expect(said).toEqual({ id: 'yaminos-moment-super', args: { name: 'P1', n: 126 } });
});

it('remembers a last chance that was taken (YAM-BASE-27)', () => {
  const leads = (seat: number, score: number): Event => ({ type: 'leads', seat, score });
  expect(moment(game('base', scored(1, 9), leads(1, 41)), name)?.id).toBe('yaminos-moment-best');
  const said = moment(game('base', leads(1, 41), leads(2, 42)), name);
  expect(said).toEqual({ id: 'yaminos-moment-last-chance', args: { name: 'P2', score: 42 } });
});

it('remembers a bold turn of the basic game, within one turn only (YAM-BASE-12)', () => {
  const turn: Event = { type: 'turn', seat: 2 };
  const said = moment(game('base', threw, threw, threw, scored(2, 11)), name);
  expect(said).toEqual({ id: 'yaminos-moment-bold', args: { name: 'P2', n: 3, points: 11 } });
  expect(moment(game('base', threw, threw, turn, threw, scored(2, 11)), name)?.id).toBe('yaminos-moment-best');
});
