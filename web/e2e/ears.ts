// Somebody who listens: what live regions say is written down, and she plays over the page's own socket.
import type { BrowserContext, Page } from '@playwright/test';

/** What the page says and hears, for tests; the page itself knows nothing of it. */
interface Ears {
  heard: string[]; // what live regions said since the last decision
  socket: WebSocket | null;
  news: { seq: number; awaits: number[]; eyes: { seat: number | null; legal: string[] | null }[] } | null;
  hint: { what: string } | null;
}

declare global {
  var ears: Ears;
}

const SEAT = 1;

/** Every page of this device is listened to from its first word on. */
export async function listen(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    const ears: Ears = { heard: [], socket: null, news: null, hint: null };
    globalThis.ears = ears;
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        ears.socket = this;
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string };
          if (message.type === 'news') ears.news = message as unknown as Ears['news'];
          if (message.type === 'hint') ears.hint = message as unknown as Ears['hint'];
        });
      }
    };
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

/** What is asked of seat 1 once all that led to it has been shown; null when the game is over. */
export async function nextQuestion(page: Page): Promise<string | null> {
  const state = await page.waitForFunction((seat) => {
    const frame = document.querySelector<HTMLElement>('.frame[data-line]');
    const awaits = frame?.dataset.awaits;
    if (awaits === 'nobody') return { over: true, asks: '' };
    // Whatever the house has sent since is shown as well.
    if (!awaits?.split(' ').includes(String(seat)) || Number(frame?.dataset.line) !== ears.news?.seq) return null;
    return { over: false, asks: frame?.querySelector<HTMLElement>('main [data-asks]')?.dataset.asks ?? '' };
  }, SEAT);
  const { over, asks } = (await state.jsonValue()) as { over: boolean; asks: string };
  return over ? null : asks.replace(/\s+/g, ' ').trim();
}

/** How often live regions have said it since the last decision: waits until they have. */
export async function timesHeard(page: Page, question: string): Promise<number> {
  const times = (question: string) => ears.heard.join('\n').split(question).length - 1;
  await page.waitForFunction(times, question, { timeout: 5_000 }).catch(() => undefined); // then it was silence
  return page.evaluate(times, question);
}

/** All that was heard since the last decision, to be read where a test fails. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => ears.heard);

/** Plays the nth of what is open; where there is too much to list, what the house advises. */
export async function playNth(page: Page, nth: number): Promise<void> {
  const legal = await page.evaluate((seat) => ears.news?.eyes.find((eyes) => eyes.seat === seat)?.legal ?? null, SEAT);
  const what = legal === null ? await advice(page) : legal[nth % legal.length];
  await page.evaluate(
    ([seat, what]) => {
      ears.heard = [];
      const after = ears.news?.seq ?? 0;
      ears.news = null; // nothing counts until its news have come
      ears.socket?.send(JSON.stringify({ type: 'act', seat, after, what }));
    },
    [SEAT, what] as const,
  );
}

async function advice(page: Page): Promise<string> {
  await page.evaluate((seat) => {
    ears.hint = null;
    ears.socket?.send(JSON.stringify({ type: 'hint', seat, mine: null }));
  }, SEAT);
  const what = await page.waitForFunction(() => ears.hint?.what);
  return (await what.jsonValue()) ?? '';
}
