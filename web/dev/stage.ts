// What a room's `web/dev/stage.ts` default-exports: its table at the moment that the address asks for.
import type { Said } from '@house/room';
import type { Component } from 'svelte';

export interface Moment {
  view: unknown;
  legal: string[];
  /** Told once the room stands, as if it had just happened. */
  told?: unknown[];
  /** The same in words, and what is awaited. */
  said?: (Said | null)[];
  prompt?: Said | null;
  /** Where several seats of one device act at the same moment: what each of them may do. */
  handOf?: (seat: number) => string[];
}

export interface Stage {
  seats: number; // how many sit there unless the address says otherwise
  moment: (query: URLSearchParams, seats: number) => Moment;
  /** More to look at, each by a word in the address. */
  sheets?: Record<string, Component>;
}
