import { describe, expect, it } from 'vitest';
import * as gifts from './gift';
import type { Counts, Player } from './types';

const none: Counts = { rose: 0, blue: 0, green: 0, yellow: 0, diamond: 0, fairy: 0, witch: 0 };
const zoe: Player = { colour: 'blue', castle: 2, right: { ...none, rose: 1, diamond: 4, fairy: 1 } };

describe('what the witch gets', () => {
  it('may be parts of her own castle, cards on her right and fairies (DIAMONIAK-33, AMB-10)', () => {
    expect(gifts.givable(zoe, false)).toEqual(['rose', 'blue', 'diamond', 'fairy']);
    expect(gifts.owned(zoe, 'blue')).toBe(2);
  });

  it('is never a fairy where fairies are protected', () => {
    expect(gifts.givable(zoe, true)).toEqual(['rose', 'blue', 'diamond']);
  });

  it('is written in the order of the notation, whatever the order of the taps', () => {
    let gift: gifts.Gift = {};
    for (const card of ['diamond', 'rose', 'diamond'] as const) gift = gifts.toggle(gift, card, zoe, 3);
    expect(gifts.notation(gift)).toBe('give rose diamond diamond');
    expect(gifts.parse(gifts.notation(gift))).toEqual(gift);
  });

  it('never holds more than she owns or owes', () => {
    const one = gifts.add({}, 'rose', zoe, 3);
    expect(one).toEqual({ rose: 1 });
    expect(gifts.add({ rose: 1 }, 'rose', zoe, 3)).toBeNull();
    expect(gifts.add({ diamond: 3 }, 'blue', zoe, 3)).toBeNull();
  });

  it('comes back when its key is pressed once more', () => {
    expect(gifts.size(gifts.toggle({ rose: 1 }, 'rose', zoe, 3))).toBe(0);
    expect(gifts.takeBack({ diamond: 2 }, 'diamond')).toEqual({ diamond: 1 });
  });
});
