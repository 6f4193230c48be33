// A device with a voice, or without one: what it would say aloud is written down.
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  var spoken: string[];
}

/** From its first page on; a browser without a screen has no voices of its own. */
export async function giveVoice(device: BrowserContext, voices = 1): Promise<void> {
  await device.addInitScript((voices) => {
    globalThis.spoken = [];
    const voice = Object.assign(new EventTarget(), {
      pending: false,
      getVoices: () => Array.from({ length: voices }, () => ({})),
      speak: ({ text }: SpeechSynthesisUtterance) => void globalThis.spoken.push(text),
      cancel: () => undefined,
    });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: voice });
  }, voices);
}

export const spoken = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.spoken);
