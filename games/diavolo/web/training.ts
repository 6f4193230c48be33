// Training alone. The throws, their answers and their words are written by the rules (examples/drill.rs); turned around, mirrored and
// with colours exchanged, each becomes many. What was tried stays on this device.
import { recall, remember } from '@house/prefs.svelte';
import type { Said } from '@house/room';
import { COLOURS, ORDERS, type Answer, type Colour, type Order, type Spot, type Throw } from './types';

export interface Drill {
  throw: Throw;
  answer: Answer;
}

/** `gap@12,-30 black2@105,22 …`, `{…}`, `{…}`, with tabs between: the throw in notation, the answer and the dice in words as the rules tell them to any page. */
export function readDrill(line: string): Drill {
  const [thrown = '', told = '', said = ''] = line.split('\t');
  const [first = '', ...rest] = thrown.split(' ');
  const spot = (text = ''): Spot => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return { x, y };
  };
  const dice = rest.map((word) => {
    const [face = '', at] = word.split('@');
    return { colour: face.slice(0, -1) as Colour, value: Number(face.slice(-1)), spot: spot(at) };
  });
  const [order = '', at] = first.split('@');
  return { throw: { order: order as Order, spot: spot(at), dice, said: JSON.parse(said) as Said }, answer: JSON.parse(told) as Answer };
}

type Random = () => number;

/** The same question in other clothes: what is right does not change by it. */
export function varied({ throw: thrown, answer }: Drill, random: Random = Math.random): Drill {
  const clothes = [...COLOURS];
  for (let i = clothes.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [clothes[i], clothes[j]] = [clothes[j] as Colour, clothes[i] as Colour];
  }
  const wears = (colour: Colour) => clothes[COLOURS.indexOf(colour)] ?? colour;
  const turns = Math.floor(random() * 4);
  const mirror = random() < 0.5 ? -1 : 1;
  const turned = ({ x, y }: Spot): Spot => {
    let [u, v] = [x * mirror, y];
    for (let i = 0; i < turns; i++) [u, v] = [-v, u];
    return { x: u, y: v };
  };
  const of = <T>(each: readonly [T, T, T]): [T, T, T] => [each[clothes.indexOf('black')] as T, each[clothes.indexOf('white')] as T, each[clothes.indexOf('red')] as T];
  const order = thrown.dice.map((die, i) => ({ die, counts: answer.counts[i] ?? false, rank: COLOURS.indexOf(wears(die.colour)) })).sort((a, b) => a.rank - b.rank);
  // Each colour is said with what lay there in the colour that it was before.
  const were = COLOURS.map((colour): [Colour, Said] => [wears(colour), thrown.said.args?.[colour] as Said]);
  const said = Object.fromEntries(were.map(([colour, of]) => [colour, { ...of, args: { ...of.args, colour } }]));
  const devil = answer.devil === 'grey' ? 'grey' : wears(answer.devil);
  return {
    throw: {
      order: thrown.order,
      spot: turned(thrown.spot),
      dice: order.map(({ die }) => ({ colour: wears(die.colour), value: die.value, spot: turned(die.spot) })),
      said: { ...thrown.said, args: said },
    },
    answer: { devil, said: { ...answer.said, args: { devil } }, worth: of(answer.worth), sums: of(answer.sums), best: of(answer.best), counts: order.map(({ counts }) => counts) },
  };
}

export interface Try {
  order: Order;
  ms: number;
  right: boolean;
}

export interface Progress {
  tries: Try[]; // oldest first
  series: number; // right ones in a row, now
  best: number;
}

const KEPT = 240;
const KEY = 'ludogite:diavolo:training';
const NONE: Progress = { tries: [], series: 0, best: 0 };

export function progress(): Progress {
  return { ...NONE, ...recall<Progress>(KEY) };
}

export function forget(): Progress {
  remember(KEY, null);
  return NONE;
}

/** One more try, remembered. */
export function tried(before: Progress, attempt: Try): Progress {
  const series = attempt.right ? before.series + 1 : 0;
  const after = { tries: [...before.tries, attempt].slice(-KEPT), series, best: Math.max(before.best, series) };
  remember(KEY, after);
  return after;
}

interface Habit {
  order: Order;
  tries: number;
  errors: number;
  meanMs: number | null; // of the right ones
}

/** How it goes with each order. */
export function habits({ tries }: Progress): Habit[] {
  return ORDERS.map((order) => {
    const own = tries.filter((one) => one.order === order);
    const right = own.filter((one) => one.right);
    const meanMs = right.length > 0 ? right.reduce((sum, { ms }) => sum + ms, 0) / right.length : null;
    return { order, tries: own.length, errors: own.length - right.length, meanMs };
  });
}
