import { expect, test } from 'vitest';
import type { EveningInfo, EveningTable } from '@wire/evening';
import { inHall, mostInteresting, slidesOf } from './screen';

const table = (number: number, sits: (number | null)[], open = true): EveningTable => ({ number, round: 1, table: `t${number}`, game: 'diavolo', sits, open, ranks: null, scores: [], corrected: null, keys: [] });
const standing = (person: number, rank: number) => ({ person, rank, values: [] });
const people = (count: number, hall: (person: number) => number) =>
  Array.from({ length: count }, (_, i) => ({ person: i + 1, picture: 'fox', name: `Fox ${i + 1}`, hall: hall(i + 1), here: true, absent: false, connected: true }));

function evening(change: Partial<EveningInfo>): EveningInfo {
  const info: Partial<EveningInfo> = { form: 'swiss', phase: 'playing', seats: 2, round: 1, tables: [], byes: [], standings: [], people: [] };
  return { ...(info as EveningInfo), ...change };
}

test('the table of those who stand best is looked at, as long as it plays', () => {
  const standings = [standing(4, 1), standing(1, 2), standing(2, 3), standing(3, 4)];
  const [one, other] = [table(1, [1, 2]), table(2, [3, 4])];
  expect(mostInteresting(evening({ tables: [one, other], standings }))?.number).toBe(2);
  expect(mostInteresting(evening({ tables: [one, table(2, [3, 4], false)], standings }))?.number).toBe(1);
  expect(mostInteresting(evening({ tables: [table(1, [4, null]), table(2, [4, 1])], standings }))?.number).toBe(2);
  expect(mostInteresting(evening({ tables: [], standings }))).toBeNull();
});

test('a table where more goes on is looked at instead, and none where nothing happens', () => {
  const info = evening({ tables: [table(1, [1, 2]), table(2, [3, 4]), table(3, [5, 6])], standings: [1, 2, 3, 4, 5, 6].map((person) => standing(person, person)) });
  const looked = (moving: [number, number, number][]) => mostInteresting(info, new Map(moving.map(([number, lines, stillMs]) => [number, { lines, stillMs }])))?.number;
  expect(looked([[1, 2, 500], [2, 4, 500], [3, 9, 500]])).toBe(3);
  expect(looked([[1, 2, 500], [2, 4, 500], [3, 5, 500]])).toBe(1);
  expect(looked([[1, 0, 70_000], [2, 0, 500], [3, 0, 500]])).toBe(2);
  expect(looked([[1, 0, 70_000], [2, 0, 80_000], [3, 0, 90_000]])).toBe(1);
});

test('where all have the same luck nobody is shown what comes', () => {
  const info = evening({ form: 'luck', seats: 1, tables: [table(1, [1])], standings: [standing(1, 1)] });
  expect(slidesOf(info).some(({ what }) => what === 'live')).toBe(false);
});

test('what does not fit comes page by page, and all of it comes', () => {
  const tables = Array.from({ length: 30 }, (_, i) => table(i + 1, [2 * i + 1, 2 * i + 2]));
  const standings = Array.from({ length: 61 }, (_, i) => standing(i + 1, 1));
  const info = evening({ tables, byes: [61], standings, round: 2 });
  for (const [what, count] of [['pairings', 31], ['standings', 61]] as const) {
    const pages = slidesOf(info).filter((slide) => slide.what === what);
    const shown = pages.flatMap((slide) => (slide.what === 'live' ? [] : Array.from({ length: Math.min(slide.most, count - slide.from) }, (_, i) => slide.from + i)));
    expect(shown).toEqual(Array.from({ length: count }, (_, i) => i));
  }
  expect(slidesOf({ ...info, phase: 'ended' }).every(({ what }) => what === 'standings')).toBe(true);
});

test('a hall has its own tables, and the standings of all', () => {
  const info = evening({ tables: [table(1, [1, 2]), table(2, [3, 4]), table(3, [2, 3])], byes: [5, 6], people: people(6, (person) => (person < 3 || person === 6 ? 1 : 2)), standings: [standing(1, 1)] });
  const first = inHall(info, 1);
  expect(first.tables.map(({ number }) => number)).toEqual([1, 3]);
  expect(first.byes).toEqual([6]);
  expect(first.standings).toEqual(info.standings);
  expect(inHall(info, null)).toBe(info);
});
