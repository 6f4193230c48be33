// Tables set up by hand, one for each game and moment. Seat 1 is at the bottom.
import type { Said } from '@house/room';
import { DEFAULTS, GOALS, type Cell, type End, type Face, type Form, type Lying, type Player, type Row, type View } from '../types';

const BOXES: Row[] = ['solo1', 'solo2', 'solo3', 'solo4', 'solo5', 'solo6', 'plus', 'moins', 'full', 'suite', 'pairs', 'super'];

const WITH_GOAL: Form[] = ['base', 'muggins', 'more', 'line', 'even'];
const TOTALS = [23, 31, 18, 27, 9, 14];

/** `1/4` loose, `1/4<` begins a chain, `1/4<3` lies at Y3, `!` laid since the last throw. In the order Y0 to Y6. */
function table(text: string): Lying[] {
  return text.split(' ').flatMap((word, yamino) => {
    const found = /^(\d)\/(\d)(<(\d)?)?(!)?$/.exec(word);
    if (!found) return [];
    const face = [Number(found[1]), Number(found[2])] as [number, number];
    const said: Said = isDouble(face) ? { id: 'yaminos-piece-doublet', args: { n: face[0] } } : { id: 'yaminos-piece', args: { low: face[0], high: face[1] } };
    return [{ yamino, face, said, laid: found[3] !== undefined, at: found[4] ? Number(found[4]) : null, fresh: found[5] === '!' }];
  });
}

const isDouble = ([a, b]: Face) => a === b;

/** The free ends, as the rules would say. */
function endsOf(lying: Lying[], sides: number): End[] {
  return lying
    .filter(({ laid }) => laid)
    .flatMap((one) => {
      const touching = lying.filter((other) => other.laid && (other.at === one.yamino || one.at === other.yamino));
      if (isDouble(one.face)) return touching.length < sides ? [{ yamino: one.yamino, digit: one.face[0], count: sides - touching.length }] : [];
      const free = one.face.filter((digit) => !touching.some((other) => other.face.includes(digit)));
      return free.map((digit) => ({ yamino: one.yamino, digit, count: 1 }));
    });
}

function laysOf(lying: Lying[], ends: End[]): string[] {
  const loose = lying.filter(({ laid }) => !laid);
  return loose.flatMap(({ yamino, face }) => ends.filter(({ digit }) => face.includes(digit)).map((end) => `lay Y${yamino} at Y${end.yamino}`));
}

const THROWN = '1/4 2/3 1/6 0/1 4/4 1/3 3/4';
const LAID: Partial<Record<Form, string>> = {
  base: '1/4 4/6<4! 2/2 5/6<1! 4/4< 2/6 3/4<4',
  muggins: '3/6<6 0/5<5 1/6<6 5/6<5 3/5<5 5/5< 6/6<3',
  more: '0/0 0/5<5 2/2 3/3 3/5<5 5/5< 1/5<5',
  even: '3/6<1 4/6<4 0/3<0 2/4<4 4/4< 0/4<4 6/6',
  prog: '2/5 0/5<! 0/3<1! 3/3<2! 0/6 1/3<3! 1/5',
  line: '2/5<! 2/3<0! 4/5<! 5/6<2! 4/4<2! 1/3 3/4<4!',
  longest: '2/5 0/5<! 0/3<1! 3/3<2! 0/6 1/3<3! 1/5',
  minimum: '2/5 0/5<! 0/3<1! 3/3<2! 0/6 1/3<3! 1/5',
};

function sheet(filled: Partial<Record<Row, number>>, offers: Partial<Record<Row, number>> | null): Cell[] {
  return BOXES.map((row) => ({
    row,
    turn: row,
    points: filled[row] ?? null,
    offer: offers && filled[row] === undefined ? (offers[row] ?? 0) : null,
    waste: offers?.[row] === 0,
    fills: offers && { id: 'yaminos-action-fill', args: { box: { id: `yaminos-box-${row}` }, points: offers[row] ?? 0 } },
    announces: offers && { id: 'yaminos-action-announce', args: { box: { id: `yaminos-box-${row}` } } },
    said: { id: 'yaminos-cell-open', args: { box: { id: `yaminos-box-${row}` } } },
  }));
}

const OFFERS = { solo1: 5, solo2: 1, solo4: 12, plus: 24, moins: -14, full: 0, suite: 31, pairs: 4, super: 0 };

function players(form: Form, seats: number, choosing: boolean): Player[] {
  return TOTALS.slice(0, seats).map((total, i) => {
    const mine = i === 0 ? { solo3: 9, solo6: 24, solo5: 15 } : { solo1: 4, full: 69, moins: -11 };
    return { total, placed: 0, average: form === 'minimum' ? 575 : null, survived: 0, sheet: form === 'yam' ? sheet(mine, choosing && i === 0 ? OFFERS : null) : [], said: { id: 'yaminos-place', args: { name: { seat: i + 1 }, score: total } } };
  });
}

export interface Situation {
  view: View;
  legal: string[];
}

const ALL_THROWS = ['throw', 'throw Y0 Y1 Y2', 'throw Y0 Y1 Y2 Y3 Y5 Y6', 'throw Y0 Y1 Y2 Y3 Y4 Y5 Y6'];

/** ?game=muggins &at=ready|lay|choose|announce|announced|theirs|over|agree */
export function situation(form: Form, at: string, seats: number): Situation {
  const moment = at === '' ? (form === 'yam' ? 'choose' : LAID[form] ? 'lay' : 'ready') : at;
  const lying = table(moment === 'agree' || moment === 'opening' ? '' : (LAID[form] ?? THROWN));
  const open = ['muggins', 'more', 'even'].includes(form);
  const ends = endsOf(lying, open || form === 'line' ? 4 : 2);
  const stage = { choose: 'choose', announce: 'choose', announced: 'announced', lay: 'lay', over: 'over', agree: 'agree' }[moment] ?? 'ready';
  const view: View = {
    options: { ...DEFAULTS, game: form },
    first: 1,
    turn: moment === 'theirs' ? 2 : 1,
    stage: (moment === 'theirs' && LAID[form] ? 'lay' : stage) as View['stage'],
    announced: moment === 'announced' ? 'full' : null,
    round: 2,
    players: players(form, seats, stage === 'choose'),
    table: lying,
    thrown: [],
    casts: moment === 'announce' || moment === 'announced' ? 2 : 1,
    agreed: 3,
    ends,
    sum: ends.reduce((sum, { digit, count }) => sum + digit * count, 0),
    worth: 14,
    made: 0,
    previous: 12,
    digit: form === 'prog' ? 3 : null,
    goal: WITH_GOAL.includes(form) ? GOALS[form] : null,
    sheetRound: form === 'yam' ? 1 : null,
    turns: null,
    leader: null,
    chances: [],
    fixed: [],
    contenders: [],
    winners: moment === 'over' ? [1] : [],
    throws: { id: 'yaminos-action-throw-all' },
    stops: { id: 'yaminos-action-stop', args: { n: 14 } },
    counting: WITH_GOAL.includes(form) ? [{ said: { id: 'yaminos-goal', args: { n: GOALS[form] } }, strong: false }] : [],
  };
  return { view, legal: view.turn === 1 ? legalOf(view, form, open) : [] };
}

function legalOf(view: View, form: Form, open: boolean): string[] {
  const free = BOXES.filter((row) => view.players[0]?.sheet.find((cell) => cell.row === row)?.points === null);
  switch (view.stage) {
    case 'agree':
      return Array.from({ length: 12 }, (_, i) => `throws ${i + 1}`);
    case 'ready':
      return ['throw'];
    case 'choose':
      if (view.casts === 2) return free.flatMap((row) => [`box ${row}`, `announce ${row}`]);
      return [...free.map((row) => `box ${row}`), ...ALL_THROWS];
    case 'announced':
      return ALL_THROWS;
    case 'lay': {
      const lays = laysOf(view.table, view.ends);
      const loose = view.table.filter(({ laid }) => !laid);
      if (open) return lays;
      if (form === 'line') lays.push(...loose.map(({ yamino }) => `lay Y${yamino}`));
      const takes = view.table.filter(({ yamino, fresh }) => fresh && !view.table.some((other) => other.at === yamino));
      const ends = form === 'base' ? ['stop', `throw ${loose.map(({ yamino }) => `Y${yamino}`).join(' ')}`] : ['stop'];
      return [...lays, ...takes.map(({ yamino }) => `take Y${yamino}`), ...ends];
    }
    default:
      return [];
  }
}
