// Many people at an evening, whose devices nobody looks at.
import type { Page } from '@playwright/test';

/** Guests without a page of their own: they come in, go where they are led, and do whatever comes first, so often at a table, all in one window. */
export async function crowd(page: Page, evening: string, pictures: readonly string[], most = 100_000): Promise<void> {
  await page.evaluate(
    async ({ evening, pictures, most }) => {
      interface Key { seat: number; token: string }
      interface Info { tables: { table: string; open: boolean; keys: Key[] }[] }
      const socket = (path: string, hello: () => unknown, heard: (frame: never, send: (frame: unknown) => void) => void) => {
        const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
        const send = (frame: unknown) => line.send(JSON.stringify(frame));
        line.onopen = () => send(hello());
        line.onmessage = ({ data }) => heard(JSON.parse(String(data)) as never, send);
        line.onclose = () => setTimeout(() => socket(path, hello, heard), 200); // a house that was killed comes back
      };
      const play = (table: string, keys: Key[]) => {
        let acts = 0;
        socket(`/ws/${table}`, () => ({ type: 'hello', since: null, claims: keys.map((key) => ({ ...key, nonce: '0'.repeat(31) + '1' })) }), (frame: { type: string; seq: number; eyes: { seat: number; legal: string[] | null }[]; result: unknown }, send) => {
          if (frame.type !== 'news' || frame.result) return;
          const mine = frame.eyes.find(({ seat, legal }) => seat !== null && legal && legal.length > 0);
          if (mine?.legal && acts++ < most) send({ type: 'act', seat: mine.seat, after: frame.seq, what: mine.legal[0] });
        });
      };
      for (const picture of pictures) {
        const answer = await fetch(`/api/evenings/${evening}/come`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ people: [{ picture, name: '' }], hall: 1, device: null }) });
        const device: unknown = await answer.json();
        const led = new Set<string>();
        socket(`/ws/evening/${evening}`, () => ({ device }), (frame: { info?: Info }) => {
          for (const { table, open, keys } of frame.info?.tables ?? []) {
            if (!open || led.has(table)) continue;
            led.add(table);
            play(table, keys);
          }
        });
      }
    },
    { evening, pictures, most },
  );
}
