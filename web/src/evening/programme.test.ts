import { expect, test } from 'vitest';
import { minutesUntil } from './programme';

test('an evening goes until a time of day, also after midnight', () => {
  const at = (time: string) => new Date(`2026-11-19T${time}:00`);
  expect(minutesUntil('22:30', at('20:00'))).toBe(150);
  expect(minutesUntil('00:15', at('23:45'))).toBe(30);
  expect(minutesUntil('20:00', at('20:00'))).toBe(24 * 60);
});
