// What may be done now, sorted out of the list of actions that the rules give.
import { YAMINOS, type Row } from './types';

export interface Lay {
  yamino: number;
  at: number | null;
}

export interface Offers {
  agree: number[];
  throws: readonly string[];
  lays: Lay[];
  takes: number[];
  stop: boolean;
  boxes: Row[];
  announces: Row[];
}

const number = (word: string | undefined) => Number(word?.replace('Y', ''));

export function offersOf(legal: readonly string[]): Offers {
  const offers = { agree: [] as number[], throws: [] as string[], lays: [] as Lay[], takes: [] as number[], stop: false };
  const [boxes, announces]: Row[][] = [[], []];
  for (const action of legal) {
    const [verb, what, , at] = action.split(' ');
    if (verb === 'throws') offers.agree.push(Number(what));
    else if (verb === 'throw') offers.throws.push(action);
    else if (verb === 'lay') offers.lays.push({ yamino: number(what), at: at ? number(at) : null });
    else if (verb === 'take') offers.takes.push(number(what));
    else if (verb === 'stop') offers.stop = true;
    else if (verb === 'box') boxes?.push(what as Row);
    else if (verb === 'announce') announces?.push(what as Row);
  }
  return { ...offers, boxes: boxes ?? [], announces: announces ?? [] };
}

/** Whoever keeps all has nothing to throw, and the rules say so. */
export const THROW_NONE = 'throw nothing';

/** `throw` for all seven, `throw Y1 Y4` for some. */
export function throwing(yaminos: Iterable<number>): string {
  const sorted = [...yaminos].sort((a, b) => a - b);
  if (sorted.length === 0) return THROW_NONE;
  return sorted.length === YAMINOS ? 'throw' : ['throw', ...sorted.map((yamino) => `Y${yamino}`)].join(' ');
}

export function laying({ yamino, at }: Lay): string {
  return at === null ? `lay Y${yamino}` : `lay Y${yamino} at Y${at}`;
}

export const taking = (yamino: number): string => `take Y${yamino}`;

/** The yaminos that a `throw` names. */
export function thrown(action: string): number[] {
  if (action === 'throw') return Array.from({ length: YAMINOS }, (_, i) => i);
  return action.split(' ').slice(1).map(number);
}
