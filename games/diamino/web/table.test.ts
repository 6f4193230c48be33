// The room shows what the rules say, and asks them before anything is laid.
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import type { RoomProps, Tried } from '@house/room';
import { sentence } from '@house/said';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { situation } from './dev/situations';
import Room from './Room.svelte';
import type { Event, Preview, View } from './types';

const name = (seat: number) => ['Zoé', 'Léa'][seat - 1] ?? '?';
const say: RoomProps['say'] = (said) => sentence(said, { me: 1, name });
const NO: NonNullable<Tried['refusal']> = { rule: 'DIAMINO-B6', id: 'diamino-refusal-not-in-hand', args: {} };
const WOULD: Partial<Preview> = {
  said: [{ id: 'diamino-preview', args: { words: { list: ['LASOL'] } } }, { id: 'diamino-would-points', args: { n: 5 } }],
  glosses: [{ id: 'diamino-definition-none', args: { word: 'LASOL' } }],
};

let questions: string[];
let tell: (answer: Tried | null) => void; // to the newest question
/** As the house does it: only the newest question is answered. */
const tryOut = (action: string) => {
  tell(null);
  questions.push(action);
  return new Promise<Tried | null>((resolve) => (tell = resolve));
};
const refused = vi.fn();
const act = vi.fn();

function open(at: string, more: Partial<RoomProps<View, Event>> = {}) {
  const sitters = [1, 2].map((seat) => ({ seat, name: name(seat), picture: 'fox', kind: 'person' as const, mine: seat === 1, away: false }));
  const props = { view: situation(at).view, me: 1, legal: [], prompt: { id: 'diamino-prompt-turn' }, say, sitters, step: null, hint: null, busy: false, act, refused, tryOut };
  return render(Room, { props: { ...props, ...more } });
}

async function type(letters: string, at: string) {
  const cell = document.querySelector(`[data-name="${at}"]`);
  if (!cell) throw new Error(at);
  await fireEvent.click(cell);
  for (const key of letters) await fireEvent.keyDown(cell, { key });
}

beforeAll(async () => {
  await speakLanguage('en');
  await loadGameTexts('diamino');
});
beforeEach(() => {
  questions = [];
  tell = () => undefined;
  vi.clearAllMocks();
});
afterEach(cleanup);

it('says what is awaited, and her own words once she has begun to choose', async () => {
  open('turn');
  expect(screen.getByText('Your turn! Lay a word.')).toBeTruthy();
  await fireEvent.click(screen.getByText('Exchange'));
  expect(screen.getByText('Touch the letters to exchange.')).toBeTruthy();
});

it('shows what a word would do, and lays it as it is written', async () => {
  open('turn');
  await type('LA', 'a3');
  await vi.waitFor(() => expect(questions).toEqual(['lay LASOL a3 across']));
  tell({ refusal: null, would: WOULD });
  await screen.findByText('LASOL · you +5');
  expect(screen.getByText('LASOL: not in our dictionary')).toBeTruthy();
  await fireEvent.click(screen.getByText('Lay'));
  expect(act).toHaveBeenCalledWith('lay LASOL a3 across');
});

it('lets the rules say that a letter is missing, and still hears what they say of the word', async () => {
  open('turn');
  await type('LA', 'a1');
  await vi.waitFor(() => expect(questions).toEqual(['lay LA a1 across']));
  await type('W', 'c1'); // the joker
  await type('W', 'd1'); // there is no other
  expect(questions.slice(1)).toEqual(['lay L a1 A b1 w c1 W d1']);
  tell({ refusal: NO, would: null });
  await vi.waitFor(() => expect(refused).toHaveBeenCalledExactlyOnceWith(NO));
  await vi.waitFor(() => expect(questions.at(-1)).toBe('lay LAw a1 across'));
  tell({ refusal: { ...NO, id: 'diamino-refusal-not-connected' }, would: null });
  await screen.findByText('Your word must touch those on the board.');
});

it('asks the rules why, where it is not for her to act', async () => {
  open('theirs', { prompt: { id: 'event-turn', args: { name: { seat: 2 } } } });
  expect(screen.getByText('It is Léa’s turn.')).toBeTruthy();
  await fireEvent.click(document.querySelector('[data-name="a1"]') ?? document.body);
  expect(questions).toEqual(['lay']);
  tell({ refusal: NO, would: null });
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith(NO));
});
