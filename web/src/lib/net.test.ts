import type { About, FromHouse, ToHouse } from '@wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, nonce, type LineState } from './net';

/** A socket that the test opens, fills and cuts. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToHouse[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToHouse);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: FromHouse | string) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const welcome = { type: 'table', info: {}, mine: [1] } as unknown as FromHouse;
const trouble = (about: About | null, closing = false): FromHouse => ({ type: 'trouble', problem: { code: 'x', detail: '' }, about, closing });
let heard: FromHouse[];
let states: LineState[];
let seen: number | null;
const opened: Line[] = [];

function line(chance = 0.5): Line {
  const made = new Line({
    url: 'ws://house/ws/t',
    since: () => seen,
    claims: () => [{ seat: 1, token: 'key', nonce: '00' }],
    heard: (message) => heard.push(message),
    state: (state) => states.push(state),
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => chance, // the middle of the spread is exactly the nominal wait
  });
  opened.push(made);
  return made;
}
const socket = (index: number) => {
  const found = FakeSocket.all.at(index);
  if (!found) throw new Error(`no socket ${index}`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  states = [];
  seen = null;
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  vi.useRealTimers();
});

describe('the line to a table', () => {
  it('says hello first, with its seats and what it has seen', () => {
    line();
    socket(0).opens();
    expect(socket(0).sent).toEqual([{ type: 'hello', since: null, claims: [{ seat: 1, token: 'key', nonce: '00' }] }]);
    expect(states).toEqual(['opening', 'open']);
  });

  it('comes back with what it has seen since', () => {
    line();
    socket(0).opens();
    seen = 7;
    socket(0).breaks();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(150);
    socket(1).opens();
    expect(socket(1).sent[0]).toMatchObject({ type: 'hello', since: 7 });
  });

  it('waits 150 ms, then twice as long each time, never more than 1.5 s', () => {
    line();
    for (const wait of [150, 300, 600, 1200, 1500, 1500]) {
      const before = FakeSocket.all.length;
      socket(-1).breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it('knocks again within two seconds, whatever chance says: so it is back within three once the house answers', () => {
    line(1);
    for (let tries = 0; tries < 20; tries++) {
      const before = FakeSocket.all.length;
      socket(-1).breaks();
      vi.advanceTimersByTime(2000);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it('begins with short waits again once it was welcome', () => {
    line();
    socket(0).breaks();
    vi.advanceTimersByTime(150);
    socket(1).opens();
    socket(1).says(welcome);
    socket(1).breaks();
    vi.advanceTimersByTime(150);
    expect(FakeSocket.all.length).toBe(3);
  });

  it('does not hammer a house that lets it in and throws it out', () => {
    line();
    socket(0).breaks();
    vi.advanceTimersByTime(150);
    socket(1).opens();
    socket(1).says(trouble(null, true));
    socket(1).breaks();
    vi.advanceTimersByTime(299);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('does not wait when the network is back', () => {
    line();
    socket(0).breaks();
    globalThis.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('says at once that the network is gone, and tries on', () => {
    line();
    socket(0).opens();
    globalThis.dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(150);
    socket(1).opens();
    expect(states.at(-1)).toBe('open');
  });

  it('asks whether anybody is there when a move has no answer', () => {
    const there = line();
    socket(0).opens();
    there.act(1, 4, 'draw');
    vi.advanceTimersByTime(1_500);
    expect(socket(0).sent.at(-1)).toEqual({ type: 'ping', n: 1 });
    vi.advanceTimersByTime(4_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('asks nothing when a move was answered', () => {
    const there = line();
    socket(0).opens();
    there.act(1, 4, 'draw');
    socket(0).says({ type: 'ack', seat: 1, after: 4, seq: 5 });
    vi.advanceTimersByTime(5_000);
    expect(socket(0).sent.map((message) => message.type)).toEqual(['hello', 'act']);
  });

  it('sends an unanswered move again with the same `after`, and only until it is answered', () => {
    const there = line();
    socket(0).opens();
    there.act(1, 4, 'draw');
    const act = { type: 'act', seat: 1, after: 4, what: 'draw' };
    expect(socket(0).sent.at(-1)).toEqual(act);
    socket(0).breaks();
    expect(there.isWaiting(1)).toBe(true);
    vi.advanceTimersByTime(150);
    socket(1).opens();
    expect(socket(1).sent.slice(1)).toEqual([act]);
    socket(1).says({ type: 'ack', seat: 1, after: 4, seq: 5 });
    expect(there.isWaiting(1)).toBe(false);
    socket(1).breaks();
    vi.advanceTimersByTime(300);
    socket(2).opens();
    expect(socket(2).sent.length).toBe(1);
  });

  it('keeps a move made while the line was down', () => {
    const there = line();
    there.act(1, 0, 'draw');
    socket(0).opens();
    expect(socket(0).sent.map((message) => message.type)).toEqual(['hello', 'act']);
  });

  it('takes a refusal for an answer, but not somebody else’s', () => {
    const there = line();
    socket(0).opens();
    there.act(1, 4, 'stop');
    socket(0).says({ type: 'ack', seat: 2, after: 4, seq: 5 });
    socket(0).says({ type: 'ack', seat: 1, after: 3, seq: 4 });
    expect(there.isWaiting(1)).toBe(true);
    socket(0).says({ type: 'refused', seat: 1, after: 4, refusal: { rule: 'X-1', id: 'x', args: {} } });
    expect(there.isWaiting(1)).toBe(false);
  });

  it('takes trouble about an act for an answer, and no other trouble', () => {
    const there = line();
    socket(0).opens();
    there.act(1, 4, 'draw');
    const others: (About | null)[] = [
      null, // nobody can say what it is about
      { type: 'hint', seat: 1, after: null },
      { type: 'act', seat: 2, after: 4 },
      { type: 'act', seat: 1, after: 3 },
    ];
    for (const about of others) {
      socket(0).says(trouble(about));
      expect(there.isWaiting(1)).toBe(true);
    }
    socket(0).says(trouble({ type: 'act', seat: 1, after: 4 }));
    expect(there.isWaiting(1)).toBe(false);
    expect(heard.length).toBe(5);
  });

  it('sends a move again if the line breaks between trouble about a hint and the answer to the move', () => {
    const there = line();
    socket(0).opens();
    there.act(1, 4, 'draw');
    there.send({ type: 'hint', seat: 1, mine: null });
    socket(0).says(trouble({ type: 'hint', seat: 1, after: null }));
    socket(0).breaks();
    vi.advanceTimersByTime(150);
    socket(1).opens();
    expect(socket(1).sent.slice(1)).toEqual([{ type: 'act', seat: 1, after: 4, what: 'draw' }]);
  });

  it('does not take the refusal to take back for an answer to a move', () => {
    const there = line();
    socket(0).opens();
    there.send({ type: 'undo', seat: 1 });
    there.act(1, 4, 'draw');
    socket(0).says({ type: 'refused', seat: 1, after: null, refusal: { rule: 'HOUSE-UNDO', id: 'x', args: {} } });
    expect(there.isWaiting(1)).toBe(true);
  });

  it('gives up on a line that has gone silent', () => {
    line();
    socket(0).opens();
    vi.advanceTimersByTime(10_000);
    expect(socket(0).sent.at(-1)).toEqual({ type: 'ping', n: 1 });
    vi.advanceTimersByTime(4_000 + 150);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('stays on a line that answers', () => {
    line();
    socket(0).opens();
    vi.advanceTimersByTime(10_000);
    socket(0).says({ type: 'pong', n: 1 });
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  it('ignores what it cannot read', () => {
    line();
    socket(0).opens();
    socket(0).says('{');
    expect(heard).toEqual([]);
  });

  it('is silent once closed', () => {
    const there = line();
    socket(0).opens();
    there.close();
    vi.advanceTimersByTime(60_000);
    globalThis.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(1);
    expect(states.at(-1)).toBe('closed');
  });
});

it('a nonce is 32 hex digits, another each time', () => {
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});
