import { describe, expect, it } from 'vitest';
import { others, sellers } from './seats';

describe('around the table', () => {
  it('the others follow in the order of play (DIAMONIAK-10)', () => {
    expect(others(1, 4)).toEqual([2, 3, 4]);
    expect(others(3, 4)).toEqual([4, 1, 2]);
    expect(others(2, 2)).toEqual([1]);
  });

  it('the sellers are those the rules name', () => {
    expect(sellers(['draw', 'buy 2', 'buy 4'])).toEqual([2, 4]);
    expect(sellers(['draw', 'stop'])).toEqual([]);
  });
});
