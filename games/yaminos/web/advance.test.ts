// What lies there while a step is told ends as the rules' own view has it, over every step that the rules page shows: the rules
// have played them. What only their view says (what may be done, who has won) is not the picture's to tell.
import { expect, it } from 'vitest';
import { glimpsesOf } from '@house/glimpses.svelte';
import { advance } from './advance';
import type { Event, View } from './types';

const picture = ({ table, thrown, turn, players }: View) => ({
  table: table.map(({ yamino, face, laid, at }) => ({ yamino, face, laid, at })),
  thrown,
  turn,
  totals: players.map(({ total }) => total),
});

it('ends where the rules end', async () => {
  const glimpses = await glimpsesOf('yaminos');
  const steps = glimpses.flatMap(({ of, steps }) => steps.slice(1).map(({ events, view }, i) => ({ of, events: events as Event[], before: steps[i]?.view as View, view: view as View })));
  expect(steps.length).toBeGreaterThan(140);
  for (const { of, events, before, view } of steps) expect(picture(events.reduce(advance, before)), `${of}: ${events.map(({ type }) => type).join(' ')}`).toEqual(picture(view));
});
