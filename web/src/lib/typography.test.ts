import { expect, it } from 'vitest';
import { keepMarks } from './typography';

it('keeps French marks with the word before them, and quotes with what they hold', () => {
  expect(keepMarks('Qui joue ? Léa : « oui » !', 'fr')).toBe('Qui joue\u00a0? Léa\u00a0: «\u00a0oui\u00a0»\u00a0!');
});

it('leaves other languages alone', () => {
  expect(keepMarks('Who plays ? a : b', 'en')).toBe('Who plays ? a : b');
});
