// Somebody who listens: what live regions say is written down, and she plays over the page's own socket.
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Whom most tests are about. */
const SEAT = 1;

/** What the page says and hears, for tests; the page itself knows nothing of it. */
interface Ears {
  heard: string[]; // what live regions said since the last decision
  reached: string[]; // what the focus came to since then, which a screen reader names
  socket: WebSocket | null;
  news: { seq: number; awaits: number[]; eyes: { seat: number | null; legal: string[] | null }[] } | null;
  hint: { what: string } | null;
  played: number; // the line that the newest move has become
  acts: number; // what was sent to be played, by the page or by the test, and is not answered yet: that waits for the disk
  areAnswered: () => boolean; // and what came of them has been told
}

declare global {
  var ears: Ears;
}

/** Every page of this device is listened to from its first word on. She plays faster than anybody, and is never bidden to wait. */
export async function listen(device: BrowserContext): Promise<void> {
  device.on('weberror', (event) => {
    if (event.error().message.includes('too-fast')) throw event.error();
  });
  await device.addInitScript(() => {
    const areAnswered = () => ears.acts === 0 && (ears.news?.seq ?? ears.played) >= ears.played;
    const ears: Ears = { heard: [], reached: [], socket: null, news: null, hint: null, played: 0, acts: 0, areAnswered };
    globalThis.ears = ears;
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        ears.socket = this;
        ears.acts = 0; // what was on its way on another line is sent again on this one
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string };
          if (message.type === 'news') ears.news = message as unknown as Ears['news'];
          const { seq, after } = message as { seq?: number; after?: number | null };
          if (message.type === 'ack') ears.played = seq ?? 0;
          if (message.type === 'ack' || (message.type === 'refused' && after !== null)) ears.acts -= 1;
          if (message.type === 'hint') ears.hint = message as unknown as Ears['hint'];
          const { problem, about } = message as { problem?: { code: string }; about?: { type: string } };
          if (about?.type === 'act') ears.acts -= 1;
          if (problem?.code === 'too-fast') throw new Error('too-fast');
        });
      }
      override send(frame: string): void {
        if ((JSON.parse(frame) as { type: string }).type === 'act') ears.acts += 1;
        super.send(frame);
      }
    };
    addEventListener('focusin', ({ target }) => {
      const name = target instanceof Element ? (target.getAttribute('aria-label') ?? words(target)) : '';
      if (name !== '') ears.reached.push(name);
    });
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="log"], [role="status"], [role="alert"], output';
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const words = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const region = elementOf(target)?.closest(LIVE);
        if (!region) continue;
        for (const node of type === 'characterData' ? [target] : addedNodes) if (words(node) !== '') ears.heard.push(words(node));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What is asked of a seat once all that led to it has been shown; null when the game is over. */
export async function nextQuestion(page: Page, seat = SEAT): Promise<string | null> {
  const state = await page.waitForFunction((seat) => {
    const frame = document.querySelector<HTMLElement>('.frame[data-line]');
    const awaits = frame?.dataset.awaits;
    if (awaits === 'nobody') return { over: true, asks: '' };
    // Whatever the house has sent since is shown as well.
    if (!awaits?.split(' ').includes(String(seat)) || Number(frame?.dataset.line) !== ears.news?.seq) return null;
    return { over: false, asks: frame?.querySelector<HTMLElement>('main [data-asks]')?.dataset.asks ?? '' };
  }, seat);
  const { over, asks } = (await state.jsonValue()) as { over: boolean; asks: string };
  return over ? null : asks.replace(/\s+/g, ' ').trim();
}

/** Live regions have said it since the last decision, and once. A page that is busy says it later: that is no silence. */
export async function hearsOnce(page: Page, question: string): Promise<void> {
  await page.waitForFunction((question) => ears.heard.join('\n').includes(question), question);
  const all = await heard(page);
  expect(all.join('\n').split(question).length - 1, `“${question}” in ${JSON.stringify(all)}`).toBe(1);
}

/** All that was heard since the last decision, to be read where a test fails. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => ears.heard);

/** Which seat of this device has to play, once all that led to it has come; null when the game is over. */
async function turnToPlay(page: Page): Promise<number | null> {
  const awaited = await page.waitForFunction(() => {
    const awaits = document.querySelector<HTMLElement>('.frame[data-line]')?.dataset.awaits;
    if (awaits === 'nobody') return awaits;
    const seats = ears.news?.eyes.filter(({ seat, legal }) => seat !== null && ears.news?.awaits.includes(seat) && legal?.length !== 0) ?? [];
    return seats[0]?.seat?.toString();
  });
  const seat = await awaited.jsonValue();
  return seat === 'nobody' ? null : Number(seat);
}

/** Waits until the house has answered whatever this page has sent so far. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { socket } = ears;
        const hear = ({ data }: MessageEvent) => {
          if ((JSON.parse(String(data)) as { type: string }).type !== 'pong') return;
          socket?.removeEventListener('message', hear);
          requestAnimationFrame(() => done());
        };
        socket?.addEventListener('message', hear);
        socket?.send(JSON.stringify({ type: 'ping', n: 0 }));
      }),
  );
  await page.waitForFunction(() => ears.areAnswered());
}

/** Plays the nth of what is open; where there is too much to list, what the house advises. */
export async function playNth(page: Page, nth: number, seat = SEAT): Promise<void> {
  const legal = await page.evaluate((seat) => ears.news?.eyes.find((eyes) => eyes.seat === seat)?.legal ?? null, seat);
  const what = legal === null ? await advice(page, seat) : legal[nth % legal.length];
  await forget(page);
  await page.evaluate(
    ([seat, what]) => {
      const after = ears.news?.seq ?? 0;
      ears.news = null; // nothing counts until its news have come
      ears.socket?.send(JSON.stringify({ type: 'act', seat, after, what }));
    },
    [seat, what] as const,
  );
}

/** Presses a key and waits until it is answered: by a live region, or by what the focus comes to. */
export async function isAnswered(page: Page, key: string): Promise<void> {
  await forget(page);
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => [...ears.heard, ...ears.reached]), `silence after ${key}`).not.toEqual([]);
}

/** What was heard until now is over. */
export const forget = (page: Page): Promise<void> => page.evaluate(() => void ([ears.heard, ears.reached] = [[], []]));

async function advice(page: Page, seat: number): Promise<string> {
  await page.evaluate((seat) => {
    ears.hint = null;
    ears.socket?.send(JSON.stringify({ type: 'hint', seat, mine: null }));
  }, seat);
  const what = await page.waitForFunction(() => ears.hint?.what);
  return (await what.jsonValue()) ?? '';
}

/** Plays for everybody of this device until it is over. */
export async function playToEnd(page: Page): Promise<void> {
  for (let seat = await turnToPlay(page), nth = 0; seat !== null; seat = await turnToPlay(page)) await playNth(page, nth++, seat);
}

/** Waits until seat 1 is asked and all that led to it has been shown; what it may do, where that can be listed. */
export async function asked(page: Page): Promise<string[] | null> {
  await page.waitForFunction((seat) => {
    const frame = document.querySelector<HTMLElement>('.frame[data-line]');
    const isAsked = ears.areAnswered() && frame?.dataset.awaits?.split(' ').includes(String(seat)) && ears.news?.awaits.includes(seat);
    return isAsked && Number(frame?.dataset.line) === ears.news?.seq;
  }, SEAT);
  return page.evaluate((seat) => ears.news?.eyes.find((eyes) => eyes.seat === seat)?.legal ?? null, SEAT);
}

/** Does this over the page's own line, as its table would. */
export async function send(page: Page, what: string): Promise<void> {
  const frame = { type: 'act', seat: SEAT, what };
  await page.evaluate((frame) => {
    ears.socket?.send(JSON.stringify({ ...frame, after: ears.news?.seq ?? 0 }));
  }, frame);
}
