// Tables set up by hand, one for each moment of a turn. Seat 1 is mine.
import { readDrill } from '../training';
import type { Answer, Colour, Devil, Event, Options, Order, Player, Receipt, Stage, View } from '../types';

const options: Options = { twoDice: false, orderFirst: 0, seconds: 10, untimed: false, tieForgiving: false };

/** The dice of the printed example, and an order. */
export function example(order: Order) {
  const added: Answer['sums'] = ['2 + 3 + 6 = 11', '1 + 5 + 6 = 12', '3 + 5 + 5 = 13'];
  const told: Record<Order, [Devil, Answer['worth'], sums: Answer['sums'], best: string, counts: string]> = {
    most: ['red', [11, 12, 13], added, '001', '111111111'],
    least: ['black', [11, 12, 13], added, '100', '111111111'],
    gap: ['white', [4, 5, 2], ['6 − 2 = 4', '6 − 1 = 5', '5 − 3 = 2'], '010', '101101111'],
    odd: ['red', [1, 2, 3], ['1', '2', '3'], '001', '010110111'],
    high: ['grey', [6, 6, 5], ['6', '6', '5'], '110', '001001011'],
    near: ['red', [402, 566, 300], ['40 mm', '57 mm', '30 mm'], '001', '100100100'],
  };
  const [devil, worth, sums, best, counts] = told[order];
  const marks = (text: string) => [...text].map((mark) => mark === '1');
  const answer: Answer = { devil, said: { id: 'diavolo-answer', args: { devil } }, worth, sums, best: marks(best) as Answer['best'], counts: marks(counts) };
  const dice = 'black2@402,0 black3@-650,700 black6@800,-300 white1@-400,-400 white5@-1100,200 white6@100,1200 red3@0,-300 red5@700,900 red5@500,-1000';
  const of = (colour: Colour, values: string) => ({ id: 'diavolo-dice-of', args: { colour, values } });
  const said = { id: 'diavolo-dice', args: { black: of('black', '2, 3, 6'), white: of('white', '1, 5, 6'), red: of('red', '3, 5, 5') } };
  return readDrill(`${order}@0,0 ${dice}\t${JSON.stringify(answer)}\t${JSON.stringify(said)}`);
}

const GEMS = [4, 5, 2, 3, 0, 1];
const grabs: Record<number, Devil> = { 2: 'red', 3: 'white' };

function players(seats: number, grabbing: boolean, falling: boolean): Player[] {
  return GEMS.slice(0, seats).map((gems, i) => {
    const devil = grabbing ? (grabs[i + 1] ?? null) : null;
    const said = { id: gems === 0 ? 'diavolo-place-out' : 'diavolo-place', args: { name: { seat: i + 1 }, n: gems } };
    return { said, grabs: falling && gems > 0 && devil === null, gems, fell: gems === 0 ? 3 : 0, grab: devil && { devil, at: 900 + 40 * i, said: 900 + 40 * i, lag: 30 }, answered: false };
  });
}

export interface Situation {
  view: View;
  legal: string[];
}

const TAKES = ['take black', 'take white', 'take red', 'take grey', 'leave'];

/** ?at=ready|theirs|ordered|falls|open|calm|over &order=most|… &seats=2..6 */
export function situation(at: string, order: Order, seats: number): Situation {
  const open = at === 'open' || at === 'calm';
  const phase = (at === 'theirs' ? 'ready' : open ? 'open' : at) as Stage;
  const each = seats > 4 ? 3 : Math.max(1, seats - 1);
  const view: View = {
    options: { ...options, untimed: at === 'calm' },
    first: 1,
    players: players(seats, at === 'open', open || at === 'falls'),
    roller: at === 'theirs' ? 2 : 1,
    turn: 4,
    phase,
    order: open || at === 'ordered' ? order : null,
    throw: open ? example(order).throw : null,
    shown: open ? 12_400 : null,
    until: open ? 23_100 : null,
    devils: [each, each, each, 1],
    winner: at === 'over' ? 1 : null,
  };
  const legal = open ? TAKES : at === 'ready' || at === 'ordered' ? ['throw'] : [];
  return { view, legal };
}

/** How a turn with these dice ended. */
export function countedIn(order: Order, seats: number): Event[] {
  const { throw: thrown, answer } = example(order);
  const took: (Devil | null)[] = [answer.devil, 'white', answer.devil, 'red', null, 'black'];
  const results: Receipt['results'] = GEMS.slice(0, seats).flatMap((gems, i) => {
    if (gems === 0) return [];
    const devil = took[i] ?? null;
    const verdict = devil === null ? 'nothing' : devil !== answer.devil ? 'wrong' : i === 2 ? 'late' : 'right';
    const at = devil === null ? null : 843 + 210 * i;
    return [{ seat: i + 1, devil, at, said: at && (i === 1 ? at - 53 : at), lag: at && 30 + i * 30, verdict, change: verdict === 'right' ? 0 : -1, gems }];
  });
  return [{ type: 'shown', throw: thrown, asks: { id: 'diavolo-prompt-open' } }, { type: 'counted', answer, results }, { type: 'turn', seat: 1 }];
}
