import type { Moment } from '@house/room';
import { expect, it } from 'vitest';
import { moment } from './moment';
import type { Card, Event, View } from './types';

const name = (seat: number) => `P${seat}`;
const drew = (seat: number, card: Card, to: 'castle' | 'right' | 'witch'): Event => ({ type: 'drew', seat, card, to, starts: false });
const won: Event = { type: 'won', seat: 1, colour: 'rose' };

/** One line for each list of events, with so many stones in every castle. */
function game(...lines: [Event[], number?][]): Moment<View, Event>[] {
  return lines.map(([events, castle = 0], seq) => {
    const view = { players: [{ castle }, { castle }] } as unknown as View;
    return { seq, who: '1', what: '', events, view };
  });
}

it('says nothing about a game that was not finished and had nothing to tell', () => {
  expect(moment(game([[drew(1, 'rose', 'castle')]]), name)).toBeNull();
});

it('remembers the card that won', () => {
  const said = moment(game([[drew(1, 'rose', 'castle'), won]]), name);
  expect(said).toEqual({ id: 'diamoniak-moment-drawn', args: { name: 'P1', colour: 'rose' } });
});

it('remembers a purchase that won above all (DIAMONIAK-27)', () => {
  const bought: Event = { type: 'bought', buyer: 1, seller: 2, colour: 'rose' };
  const said = moment(game([[{ type: 'countered', seat: 1 }], 5], [[bought, won], 6]), name);
  expect(said).toEqual({ id: 'diamoniak-moment-bought', args: { name: 'P1', colour: 'rose', seller: 'P2' } });
});

it('remembers the fairy who saved most (DIAMONIAK-36)', () => {
  const said = moment(
    game([[{ type: 'countered', seat: 1 }], 2], [[{ type: 'countered', seat: 2 }], 4], [[drew(1, 'rose', 'castle'), won], 6]),
    name,
  );
  expect(said).toEqual({ id: 'diamoniak-moment-fairy', args: { name: 'P2', n: 4 } });
});

it('remembers a bold turn, but not one that the witch ended (DIAMONIAK-14, DIAMONIAK-34)', () => {
  const five = Array.from({ length: 5 }, () => drew(2, 'diamond', 'right'));
  const stopped: Event = { type: 'stopped', seat: 2 };
  expect(moment(game([[...five, stopped]]), name)).toEqual({ id: 'diamoniak-moment-bold', args: { name: 'P2', n: 5 } });
  expect(moment(game([[...five, drew(2, 'witch', 'witch')]]), name)).toBeNull();
});

it('counts cards within one turn only', () => {
  const two = [drew(2, 'diamond', 'right'), drew(2, 'diamond', 'right')];
  const turn: Event = { type: 'turn', seat: 1 };
  const stopped: Event = { type: 'stopped', seat: 1 };
  expect(moment(game([[...two, turn, ...two, stopped]]), name)).toBeNull();
});
