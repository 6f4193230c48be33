import { describe, expect, it } from 'vitest';
import * as gifts from './gift';

const ways = ['give rose blue diamond', 'give rose diamond diamond', 'give diamond diamond diamond'].map(gifts.parse);

describe('what the witch gets', () => {
  it('is what the rules list, in the order of the table', () => {
    expect(gifts.kinds(ways)).toEqual(['rose', 'blue', 'diamond']);
  });

  it('is written in the order of the notation, whatever the order of the taps', () => {
    const gift = (['diamond', 'rose', 'diamond'] as const).reduce(gifts.add, {});
    expect(gifts.notation(gift)).toBe('give rose diamond diamond');
    expect(gifts.parse(gifts.notation(gift))).toEqual(gift);
  });

  it('is never more than some way to give has in it', () => {
    expect(gifts.fits({ rose: 1 }, ways)).toBe(true);
    expect(gifts.fits({ rose: 2 }, ways)).toBe(false);
    expect(gifts.fits({ blue: 1, diamond: 2 }, ways)).toBe(false);
  });

  it('comes back one by one', () => {
    expect(gifts.takeBack({ diamond: 2 }, 'diamond')).toEqual({ diamond: 1 });
    expect(gifts.size(gifts.takeBack({}, 'diamond'))).toBe(0);
  });
});
