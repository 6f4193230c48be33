import { parse } from '@house/router.svelte';
import { expect, it } from 'vitest';
import { columnsOf } from './paper';

it('puts things into columns in their order, and says when there are too many', () => {
  expect(columnsOf([4, 4, 4], [9, 9], 1)).toEqual([[0, 1], [2]]);
  expect(columnsOf([4, 4, 5, 4], [8, 10], 1)).toEqual(null);
  expect(columnsOf([3, 9], [5, 10], 1)).toEqual([[0], [1]]);
  expect(columnsOf([11], [10, 10], 1)).toBeNull();
});

it('knows what is printed by its address', () => {
  expect(parse('/print/leaflet/yaminos/yam')).toEqual({ page: 'print', paper: { what: 'leaflet', game: 'yaminos', form: 'yam' } });
  expect(parse('/print/scores/domino')).toEqual({ page: 'print', paper: { what: 'scores', game: 'domino', form: null } });
  expect(parse('/print/daily')).toEqual({ page: 'print', paper: { what: 'daily', game: null, form: null } });
  expect(parse('/print/evening/abc/standings')).toEqual({ page: 'print', paper: { what: 'standings', game: null, form: null, evening: 'abc' } });
  expect(parse('/print/evening/abc/leaflet')).toEqual({ page: 'lost' });
  expect(parse('/print/money/domino')).toEqual({ page: 'lost' });
});
