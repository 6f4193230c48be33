import { describe, expect, it } from 'vitest';
import { situation } from './dev/situations';
import { whyNotBuy, whyNotDraw, whyNotFairy, whyNotGive, whyNotStop } from './refusals';
import type { View } from './types';

const at = (name: string, seats = 3) => situation(name, seats).view;
const told = ({ id, rule }: { id: string; rule: string }) => [id.replace('diamoniak-refusal-', ''), rule];
/** The same table, with something else in my hands. */
function withMine(view: View, change: Partial<View['players'][number]>): View {
  const [mine, ...rest] = view.players;
  return { ...view, players: mine ? [{ ...mine, ...change }, ...rest] : [] };
}

describe('a touch that is not allowed names its rule', () => {
  it('when it is somebody else’s turn', () => {
    expect(told(whyNotDraw(at('theirs'), 1))).toEqual(['not-your-turn', 'DIAMONIAK-10']);
    expect(told(whyNotBuy(at('theirs'), 1, 2))).toEqual(['not-your-turn', 'DIAMONIAK-10']);
    expect(told(whyNotDraw(at('start'), null))).toEqual(['not-your-turn', 'DIAMONIAK-10']);
  });

  it('when the game is over', () => {
    expect(told(whyNotDraw(at('over'), 1))).toEqual(['game-over', 'DIAMONIAK-40']);
  });

  it('when the card is being turned', () => {
    expect(told(whyNotStop({ ...at('start'), phase: 'drawing' }, 1))).toEqual(['card-comes', 'DIAMONIAK-12']);
  });

  it('when stopping before drawing', () => {
    expect(told(whyNotStop(at('start'), 1))).toEqual(['must-draw-first', 'DIAMONIAK-13']);
  });

  it('when the witch waits', () => {
    expect(told(whyNotDraw(at('witch'), 1))).toEqual(['witch-waits', 'DIAMONIAK-32']);
    expect(told(whyNotStop(at('witch'), 1))).toEqual(['witch-waits', 'DIAMONIAK-32']);
    expect(told(whyNotBuy(at('witch'), 1, 2))).toEqual(['witch-waits', 'DIAMONIAK-32']);
  });

  it('when buying is not possible, by the first reason that holds', () => {
    const start = at('start');
    expect(told(whyNotBuy(at('more'), 1, 2))).toEqual(['buy-replaces-draw', 'DIAMONIAK-30']);
    expect(told(whyNotBuy(start, 1, 1))).toEqual(['no-such-seller', 'DIAMONIAK-27']);
    expect(told(whyNotBuy(start, 1, 9))).toEqual(['no-such-seller', 'DIAMONIAK-27']);
    const homeless = withMine(start, { colour: null, castle: 0 });
    expect(told(whyNotBuy(homeless, 1, 2))).toEqual(['no-castle-yet', 'DIAMONIAK-AMB-5']);
    expect(told(whyNotBuy(at('start', 4), 1, 4))).toEqual(['seller-lacks-colour', 'DIAMONIAK-AMB-4']);
    expect(told(whyNotBuy(start, 1, 2, 'green'))).toEqual(['other-colour', 'DIAMONIAK-AMB-4']);
    const poor = withMine(start, { right: { ...(start.players[0]?.right ?? start.aside), diamond: 2 } });
    expect(told(whyNotBuy(poor, 1, 2))).toEqual(['not-enough-diamonds', 'DIAMONIAK-28']);
  });

  it('when there is no witch, or no fairy', () => {
    expect(told(whyNotFairy(at('start'), 1))).toEqual(['no-witch', 'DIAMONIAK-32']);
    expect(told(whyNotFairy(at('witch'), 1))).toEqual(['no-fairy', 'DIAMONIAK-36']);
    expect(told(whyNotGive(at('start'), 1, ['diamond']))).toEqual(['no-witch', 'DIAMONIAK-32']);
  });

  it('when the gift is not what the witch wants', () => {
    const witch = at('witch');
    expect(told(whyNotGive(witch, 1, ['diamond']))).toEqual(['wrong-number', 'DIAMONIAK-32']);
    expect(whyNotGive(witch, 1, ['diamond']).args).toEqual({ n: 3 });
    expect(told(whyNotGive({ ...witch, owes: 2 }, 1, ['diamond']))).toEqual(['wrong-number', 'DIAMONIAK-35']);
    expect(told(whyNotGive(witch, 1, ['blue', 'blue', 'blue']))).toEqual(['not-yours', 'DIAMONIAK-33']);
    const kind = { ...witch, options: { ...witch.options, fairyProtected: true } };
    expect(told(whyNotGive(kind, 1, ['fairy']))).toEqual(['fairy-protected', 'DIAMONIAK-AMB-10']);
  });
});
