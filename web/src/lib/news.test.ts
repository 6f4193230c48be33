import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { News } from './news.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('news is told for a moment, and the newest counts', () => {
  const news = new News();
  expect(news.text).toBeNull();
  news.tell(() => 'first');
  vi.advanceTimersByTime(3_000);
  news.tell(() => 'second');
  vi.advanceTimersByTime(3_000);
  expect(news.text).toBe('second');
  vi.advanceTimersByTime(1_000);
  expect(news.text).toBeNull();
});

test('who has something to do ends it', () => {
  const news = new News();
  news.tell(() => 'first');
  news.end();
  expect(news.text).toBeNull();
});
