import { beforeEach, expect, it } from 'vitest';
import { sayWhy } from './show.svelte';
import { asks, clearNotes, notes } from './tell.svelte';
import { render } from '@testing-library/svelte';

beforeEach(clearNotes);

const said = () => notes.map(({ words }) => words());
const never = () => expect.fail('nothing was refused');

it('says again what is asked where the rules cannot judge', async () => {
  const { unmount } = render(() => asks(() => 'Draw a card.'));
  await sayWhy(() => Promise.resolve(null), 'stop', never);
  expect(said()).toEqual(['Draw a card.']);
  unmount();
});

it('is silent where the same finger has asked once more: that answer comes', async () => {
  const { unmount } = render(() => asks(() => 'Draw a card.'));
  await sayWhy(() => Promise.resolve(undefined), 'stop', never);
  expect(said()).toEqual([]);
  unmount();
});
