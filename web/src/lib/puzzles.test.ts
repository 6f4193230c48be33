import { describe, expect, it } from 'vitest';
import { afterAnswer, nextOf, puzzlesOf, type Answered } from './puzzles.svelte';

const DAY = 86_400_000;
const EVENING = new Date(2026, 4, 4, 22, 30).getTime();
const morning = (days: number) => new Date(2026, 4, 4 + days).getTime();

describe('what was answered', () => {
  it('comes no more if it was right at once', () => {
    expect(afterAnswer(undefined, { right: true, table: 'a' }, EVENING).due).toBeUndefined();
  });

  it('comes back after 1, 3, 7 and 16 days if it was missed, and then no more', () => {
    let one = afterAnswer(undefined, { right: false, table: 'missed' }, EVENING);
    expect(one.due).toBe(morning(1));
    let day = 1;
    for (const days of [3, 7, 16]) {
      one = afterAnswer(one, { right: true, table: `day ${day}` }, morning(day));
      expect(one.due).toBe(morning(day + days));
      day += days;
    }
    expect(afterAnswer(one, { right: true, table: 'last' }, morning(day)).due).toBeUndefined();
  });

  it('begins anew if it is missed again', () => {
    const before: Answered = { times: 2, due: morning(0), table: 'a' };
    expect(afterAnswer(before, { right: false, table: 'b' }, EVENING)).toEqual({ times: 0, due: morning(1), table: 'b' });
  });

  it('is not solved by who has just read the answer', () => {
    const missed = afterAnswer(undefined, { right: false, table: 'a' }, EVENING);
    expect(afterAnswer(missed, { right: true, table: 'b' }, EVENING)).toBe(missed);
  });

  it('counts once at a table, however often its page is opened', () => {
    const missed = afterAnswer(undefined, { right: false, table: 'a' }, EVENING);
    expect(afterAnswer(missed, { right: false, table: 'a' }, EVENING + 2 * DAY)).toBe(missed);
    expect(afterAnswer(missed, { right: true, table: 'a' }, EVENING + 2 * DAY)).toBe(missed);
  });
});

describe('the next one', () => {
  const next = (answers: Record<string, Answered>) => nextOf(['k/1', 'k/2', 'k/3'], (puzzle) => answers[puzzle], EVENING);
  const solved: Answered = { times: 4, table: 'a' };
  const back = (due: number): Answered => ({ times: 0, due, table: 'a' });

  it.each<[string, string, Record<string, Answered>]>([
    ['the first', 'k/1', {}],
    ['the first that is new', 'k/3', { 'k/1': solved, 'k/2': back(EVENING + DAY) }],
    ['one that is due', 'k/2', { 'k/2': back(EVENING - DAY) }],
    ['the one that has been due longest', 'k/3', { 'k/2': back(EVENING - DAY), 'k/3': back(EVENING - 2 * DAY) }],
    ['where nothing is new, the one that is due first', 'k/2', { 'k/1': solved, 'k/2': back(EVENING + DAY), 'k/3': back(EVENING + 2 * DAY) }],
    ['where all is solved, the first again', 'k/1', { 'k/1': solved, 'k/2': solved, 'k/3': solved }],
  ])('is %s', (_, puzzle, answers) => expect(next(answers)).toBe(puzzle));
});

it('numbers go on from grade to grade', () => {
  expect(puzzlesOf({ id: 'k', form: 'f', grades: [2, 3, 1, 0, 0] }, 2)).toEqual(['k/3', 'k/4', 'k/5']);
});
