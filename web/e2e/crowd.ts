// Many people at an evening, whose devices nobody looks at.
import type { Page } from '@playwright/test';

/** A move that the house has said is on disk. */
export interface Acked { table: string; seat: number; seq: number; what: string }

declare global {
  /** What the people in this window have come to: moves that were acknowledged, and what should not have been said to them. */
  var crowd: { acked: Acked[]; faults: string[] } | undefined;
}

/** Guests without a page of their own: they come in, go where they are led, and play as the rules list it, so often at a table; with 0 they stay in the hall. All in one window. */
export async function crowd(page: Page, evening: string, pictures: readonly string[], most = 100_000): Promise<void> {
  await page.evaluate(
    async ({ evening, pictures, most }) => {
      interface Key { seat: number; token: string }
      interface Info { tables: { table: string; open: boolean; keys: Key[] }[] }
      interface Act { seat: number; after: number; what: string }
      interface Eyes { seat: number | null; legal: string[] | null }
      interface Frame { type: string; seq: number; after: number | null; eyes: Eyes[]; result: unknown; info?: Info }
      const PACE_MS = 40; // a bell of a round is heard while they play
      const here = (globalThis.crowd ??= { acked: [], faults: [] });
      const socket = (path: string, hello: (send: (frame: unknown) => void) => void, heard: (frame: Frame, send: (frame: unknown) => void, close: () => void) => void) => {
        const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
        const send = (frame: unknown) => line.readyState === WebSocket.OPEN && line.send(JSON.stringify(frame));
        let done = false;
        line.onopen = () => hello(send);
        line.onmessage = ({ data }) => heard(JSON.parse(String(data)) as Frame, send, () => ((done = true), line.close()));
        line.onclose = () => done || setTimeout(() => socket(path, hello, heard), 200); // a house that was killed comes back
      };
      const play = (table: string, keys: Key[]) => {
        let [acts, told] = [0, 0];
        let asked: Act | null = null; // until the house has answered, this is what was done
        let news: Frame | null = null;
        const next = (send: (frame: unknown) => void) => {
          if (asked || !news || news.seq < told || acts >= most) return;
          const mine = news.eyes.find(({ seat, legal }) => seat !== null && legal && legal.length > 0);
          const what = mine?.legal?.at(-1); // whoever can buy does; who may stop stops
          if (!mine?.seat || what === undefined) return;
          asked = { seat: mine.seat, after: news.seq, what };
          acts++;
          send({ type: 'act', ...asked });
        };
        const claims = keys.map((key) => ({ ...key, nonce: '0'.repeat(31) + '1' }));
        socket(
          `/ws/${table}`,
          (send) => {
            send({ type: 'hello', since: null, claims });
            if (asked) send({ type: 'act', ...asked });
          },
          (frame, send, close) => {
            if (frame.type === 'refused' || frame.type === 'trouble') here.faults.push(JSON.stringify(frame));
            if (frame.type === 'ack' && asked && frame.after === asked.after) {
              here.acked.push({ table, seat: asked.seat, seq: frame.seq, what: asked.what });
              [told, asked] = [frame.seq, null];
            }
            if (frame.type === 'news') {
              news = frame;
              if (frame.result) return close();
            }
            setTimeout(() => next(send), PACE_MS);
          },
        );
      };
      for (const picture of pictures) {
        const answer = await fetch(`/api/evenings/${evening}/come`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ people: [{ picture, name: '' }], hall: 1, device: null }) });
        const device: unknown = await answer.json();
        const led = new Set<string>();
        socket(`/ws/evening/${evening}`, (send) => send({ device }), (frame) => {
          for (const { table, open, keys } of frame.info?.tables ?? []) {
            if (!open || led.has(table) || most === 0) continue;
            led.add(table);
            play(table, keys);
          }
        });
      }
    },
    { evening, pictures, most },
  );
}

/** What the house has acknowledged of their moves so far, and that nothing they did was refused. */
export async function acknowledged(page: Page, least = 0): Promise<Acked[]> {
  await page.waitForFunction((least) => globalThis.crowd!.acked.length >= least, least);
  const { acked, faults } = await page.evaluate(() => globalThis.crowd!);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return acked;
}
