// The twelve games on the plan page: each has a picture and a line of its own, from simple to rich.
import { SHELF } from '@house/games';
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Preset from './Preset.svelte';

const PRESETS = SHELF.find(({ id }) => id === 'yaminos')?.presets.map(({ id }) => id) ?? [];

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('yaminos');
});
afterEach(cleanup);

it.each(PRESETS)('%s has a picture and a line', (id) => {
  const { container } = render(Preset, { id });
  expect(container.querySelectorAll('.picture svg').length).toBeGreaterThan(1);
  expect(container.querySelector('small')?.textContent).toMatch(/^\S+ \S+ .+/);
});

it('no two look alike, and they go from simple to rich', () => {
  const looks = PRESETS.map((id) => render(Preset, { id }).container.innerHTML);
  expect(new Set(looks).size).toBe(12);
  expect(PRESETS).toEqual(['highest', 'throws', 'target', 'longest', 'minimum', 'base', 'line', 'prog', 'even', 'more', 'muggins', 'yam']);
});
