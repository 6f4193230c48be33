import { expect, test } from 'vitest';
import type { EveningTable, Glance, PersonInfo } from '@wire/evening';
import { isDraw, isMissing } from './people';

const person = (connected: boolean): PersonInfo => ({ person: 3, picture: 'fox', name: 'Fox 3', hall: 1, here: true, absent: false, connected });
const table = (open: boolean): EveningTable => ({ number: 7, round: 1, table: 't', game: 'diavolo', sits: [2, 3], open, ranks: null, scores: [], corrected: null, keys: [] });
const glance = (away: number[]): Glance => ({ number: 7, lines: 1, begun: true, awaits: [], stillMs: 0, away });

test('who has left the hall for her table is not missed, and who is at neither is', () => {
  expect(isMissing(person(true), { tables: [] }, [])).toBe(false);
  expect(isMissing(person(false), { tables: [] }, [])).toBe(true);
  expect(isMissing(person(false), { tables: [table(true)] }, [])).toBe(false);
  expect(isMissing(person(false), { tables: [table(true)] }, [glance([])])).toBe(false);
  expect(isMissing(person(false), { tables: [table(true)] }, [glance([3])])).toBe(true);
  expect(isMissing(person(false), { tables: [table(false)] }, [glance([])])).toBe(true);
});

test('a table is drawn by its result, or by how the evening counts what had no end', () => {
  const table = { sits: [1, 2], open: false, ranks: null };
  expect(isDraw({ ...table, ranks: [1, 1] }, { unfinished: 'nothing' })).toBe(true);
  expect(isDraw({ ...table, ranks: [1, 2] }, { unfinished: 'draw' })).toBe(false);
  expect(isDraw(table, { unfinished: 'draw' })).toBe(true);
  expect(isDraw(table, { unfinished: 'nothing' })).toBe(false);
  expect(isDraw({ ...table, open: true }, { unfinished: 'draw' })).toBe(false);
  expect(isDraw({ sits: [1], open: false, ranks: [1] }, { unfinished: 'draw' })).toBe(false);
});
