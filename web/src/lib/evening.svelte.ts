// An evening as this page sees it: a line that comes back by itself, what this device holds, and what can be done.
import type { AskedMoment, AskedTry, ComeIn, DeviceKey, EveningHello, EveningInfo, EveningTable, Glance, Hosted, Motion, MoveCode, MoveHere, NewEvening, PersonInfo } from '@wire/evening';
import { ask, Trouble } from './api';
import { loadGameTexts } from './i18n.svelte';
import { recall, remember } from './prefs.svelte';

const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 5000;
const PING_EVERY_MS = 15_000;

const at = (evening: string, what = '') => `/api/evenings/${encodeURIComponent(evening)}${what}`;

export const evenings = {
  setUp: (plan: NewEvening) => ask<Hosted>('POST', '/api/evenings', plan),
  info: (id: string) => ask<EveningInfo>('GET', at(id)),
  comeIn: (id: string, wish: ComeIn) => ask<DeviceKey>('POST', at(id, '/come'), wish),
  moveHere: (id: string, wish: MoveHere) => ask<DeviceKey>('POST', at(id, '/move'), wish),
  /** The code by which somebody goes on on another device. */
  code: (id: string, host: string, person: number) => ask<MoveCode>('POST', at(id, '/code'), { what: String(person), host }),
  /** A line of the log without its time; `round` lets the house pair. */
  does: (id: string, host: string, what: string) => ask<EveningInfo>('POST', at(id, '/do'), { what, host }),
  ours: (id: string, device: DeviceKey, what: string) => ask<EveningInfo>('POST', at(id, '/do'), { what, device }),
  /** The position that everybody is asked about, after these acts; and what the last of them would do. */
  asked: (id: string, question: number, acts: readonly string[]) => ask<AskedMoment>('POST', at(id, '/question'), { question, acts }),
  tryAsked: (id: string, question: number, acts: readonly string[]) => ask<AskedTry>('POST', at(id, '/question/try'), { question, acts }),
  glance: (id: string, host: string) => ask<Glance[]>('POST', at(id, '/glance'), { what: '', host }),
  /** How far each table has come, for a screen to choose among them. */
  moving: (id: string) => ask<Motion[]>('GET', at(id, '/moving')),
  /** Every table there was. */
  games: (id: string) => ask<EveningTable[]>('GET', at(id, '/games')),
  delete: (id: string, host: string) => ask<{ evening: string }>('DELETE', at(id), { what: 'delete', host }),
  exportUrl: (id: string) => at(id, '/export'),
  csvUrl: (id: string) => at(id, '/standings.csv'),
  logUrl: (id: string) => at(id, '/log'),
};

const deviceAt = (evening: string) => `ludogite:evening:${evening}`;
const hostAt = (evening: string) => `ludogite:host:${evening}`;

export const deviceOf = (evening: string) => recall<DeviceKey>(deviceAt(evening));
export const keepDevice = (evening: string, key: DeviceKey) => remember(deviceAt(evening), key);
export const hostOf = (evening: string) => recall<string>(hostAt(evening));
export const keepHost = (evening: string, code: string | null) => remember(hostAt(evening), code);

/** The evening that was set up on this page, until its host has seen her code. */
export const justSetUp: { evening: string | null } = { evening: null };

export const loadEveningTexts = () => loadGameTexts('evening');

/** The line to an evening. */
export class EveningLine {
  info: EveningInfo | null = $state.raw(null);
  /** A code of the house why it does not answer; null while it does. */
  problem: string | null = $state(null);
  lost = $state(false);
  /** When what was told came, to count down from. */
  toldAt = $state(0);

  readonly #id: string;
  readonly #url: string;
  readonly #hello: () => EveningHello;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #retries = 0;
  #closed = false;

  constructor(id: string, hello: () => EveningHello) {
    this.#id = id;
    this.#url = `${location.origin.replace(/^http/, 'ws')}/ws/evening/${id}`;
    this.#hello = hello;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  person(number: number): PersonInfo | null {
    return this.info?.people.find(({ person }) => person === number) ?? null;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  /** Says anew whom this page is for. */
  again(): void {
    this.#retries = 0;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#hello()));
      // Whatever is said shows that somebody is here.
      this.#ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{}'), PING_EVERY_MS);
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as { type: string; info?: EveningInfo; problem?: { code: string } });
    socket.onclose = () => this.#again(socket);
  }

  #heard(frame: { type: string; info?: EveningInfo; problem?: { code: string } }): void {
    if (frame.info) {
      this.info = frame.info;
      this.toldAt = performance.now();
      this.problem = null;
      this.lost = false;
      this.#retries = 0;
    } else if (frame.problem) {
      this.problem = frame.problem.code;
      if (this.problem === 'no-such-evening') this.close(); // deleted: there is nothing to come back to
    }
  }

  #again(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#drop();
    this.lost = true;
    void this.#isThere();
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries++) * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** A socket that is refused does not say why. */
  async #isThere(): Promise<void> {
    try {
      await evenings.info(this.#id);
    } catch (error) {
      if (error instanceof Trouble && error.problem.code === 'no-such-evening') this.#heard({ type: 'trouble', problem: error.problem });
    }
  }

  #hurry = (): void => {
    if (!this.lost || this.#closed || document.hidden) return;
    clearTimeout(this.#retry);
    this.again();
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
