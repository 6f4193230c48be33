import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomProps } from '@house/room';
import { SHELF, gameInfo } from '@house/games';
import { speakLanguage } from '@house/i18n.svelte';
import { sentence } from '@house/said';
import Room from './Room.svelte';
import Rules from './Rules.svelte';

const plain = (what: string) => ({ id: 'action-plain', args: { what } });
const acts: string[] = [];
const refusals: string[] = [];

const props = (more: Partial<RoomProps> = {}): RoomProps => ({
  view: {},
  me: 1,
  legal: ['play 7', 'play 9'],
  prompt: { id: 'event-turn', args: { name: { seat: 1 } } },
  say: (said) => sentence(said, { me: 1, name: (seat) => ['Zoé', 'Pip'][seat - 1] ?? '' }),
  sitters: [],
  step: { seq: 1, events: [{}, {}], said: [{ id: 'event-turn', args: { name: { seat: 2 } } }, null] },
  hint: null,
  busy: false,
  act: (action) => acts.push(action),
  refused: ({ rule }) => refusals.push(rule),
  tryOut: () => Promise.resolve(null),
  described: {
    rows: [{ said: plain('Hand'), pieces: [plain('7'), plain('9')] }],
    actions: [
      { what: 'play 7', said: plain('Play 7') },
      { what: 'play 9', said: plain('Play 9') },
    ],
    how: null,
    typed: false,
  },
  ...more,
});

beforeEach(() => speakLanguage('en'));
afterEach(() => {
  cleanup();
  acts.length = 0;
  refusals.length = 0;
});

it('shows what lies there, what happened, what is asked, and a button for everything that can be done', async () => {
  const { container } = render(Room, props());
  expect(screen.getByRole('heading', { name: 'Hand' })).toBeTruthy();
  expect([...container.querySelectorAll('.rows li')].map((piece) => piece.textContent)).toEqual(['7', '9']);
  expect(container.querySelector('.recent')?.textContent).toBe('It is Pip’s turn.');
  expect(screen.getByText('Your turn!')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play 9' }));
  expect(acts).toEqual(['play 9']);
});

it('marks the hinted button, for the eye and for the ear, and waits while an action is on its way', async () => {
  render(Room, props({ hint: 'play 7', busy: true }));
  const hinted = screen.getByRole('button', { name: 'Play 7 (A hint)' });
  expect(hinted.classList).toContain('hinted');
  await fireEvent.click(hinted);
  expect(acts).toEqual([]);
});

it('goes on by keyboard where the last action was chosen', async () => {
  const { rerender } = render(Room, props());
  await fireEvent.click(screen.getByRole('button', { name: 'Play 9' }), { detail: 0 });
  const { described } = props();
  if (!described) throw new Error('it is described');
  await rerender({ described: { ...described, actions: [] } });
  await rerender({ described: { ...described, actions: [{ what: 'pass', said: plain('Pass') }] } });
  expect(document.activeElement?.textContent?.trim()).toBe('Pass');
});

it('takes a typed action where there are too many to list: the rules say why not, or it is played', async () => {
  const refusal = { rule: 'SUMMIT-4', id: 'x', args: {} };
  const tryOut = vi.fn((what: string) => Promise.resolve({ refusal: what === 'play 3' ? refusal : null, would: null }));
  const { container } = render(Room, props({ tryOut, described: { rows: [], actions: [], how: null, typed: true } }));
  const line = screen.getByLabelText('Write your move');
  const form = container.querySelector('form');
  if (!form) throw new Error('there is a line to type in');
  await fireEvent.input(line, { target: { value: ' play 3 ' } });
  await fireEvent.submit(form);
  await vi.waitFor(() => expect(refusals).toEqual(['SUMMIT-4']));
  expect(acts).toEqual([]);
  await fireEvent.input(line, { target: { value: 'play 7' } });
  await fireEvent.submit(form);
  await vi.waitFor(() => expect(acts).toEqual(['play 7']));
});

it('shows a finished game without anything to do', () => {
  const { tryOut: _, ...looking } = props();
  const { container } = render(Room, { ...looking, prompt: null });
  expect(container.querySelectorAll('.rows li')).toHaveLength(2);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('has rules for any game: for whom, by which options, and where they are written', () => {
  const [first] = SHELF;
  const option = first?.options.find(({ values }) => values.type === 'flag');
  if (!first || !option) throw new Error('the first game has something to choose');
  const { container } = render(Rules, { game: first.id, options: { [option.key]: 'on' } });
  expect(container.textContent).toContain('2 to 4 players');
  expect(container.textContent).toContain(`games/${first.id}/RULES.md`);
  expect(container.querySelectorAll('dt')).toHaveLength(gameInfo(first.id).options.length);
});
