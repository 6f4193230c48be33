// What the buttons offer, where things lie, and how a step is told: the logic behind the table, without the table.
import { describe, expect, it } from 'vitest';
import { advance } from './advance';
import { standing } from './board';
import { situation } from './dev/situations';
import { laying, offersOf, THROW_NONE, thrown, throwing } from './offers';
import { fallLines } from './perform';
import { arrange, chainsOf, layingOrder } from './tray';
import { FORMS, type Event, type Form } from './types';
import { mindOf, wishesOf, type Hand } from './wishes';

const empty: Hand = { lay: null, kept: new Set(), box: null, agree: 3 };

describe('what may be done', () => {
  it('is sorted out of the list of the rules', () => {
    const offers = offersOf(['throws 3', 'throw', 'throw Y1 Y4', 'lay Y2', 'lay Y2 at Y5', 'take Y0', 'stop', 'box full', 'announce plus-moins']);
    expect(offers).toEqual({
      agree: [3],
      throws: ['throw', 'throw Y1 Y4'],
      lays: [{ yamino: 2, at: null }, { yamino: 2, at: 5 }],
      takes: [0],
      stop: true,
      boxes: ['full'],
      announces: ['plus-moins'],
    });
  });

  it('is written as the rules write it', () => {
    expect(throwing([4, 1])).toBe('throw Y1 Y4');
    expect(throwing([])).toBe(THROW_NONE);
    expect(throwing([6, 5, 4, 3, 2, 1, 0])).toBe('throw');
    expect(laying({ yamino: 2, at: 5 })).toBe('lay Y2 at Y5');
    expect(laying({ yamino: 2, at: null })).toBe('lay Y2');
    expect(thrown('throw')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(thrown('throw Y1 Y4')).toEqual([1, 4]);
  });
});

describe('the buttons', () => {
  const at = (form: Form, moment: string, hand: Partial<Hand> = {}) => {
    const { view, legal } = situation(form, moment, 2);
    const { main, second } = wishesOf(view, offersOf(legal), { ...empty, ...hand });
    return [main.action, second?.action ?? null];
  };

  it('throw at the beginning of a turn', () => {
    for (const form of FORMS) expect(at(form, 'ready')).toEqual(['throw', null]);
  });

  it('say how many throws each has (YAM-S2-1)', () => {
    expect(at('throws', 'agree', { agree: 5 })).toEqual(['throws 5', null]);
  });

  it('throw again what is not kept (YAM-YAM-3)', () => {
    expect(at('yam', 'choose', { kept: new Set([3, 4, 5, 6]) })).toEqual(['throw Y0 Y1 Y2', null]);
  });

  it('fill the chosen box, or throw; before the third throw, announce it (YAM-YAM-4)', () => {
    expect(at('yam', 'choose', { box: 'suite' })).toEqual(['box suite', 'throw']);
    expect(at('yam', 'announce', { box: 'suite' })).toEqual(['box suite', 'announce suite']);
    expect(at('yam', 'announced', { kept: new Set([6]) })).toEqual(['throw Y0 Y1 Y2 Y3 Y4 Y5', null]);
  });

  it('hints are compared with a chosen box, or with what is kept where that may be thrown for', () => {
    const inMind = (form: Form, moment: string, hand: Partial<Hand>) => {
      const { view, legal } = situation(form, moment, 2);
      return mindOf(view, { ...empty, ...hand }, legal);
    };
    const kept = new Set([3, 4, 5, 6]);
    expect(inMind('yam', 'choose', {})).toBeNull();
    expect(inMind('yam', 'choose', { kept })).toBe('throw Y0 Y1 Y2');
    expect(inMind('yam', 'choose', { kept, box: 'suite' })).toBe('box suite');
    expect(inMind('yam', 'announce', { kept })).toBeNull();
    expect(inMind('yam', 'announced', { kept })).toBe('throw Y0 Y1 Y2');
    expect(inMind('yam', 'choose', { kept: new Set([0, 1, 2, 3, 4, 5, 6]) })).toBeNull();
    expect(inMind('base', 'lay', { kept: new Set([2]) })).toBeNull();
  });

  it('lay what is in hand, throw the rest or stop (YAM-BASE-10, YAM-BASE-11)', () => {
    expect(at('base', 'lay')).toEqual(['throw Y0 Y2 Y5', 'stop']);
    expect(at('base', 'lay', { kept: new Set([2]) })).toEqual(['throw Y0 Y5', 'stop']);
    expect(at('base', 'lay', { lay: { yamino: 0, at: 6 } })).toEqual(['lay Y0 at Y6', 'stop']);
  });

  it('lay one at the open ends, and nothing else (YAM-AMB-21)', () => {
    expect(at('even', 'lay', { lay: { yamino: 6, at: 1 } })).toEqual(['lay Y6 at Y1', null]);
  });

  it('count what is lined up', () => {
    expect(at('line', 'lay', { lay: { yamino: 5, at: 6 } })).toEqual(['lay Y5 at Y6', 'stop']);
  });
});

describe('the felt', () => {
  it.each(FORMS)('has a place inside its frame for everything in %s', (form) => {
    for (const [width, height] of [[332, 480], [302, 330], [380, 250], [560, 690]] as const) {
      const { view, legal } = situation(form, '', 2);
      const order = layingOrder([], view.table);
      const chains = !['yam', 'highest', 'throws', 'target'].includes(form);
      const { lays } = offersOf(legal);
      const setting = { table: view.table, order, lays, chains, several: form === 'line', kept: new Set([1]), ledge: form === 'yam', width, height };
      const { spots, ghosts } = arrange(setting);
      expect([...spots.keys()].sort()).toEqual(view.table.map(({ yamino }) => yamino));
      expect(ghosts.length).toBe(chains ? lays.length : 0);
      for (const { x, y, unit, turn } of [...spots.values(), ...ghosts]) {
        const [w, h] = Math.abs(turn) % 180 === 90 ? [unit, unit / 2] : [unit / 2, unit];
        expect(x - w).toBeGreaterThan(-1);
        expect(x + w).toBeLessThan(width + 1);
        expect(y - h).toBeGreaterThan(-1);
        expect(y + h).toBeLessThan(height + 1);
      }
    }
  });

  it('keeps the order in which yaminos were laid, each after the one it lies at', () => {
    const { view } = situation('muggins', 'lay', 2);
    expect(layingOrder([], view.table)).toEqual([5, 1, 3, 4, 6, 0, 2]);
    expect(layingOrder([5, 4, 3, 6], view.table)).toEqual([5, 4, 3, 6, 0, 1, 2]);
    expect(layingOrder([2, 0], view.table)[0]).toBe(5);
  });

  it('tells chains apart (YAM-LINE-2)', () => {
    const link = (yamino: number, at: number | null) => ({ yamino, face: [0, 0] as const, at });
    const chains = chainsOf([link(0, null), link(1, null), link(2, 0), link(3, 1), link(4, 2)]);
    expect(chains.map((chain) => chain.map(({ yamino }) => yamino))).toEqual([[0, 2, 4], [1, 3]]);
  });
});

describe('the story', () => {
  const start = situation('base', 'lay', 2).view;

  it('takes up what is thrown, and the chain with all seven', () => {
    expect(advance(start, { type: 'threw', seat: 1, yaminos: [0, 2] }).table.map(({ yamino }) => yamino)).toEqual([1, 3, 4, 5, 6]);
    expect(advance(start, { type: 'threw', seat: 1, yaminos: [0, 1, 2, 3, 4, 5, 6] }).table).toEqual([]);
  });

  it('puts down what has landed, and counts', () => {
    const thrownUp = advance(start, { type: 'threw', seat: 1, yaminos: [0, 2] });
    const landed = advance(thrownUp, { type: 'landed', seat: 1, flat: [{ yamino: 2, face: [0, 3], said: { id: 'yaminos-piece', args: { low: 0, high: 3 } } }], cocked: [0] });
    expect(landed.table.find(({ yamino }) => yamino === 2)).toMatchObject({ face: [0, 3], laid: false });
    expect(advance(start, { type: 'scored', seat: 2, points: 4, total: 35 }).players[1]?.total).toBe(35);
  });

  it('finds the line of every fall', () => {
    const threw: Event = { type: 'threw', seat: 1, yaminos: [0] };
    const landed: Event = { type: 'landed', seat: 1, flat: [], cocked: [] };
    expect(fallLines([threw, landed], [7, 8])).toEqual([8]);
    expect(fallLines([threw, landed, landed], [7, 9])).toEqual([8, 9]);
    expect(fallLines([landed], [8, 8])).toEqual([8]); // step by step, in a finished game
    expect(fallLines([threw, landed, threw, landed], [7, 10])).toEqual([null, null]);
    expect(fallLines([threw, landed], undefined)).toEqual([null]);
  });
});

describe('where points are divided (YAM-S5-3)', () => {
  it('the board tells the average', () => {
    const [player] = situation('minimum', 'ready', 2).view.players;
    expect(player && standing(player)).toBe(5.75);
  });

  it('elsewhere it tells points', () => {
    const [player] = situation('prog', 'ready', 2).view.players;
    expect(player && standing(player)).toBe(player?.total);
  });
});
