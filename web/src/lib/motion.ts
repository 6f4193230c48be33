// Motion tells what happened and never blocks a hand. Calm motion shows the result at once.
import { prefs } from './prefs.svelte';

const CALM_ADDRESS = new URLSearchParams(globalThis.location?.search ?? '').has('calm');

/** True when nothing should move: asked by the device, by hand, or by `?calm` in the address. */
export function calm(): boolean {
  return CALM_ADDRESS || prefs.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Tells the style sheet, whose transitions are calm too. */
export function showMotion(): void {
  document.documentElement.toggleAttribute('data-calm', calm());
}

export interface Flight {
  ms?: number; // 350–500 tells a move well
  delay?: number;
  arc?: number; // how high above the straight line, in pixels
  turn?: number; // degrees turned on the way
  over?: Element; // the table it flies over; a table in a sheet is seen above the page
}

/** Waits, or not at all when calm. */
export function pause(ms: number): Promise<void> {
  return calm() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms));
}

/** The place of the table with this name (`data-place`); where there is none yet, the wider place around it. */
export function findPlace(root: Element, ...names: string[]): DOMRect {
  const found = names.map((name) => root.querySelector(`[data-place="${name}"]`)).find((place) => place !== null);
  return (found ?? root).getBoundingClientRect();
}

/** The largest piece of this shape that stands in the middle of a place, no wider than `widest`: what flies from there is no larger. */
export function inside(place: DOMRect, widest: number, widthToHeight = 1): DOMRect {
  const width = Math.max(24, Math.min(widest, place.width, place.height * widthToHeight));
  const height = width / widthToHeight;
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

/** Lets `element`, already at its new place, arrive there from `from` (first, last, invert, play). */
export function arrive(element: Element, from: DOMRect, flight: Flight = {}): Promise<void> {
  if (calm()) return Promise.resolve();
  const to = element.getBoundingClientRect();
  return play(element, from, to, { fill: 'backwards' }, flight);
}

/**
 * Sends a copy of `element` from one place to another over the page and removes it there.
 * The copy lets every touch through and is unknown to screen readers.
 */
export async function fly(element: Element, from: DOMRect, to: DOMRect, flight: Flight = {}): Promise<void> {
  if (calm()) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  });
  (flight.over?.closest('dialog') ?? document.body).append(copy);
  try {
    await play(copy, from, to, { fill: 'both' }, flight);
  } finally {
    copy.remove();
  }
}

/** A table in small (`Glimpse.svelte`) is moved in its own measure: how many pixels of the screen are one of it. */
export function smallness(element: Element): number {
  return Number(getComputedStyle(element).getPropertyValue('--seen-at')) || 1;
}

/** The movement from `from` to `to` of something that stands at `to`. */
async function play(
  element: Element,
  from: DOMRect,
  to: DOMRect,
  options: KeyframeAnimationOptions,
  { ms = 420, delay = 0, arc = 24, turn = 0 }: Flight,
): Promise<void> {
  const small = smallness(element);
  const dx = (from.left + from.width / 2 - (to.left + to.width / 2)) / small;
  const dy = (from.top + from.height / 2 - (to.top + to.height / 2)) / small;
  const scale = to.width > 0 ? from.width / to.width : 1;
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${-turn}deg)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(${(1 + scale) / 2}) rotate(${-turn / 2}deg)` },
    { transform: 'none' },
  ];
  const animation = element.animate(frames, { duration: ms, delay, easing: 'cubic-bezier(.3,.7,.3,1)', ...options });
  // A cancelled flight (its element went away) has arrived as well.
  await animation.finished.catch(() => undefined);
}
