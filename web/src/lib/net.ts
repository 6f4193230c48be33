// The line to a table: comes back by itself, and never plays a move twice or loses one.
import type { Claim, FromHouse, ToHouse } from '@wire';

export type LineState = 'opening' | 'open' | 'lost' | 'closed';
type Act = Extract<ToHouse, { type: 'act' }>;

interface LineOptions {
  url: string;
  /** Asked at each (re)connection: the last line shown, and the seats held by this device. */
  since: () => number | null;
  claims: () => Claim[];
  heard: (message: FromHouse) => void;
  state: (state: LineState) => void;
  /** For tests: how to open a socket and how chance spreads the retries. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

/** Close codes after which a page does not come back by itself. */
const POLICY = 1008;
const TOO_LONG = 1009;
const FIRST_RETRY_MS = 150;
const LAST_RETRY_MS = 1500;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 4_000;
/** A move that has no answer by now makes us ask whether anybody is there. */
const ANSWER_WITHIN_MS = 1_500;

export class Line {
  #options: LineOptions;
  #socket: WebSocket | null = null;
  #retries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  #closed = false;
  #unanswered = new Map<number, Act>(); // by seat: sent again, with the same `after`, until answered

  constructor(options: LineOptions) {
    this.#options = options;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.addEventListener?.('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Plays a move. It stays with us until the house has answered, through any number of reconnections. */
  act(seat: number, after: number, what: string): void {
    const act: Act = { type: 'act', seat, after, what };
    this.#unanswered.set(seat, act);
    this.#put(act);
    setTimeout(() => this.#unanswered.get(seat) === act && this.#check(), ANSWER_WITHIN_MS);
  }

  /** Sends what may be lost without harm (a hint, a greeting). False when the line is down. */
  send(message: ToHouse): boolean {
    return this.#put(message);
  }

  isWaiting(seat: number): boolean {
    return this.#unanswered.has(seat);
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.#options.state('closed');
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const { url, open = (to: string) => new WebSocket(to) } = this.#options;
    const socket = open(url);
    this.#socket = socket;
    this.#options.state('opening');
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => this.#lost(socket, event?.code);
  }

  #greet(): void {
    this.#put({ type: 'hello', since: this.#options.since(), claims: this.#options.claims() });
    for (const act of this.#unanswered.values()) this.#put(act);
    this.#options.state('open');
    this.#ping = setInterval(() => this.#check(), PING_EVERY_MS);
  }

  #hear(text: string): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const message = read(text);
    if (message === null) return;
    if (message.type === 'table') this.#retries = 0; // welcome at the table, not merely let in at the door
    if (message.type === 'ack' || message.type === 'refused') this.#answered(message);
    // An act that the house could not use will not become usable by being sent again; other troubles are not about it.
    if (message.type === 'trouble' && message.about?.type === 'act') this.#answered(message.about);
    this.#options.heard(message);
  }

  /** Only what names an act answers it. */
  #answered({ seat, after }: { seat: number | null; after: number | null }): void {
    if (seat !== null && this.#unanswered.get(seat)?.after === after) this.#unanswered.delete(seat);
  }

  #lost(socket: WebSocket, code?: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#closed) return;
    // The house does not want to hear from us again: what we sent was too much or too long.
    if (code === POLICY || code === TOO_LONG) return this.close();
    this.#options.state('lost');
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#retries, LAST_RETRY_MS);
    this.#retries += 1;
    // Spread, so that a house that comes back is not met by everyone at the same instant.
    const spread = 0.75 + (this.#options.random ?? Math.random)() * 0.5;
    this.#retry = setTimeout(() => this.#connect(), wait * spread);
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** A line may be dead without saying so: ask, and give up on silence. */
  #check(): void {
    const socket = this.#socket;
    if (!socket || this.#silence !== undefined) return;
    this.#put({ type: 'ping', n: ++this.#pings });
    this.#silence = setTimeout(() => this.#lost(socket), PONG_WITHIN_MS);
  }

  /** The network is back, or somebody looks at the page again: no reason to wait. */
  #hurry = (): void => {
    if (this.#closed || globalThis.document?.visibilityState === 'hidden') return;
    if (this.#retry !== undefined) this.#connect();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#check();
  };

  /** The device has no network: said at once. A house on this very device answers the next try. */
  #cut = (): void => {
    if (this.#socket) this.#lost(this.#socket);
  };

  #put(message: ToHouse): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}

function read(text: string): FromHouse | null {
  try {
    return JSON.parse(text) as FromHouse;
  } catch {
    return null;
  }
}

/** 32 hex digits from the device's secure generator. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of a table's socket, on the house this page came from. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/${encodeURIComponent(table)}`;
}
