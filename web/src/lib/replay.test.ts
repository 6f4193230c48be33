import type { Said } from '@wire';
import { describe, expect, it } from 'vitest';
import { roundsOf } from './replay';

const turn = (seat: number, id = 'event-turn'): Said => ({ id, args: { name: { seat } } });
const step = (who: string, ...said: (Said | null)[]) => ({ who, said });

describe('the rounds of a game', () => {
  it('begin when the turn has come round, whether the first turn is told or not', () => {
    const untold = [step(''), step('1', null, turn(2)), step('2', turn(1)), step('1'), step('*', turn(2, 'diavolo-event-turn')), step('2', turn(1))];
    expect(roundsOf(untold)).toEqual([0, 2, 5]);
    const told = [step(''), step('*', turn(2)), step('2', turn(1)), step('1', turn(2))];
    expect(roundsOf(told)).toEqual([0, 3]);
  });

  it('do not wait for whoever is out', () => {
    const steps = [step(''), step('1', turn(2)), step('2', turn(3)), step('3', turn(1)), step('1', turn(3)), step('3', turn(1))];
    expect(roundsOf(steps)).toEqual([0, 3, 5]);
  });
});
