// The house over HTTP. Every failure becomes a `Problem` that the page can say in words.
import type { Again, BeginDaily, Bring, Daily, Fairness, Forgotten, FoundTable, Guest, HouseInfo, NewTable, Problem, Replay, Review, SeatKey, Seated, SitDown, Solution, SpokenCode, TableInfo } from '@wire';

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Trouble({ code: 'unreachable', detail: 'the house does not answer' });
  }
  if (!answer.ok) throw new Trouble(await problemOf(answer));
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    if (typeof body.code === 'string') return { code: body.code, detail: body.detail ?? '' };
  } catch {
    // Not one of our answers: a proxy speaks.
  }
  return { code: answer.status === 404 ? 'no-such-table' : 'unreachable', detail: `status ${answer.status}` };
}

/** `rows`: with what lay there in words; `eyes`: as this seat saw it. */
export interface Retold {
  rows?: boolean;
  eyes?: number | null;
}

function query({ rows, eyes }: Retold): string {
  const wishes = { ...(rows ? { rows: 'true' } : {}), ...(eyes ? { eyes: String(eyes) } : {}) };
  const text = new URLSearchParams(wishes).toString();
  return text && `?${text}`;
}

const FLIGHT_WITHIN_MS = 1500;

const table = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`;

/** Dice in flight, as bytes; null where there is nothing to play back, or no way to get it in time: a throw can do without. */
async function flight(id: string, line: number): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(table(id, `/flights/${line}`), { signal: AbortSignal.timeout(FLIGHT_WITHIN_MS) });
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}

export const api = {
  house: () => ask<HouseInfo>('GET', '/api/house'),
  me: () => ask<Guest>('GET', '/api/me'),
  /** Somebody else holds this device from now on. */
  newcomer: () => ask<Guest>('POST', '/api/me'),
  rename: (guest: Guest) => ask<Guest>('PUT', '/api/me', guest),
  /** All that the house has of this guest, as a file; and that she wants to be forgotten. */
  everythingUrl: (lang: string) => `/api/me/everything?language=${lang}`,
  forget: () => ask<Forgotten>('DELETE', '/api/me'),
  /** `friend`: whose link was followed. */
  daily: (friend: string | null, who = 1) => ask<Daily>('GET', `/api/daily?who=${who}${friend ? `&with=${encodeURIComponent(friend)}` : ''}`),
  beginDaily: (wish: BeginDaily) => ask<Seated>('POST', '/api/daily', wish),
  solution: (day: string, who = 1) => ask<Solution>('GET', `/api/daily/${day}/solution?who=${who}`),
  lobby: () => ask<TableInfo[]>('GET', '/api/lobby'),
  setUp: (plan: NewTable) => ask<Seated>('POST', '/api/tables', plan),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  sit: (id: string, where: SitDown) => ask<Seated>('POST', table(id, '/sit'), where),
  /** A code to be said, for whoever has a seat at a table that gathers. */
  code: (id: string, key: SeatKey) => ask<SpokenCode>('POST', table(id, '/code'), key),
  /** The key of a seat for a bot of somebody's own. */
  bring: (id: string, wish: Bring) => ask<SeatKey>('POST', table(id, '/bots'), wish),
  byCode: (code: string) => ask<FoundTable>('GET', `/api/codes/${encodeURIComponent(code)}`),
  eveningByWord: (word: string) => ask<{ evening: string }>('GET', `/api/evenings/by-word/${encodeURIComponent(word)}`),
  again: (id: string, wish: Again) => ask<Seated>('POST', table(id, '/again'), wish),
  replay: (id: string, retold: Retold = {}) => ask<Replay>('GET', table(id, `/replay${query(retold)}`)),
  /** The same of a record that somebody brings along: the house reads it and keeps nothing. */
  readRecord: (text: string, retold: Retold = {}) => ask<Replay>('POST', `/api/replay${query(retold)}`, text),
  fair: (id: string) => ask<Fairness>('GET', table(id, '/fair')),
  review: (id: string) => ask<Review>('GET', table(id, '/review')),
  /** The same of a record that somebody brings along. */
  reviewRecord: (text: string) => ask<Review>('POST', '/api/review', text),
  flight,
  recordUrl: (id: string) => table(id, '/record'),
};
