// Things in 3D. WebGL runs in software here, so that pictures are few: the page itself keeps an eye on them.
import type { BrowserContext, Page } from '@playwright/test';

/** A throw or a fall, as the page has shown it. */
interface Playback {
  logged: string; // what the log said when it began
  covered: boolean; // somebody was asked to pass the tablet on meanwhile
  pictures: string[];
  landed: string; // what lay there in the end, where the page says so
}

/** Remembers everything that is played back, and lets it take its time: this is not about how fast the machine is. */
export async function watchPlaybacks(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
    const timeout = window.setTimeout.bind(window);
    const patient = (done: () => void, ms = 0) => timeout(done, ms < 5000 ? ms : 20 * ms);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  await device.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, options?: object) => RenderingContext | null;
    // What was drawn can be read only if the canvas keeps it.
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      return getContext.call(this, kind, kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options);
    } as typeof HTMLCanvasElement.prototype.getContext;
    const playbacks: Playback[] = [];
    Object.assign(window, { playbacks });
    const picture = (canvas: HTMLCanvasElement) => {
      const small = document.createElement('canvas');
      [small.width, small.height] = [80, 80];
      small.getContext('2d')?.drawImage(canvas, 0, 0, 80, 80);
      return small.toDataURL();
    };
    let before = false;
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-flight], canvas[data-falling]');
      const now = canvas?.dataset.flight === 'flying' || (canvas?.dataset.falling ?? '') !== '';
      if (now && !before) playbacks.push({ logged: document.querySelector('.log')?.textContent ?? '', covered: false, pictures: [], landed: '' });
      const last = playbacks.at(-1);
      if (canvas && last && now) {
        last.pictures.push(picture(canvas));
        last.covered ||= document.querySelector('dialog.cover') !== null;
      }
      if (canvas && last && !now && before) last.landed = canvas.dataset.landed ?? '';
      before = now;
    };
    const looking = () => {
      look();
      requestAnimationFrame(looking);
    };
    requestAnimationFrame(looking);
    // Two states may follow one another between two pictures.
    new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-flight', 'data-falling'] });
  });
}

export const playbacksOn = (page: Page): Promise<Playback[]> => page.evaluate(() => (window as unknown as { playbacks: Playback[] }).playbacks);

/** As on a device that cannot draw in 3D: constructions are drawn. */
export async function withoutWebGl(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    const known = HTMLCanvasElement.prototype.getContext as (kind: string, ...more: unknown[]) => RenderingContext | null;
    const blind = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : known.call(this, kind, ...more);
    };
    HTMLCanvasElement.prototype.getContext = blind as typeof HTMLCanvasElement.prototype.getContext;
  });
}
