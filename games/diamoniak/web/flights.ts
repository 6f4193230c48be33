// Cards on their way from one place of the table to another.
import { mount, unmount } from 'svelte';
import { fly, type Flight } from '@house/motion';
import CardFace from './art/CardFace.svelte';
import type { Card } from './types';

const WIDTH_TO_HEIGHT = 5 / 7;

/** The largest card that stands in the middle of a place, no wider than `widest`. */
export function cardIn(place: DOMRect, widest: number): DOMRect {
  const width = Math.max(24, Math.min(widest, place.width, place.height * WIDTH_TO_HEIGHT));
  const height = width / WIDTH_TO_HEIGHT;
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

/** The place of the table with this name; where there is none yet, the wider place around it. */
export function findPlace(root: Element, ...names: string[]): DOMRect {
  for (const name of names) {
    const place = root.querySelector(`[data-place="${name}"]`);
    if (place) return place.getBoundingClientRect();
  }
  return root.getBoundingClientRect();
}

export async function flyCard(card: Card, part: number, from: DOMRect, to: DOMRect, flight: Flight): Promise<void> {
  const carrier = document.createElement('div');
  const face = mount(CardFace, { target: carrier, props: { card, part } });
  try {
    await fly(carrier, from, to, flight);
  } finally {
    void unmount(face);
  }
}
