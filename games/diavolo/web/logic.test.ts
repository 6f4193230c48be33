// Where things lie, what they say, and how a turn is told: the logic behind the bar, without the bar.
import { describe, expect, it } from 'vitest';
import type { Said } from '@house/room';
import { standing } from './bar';
import { countedIn, example, situation } from './dev/situations';
import { bodiesOf } from './fall';
import { explain } from './explain';
import { columns, lie } from './lay';
import { readAnew, readEvents } from './receipts';
import { PARAGRAPHS } from './rules';
import { shaken } from './shaken';
import { habits, readDrill, tried, varied, type Progress } from './training';
import { ORDERS, type Event } from './types';
import drill from './drill.txt?raw';
import book from '../RULES.md?raw';

const drills = drill.trim().split('\n').map(readDrill);

describe('the dice on the tray', () => {
  it('never cover each other where their values are read, and all lie on it', () => {
    for (const { throw: thrown } of drills.filter((one) => one.throw.order !== 'near')) {
      const { size, order, dice } = lie(thrown);
      const all = [order, ...dice];
      for (const [i, one] of all.entries()) {
        expect(Math.hypot(one.x - 0.5, one.y - 0.5)).toBeLessThan(0.5 - size / 2);
        for (const other of all.slice(i + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(size * 0.97);
      }
    }
  });

  it('lie exactly as they fell where the nearest is asked for (DIAVOLO-19, DIAVOLO-AMB-6)', () => {
    for (const { throw: thrown } of drills.filter((one) => one.throw.order === 'near')) {
      const { order, dice } = lie(thrown);
      const far = thrown.dice.map(({ spot }) => Math.hypot(spot.x - thrown.spot.x, spot.y - thrown.spot.y));
      const seen = dice.map(({ x, y }) => Math.hypot(x - order.x, y - order.y));
      const scale = (seen[0] ?? 0) / (far[0] ?? 1);
      for (const [i, distance] of seen.entries()) expect(distance).toBeCloseTo((far[i] ?? 0) * scale, 6);
    }
  });

  it('stand in a column for each colour when they are counted', () => {
    const { dice } = columns(example('most').throw);
    expect(new Set(dice.map(({ x }) => x.toFixed(3))).size).toBe(3);
    expect(new Set(dice.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(9);
  });
});

describe('the answer is drawn beside them', () => {
  const told = (order: (typeof ORDERS)[number]) => {
    const { throw: thrown, answer } = example(order);
    return explain(thrown, answer).map(({ text, best }) => (best ? `${text} !` : text));
  };

  it('as the printed example says (DIAVOLO-24 to DIAVOLO-29)', () => {
    expect(told('most')).toEqual(['2 + 3 + 6 = 11', '1 + 5 + 6 = 12', '3 + 5 + 5 = 13 !']);
    expect(told('least')).toEqual(['2 + 3 + 6 = 11 !', '1 + 5 + 6 = 12', '3 + 5 + 5 = 13']);
    expect(told('gap')).toEqual(['6 − 2 = 4', '6 − 1 = 5 !', '5 − 3 = 2']);
    expect(told('odd')).toEqual(['1', '2', '3 !']);
    expect(told('high')).toEqual(['6 !', '6 !', '5']);
    expect(told('near')).toEqual(['40 mm', '57 mm', '30 mm !']);
  });

  it('marks at least one colour as the best, and several on a tie only (DIAVOLO-20)', () => {
    for (const { throw: thrown, answer } of drills) {
      const best = explain(thrown, answer).filter((sum) => sum.best);
      if (answer.devil === 'grey') expect(best.length).toBeGreaterThan(1);
      else expect(best.map(({ colour }) => colour)).toEqual([answer.devil]);
    }
  });

  it('is drawn to the die that it comes from', () => {
    const { throw: thrown, answer } = example('near');
    expect(explain(thrown, answer).map(({ die }) => thrown.dice[die]?.value)).toEqual([2, 1, 3]);
  });
});

describe('the devils on the bar', () => {
  it('are as many as the rules say, in an order that is the same for all and another every turn (DIAVOLO-8)', () => {
    const { view } = situation('falls', 'most', 6);
    const at = (turn: number) => standing({ ...view, turn }).map(({ devil }) => devil);
    expect(at(1)).toEqual(at(1));
    expect([...at(1)].sort()).toEqual(['black', 'black', 'black', 'grey', 'red', 'red', 'red', 'white', 'white', 'white']);
    expect(new Set(Array.from({ length: 20 }, (_, turn) => at(turn).join())).size).toBeGreaterThan(15);
  });

  it('go when somebody reaches for them', () => {
    const { view } = situation('open', 'most', 4); // one has reached for red, one for white
    expect(standing(view).filter(({ gone }) => gone).map(({ devil }) => devil).sort()).toEqual(['red', 'white']);
    expect(standing(view, ['grey']).filter(({ gone }) => gone).length).toBe(3);
  });
});

describe('a receipt', () => {
  it('is put together from what is told, however it is cut into steps', () => {
    const events = countedIn('most', 4);
    const none = { seen: null, receipt: null };
    const whole = readEvents(none, events);
    const steps = events.reduce((before, event) => readEvents(before, [event]), none as ReturnType<typeof readEvents>);
    expect(steps).toEqual(whole);
    expect(whole.receipt).toMatchObject({ throw: { order: 'most' }, answer: { devil: 'red' }, settled: null });
  });

  it('says whom chance put in order, in that turn and in no other (DIAVOLO-AMB-11)', () => {
    const [shown, counted] = countedIn('most', 4) as [Event, Event];
    const said = { id: 'diavolo-event-settled', args: { names: { list: [{ seat: 3 }, { seat: 1 }] } } };
    const level = readEvents({ seen: null, receipt: null }, [shown, { type: 'settled', seats: [3, 1], said }, counted]);
    expect(level.receipt?.settled).toBe(said);
    expect(readEvents(level, [shown, counted]).receipt?.settled).toBeNull();
  });

  it('is there again for a page that was loaded anew', () => {
    const [shown, counted] = countedIn('most', 4) as [Event, Event];
    const { view } = situation('ready', 'most', 4);
    expect(readAnew(view, [shown, counted]).receipt).toEqual(readEvents({ seen: null, receipt: null }, [shown, counted]).receipt);
  });

  it('is none for dice that this page has not seen', () => {
    expect(readEvents({ seen: null, receipt: null }, countedIn('most', 4).slice(1)).receipt).toBeNull();
  });
});

describe('training alone', () => {
  it('has fifty throws of each order, written by the rules', () => {
    for (const order of ORDERS) expect(drills.filter((one) => one.throw.order === order).length).toBe(50);
  });

  it('changes the clothes of a throw and nothing else', () => {
    const before = example('near');
    for (let i = 0; i < 50; i++) {
      const { throw: thrown, answer } = varied(before);
      const best = explain(thrown, answer).find((sum) => sum.best);
      expect(best?.colour).toBe(answer.devil);
      expect(thrown.dice[best?.die ?? 0]).toMatchObject({ colour: answer.devil, value: 3 });
      expect(answer.said).toEqual({ id: 'diavolo-answer', args: { devil: answer.devil } });
      const heard = Object.entries(thrown.said.args ?? {}).map(([colour, one]) => [colour, (one as Said).args?.colour, (one as Said).args?.values]);
      const lies = (colour: string) => thrown.dice.filter((die) => die.colour === colour).map(({ value }) => value).join(', ');
      expect(heard.sort()).toEqual(['black', 'red', 'white'].map((colour) => [colour, colour, lies(colour)]));
      expect([...answer.worth].sort()).toEqual([...before.answer.worth].sort());
      expect(thrown.dice.map(({ value }) => value).sort()).toEqual(before.throw.dice.map(({ value }) => value).sort());
    }
  });

  it('counts series, errors and times', () => {
    let made: Progress = { tries: [], series: 0, best: 0 };
    for (const [ms, right] of [[1000, true], [2000, true], [500, false], [3000, true]] as const) made = tried(made, { order: 'gap', ms, right });
    expect(made).toMatchObject({ series: 1, best: 2 });
    expect(habits(made).find(({ order }) => order === 'gap')).toEqual({ order: 'gap', tries: 4, errors: 1, meanMs: 2000 });
    expect(habits(made).find(({ order }) => order === 'odd')).toMatchObject({ tries: 0, meanMs: null });
  });
});

describe('dice in the air', () => {
  it('stay over the tray and turn', () => {
    const { frames, bodies } = shaken(10, 2.7);
    expect(bodies.length).toBe(10);
    for (const [x, y, z, ...turn] of bodies)
      for (let frame = 0; frame < frames; frame++) {
        expect(Math.hypot(x?.[frame] ?? 0, y?.[frame] ?? 0)).toBeLessThan(1250);
        expect(z?.[frame]).toBeGreaterThan(0);
        expect(Math.hypot(...turn.map((channel) => channel[frame] ?? 0))).toBeCloseTo(511, -1);
      }
  });
});

describe('dice that fell', () => {
  it('are told apart by where they lie', () => {
    const { throw: thrown } = example('most');
    const spots = [...thrown.dice.map(({ colour, spot }) => ({ devil: colour, spot })), { devil: 'grey' as const, spot: thrown.spot }].reverse();
    // As the house writes a track: hundredths of a centimetre, and a spot is rounded to tenths of a millimetre.
    const bodies = spots.map(({ spot }) => [spot.x + 1, spot.y - 1, 80, 0, 0, 0, 511].map((end) => Int32Array.of(9, end)));
    expect(bodiesOf({ frames: 2, bodies, strokes: [] }, thrown)).toEqual(spots.map(({ devil }) => devil));
  });
});

describe('the rules page', () => {
  it('tells every rule of the book', () => {
    const stated = [...book.matchAll(/\*\*DIAVOLO-([\w-]+)\*\*/g)].map((match) => match[1]);
    const told = new Set(PARAGRAPHS.flatMap(({ rules }) => rules));
    expect(stated.length).toBe(69);
    expect(stated.filter((rule) => !told.has(rule ?? ''))).toEqual([]);
    expect([...told].filter((rule) => !stated.includes(rule))).toEqual([]);
  });
});
