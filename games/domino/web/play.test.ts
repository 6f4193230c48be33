// The table as hands, keyboards and screen readers meet it. Nothing moves here, and constructions are drawn.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { prefs } from '@house/prefs.svelte';
import type { Described, RoomProps, Said, Sitter, Tried } from '@house/room';
import { sentence } from '@house/said';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { situation } from './dev/situations';
import Room from './Room.svelte';
import type { Event, Form, View } from './types';

const sitters: Sitter[] = ['Zoé', 'Léa', 'Pip'].map((name, i) => ({ seat: i + 1, name, picture: 'fox', kind: 'person', mine: i === 0, away: false }));

beforeAll(async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  prefs.motion = 'calm';
  prefs.sound = false;
  await speakLanguage('fr');
  await loadGameTexts('domino');
});
afterEach(cleanup);

const say = (said: Said) => sentence(said, { me: 1, name: (seat) => sitters[seat - 1]?.name ?? '' });
const half: Said = { id: 'domino-half', args: { n: 1, low: 1, high: 5 } };
const spot: Said = { id: 'domino-spot', args: { where: { id: 'domino-place-on', args: { half } }, side: 'right', level: 6 } };
const lies: Said = { id: 'domino-lies', args: { piece: { id: 'domino-piece', args: { low: 1, high: 5, colour: 'blue' } }, spot } };
const described: Described = { rows: [{ said: { id: 'domino-tower-is', args: { n: 8, levels: 5 } }, pieces: [lies] }], actions: [], how: null, typed: false };
/** As the rules would: each action by its notation, so that it is seen to be said here as it was there. */
const answer = (what: string): Promise<Tried> => Promise.resolve({ refusal: null, would: null, called: { id: 'action-plain', args: { what, spot } } });

function open(form: Form, at = '', more: Partial<RoomProps<View, Event>> = {}) {
  const [act, refused] = [vi.fn(), vi.fn()];
  const set = { ...situation(form, at, 3), ...more };
  const step = { seq: 0, events: [], said: [] };
  const props = { prompt: null, say, me: 1, sitters, step, hint: null, busy: false, act, refused, tryOut: answer, described, ...set };
  return { act, refused, ...render(Room, props) };
}
const press = (key: string) => fireEvent.keyDown(window, { key });
/** Everything that is spoken of its own accord. */
const heard = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('');

it('by ear: keys say which domino is in hand, and at which end', async () => {
  open('traditional');
  expect(heard()).toBe('');
  await press('ArrowRight');
  await vi.waitFor(() => expect(heard()).toBe('lay 0-3 left'));
  await press('ArrowRight');
  await vi.waitFor(() => expect(heard()).toBe('lay 1-3 left'));
});

it('by ear: where there are two ends, the keys that change it say so', async () => {
  open('traditional', '', { legal: ['lay 3-4 left', 'lay 3-4 right'] });
  await press('ArrowRight');
  await vi.waitFor(() => expect(heard()).toBe('Place 1 sur 2 : lay 3-4 left'));
  await press('ArrowDown');
  await vi.waitFor(() => expect(heard()).toBe('Place 2 sur 2 : lay 3-4 right'));
});

it('by ear: in height both the domino and its place are said', async () => {
  open('challenge');
  await press('ArrowRight');
  await vi.waitFor(() => expect(heard()).toBe('Place 1 sur 6 : place 1-3 at 3,2,6 h'));
  await press('ArrowDown');
  await vi.waitFor(() => expect(heard()).toBe('Place 2 sur 6 : place 1-3 at 3,2,6 v'));
});

it('the place aimed at is called as the rules call it', async () => {
  open('challenge');
  await press('ArrowRight');
  expect(await screen.findByText('sur le 1 du 1-5, vers la droite, étage 6')).toBeTruthy();
});

it('by ear: the whole construction is told, domino by domino', () => {
  open('challenge');
  expect(screen.getByText('La construction : 8 dominos, jusqu’à l’étage 5.')).toBeTruthy();
  expect(screen.getByText('le 1-5 bleu : sur le 1 du 1-5, vers la droite, étage 6')).toBeTruthy();
});

it('says what is asked, and what is to be done with the domino in hand', async () => {
  open('challenge', '', { prompt: { id: 'domino-prompt-lay' } });
  expect(screen.getByText('À toi ! Choisis un domino.')).toBeTruthy();
  await press('ArrowRight');
  expect(screen.getByText('Où le poses-tu ?')).toBeTruthy();
});

it('whatever cannot be done is answered by the rules', async () => {
  const refusal = { rule: 'DOMINO-AMB-3', id: 'domino-refusal-must-play', args: {} };
  const tryOut = vi.fn((): Promise<Tried> => Promise.resolve({ refusal, would: null }));
  const { act, refused } = open('challenge', '', { tryOut });
  await press('d');
  await fireEvent.click(document.querySelector('.hand [data-tile="0-3"]') as Element);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
  expect(tryOut.mock.calls).toEqual([['draw'], ['place 0-3 at 2,2,6 h']]);
  expect(refused).toHaveBeenCalledWith(refusal);
  expect(act).not.toHaveBeenCalled();
});

it('hands that lie open between two games are told, too', () => {
  open('traditional', 'between');
  expect(screen.getByText('Il reste à Léa : le 1-3 jaune, le 2-4 bleu, le 3-6 jaune, le double 4 vert, le 5-6 vert et le double 3 vert.')).toBeTruthy();
  expect(screen.queryByText(/Il reste à Zoé/)).toBeNull(); // mine lie before me
});

it('a touch on a place aims at it, twice too: only the button lets go (DOMINO-H8)', async () => {
  const { act } = open('challenge');
  await press('ArrowRight');
  const place = () => document.querySelector('[data-ghost="2"]') as Element;
  await fireEvent.click(place());
  await fireEvent.click(place());
  await fireEvent.dblClick(place());
  expect(heard()).toContain('Place 3 sur 6');
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Poser' }));
  expect(act).toHaveBeenCalledWith('place 3-1 at 3,1,6 v');
});

/** A finger's way over the table; unlike a mouse it makes no click in the end. */
async function pull(tile: Element): Promise<void> {
  await fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 10 });
  await fireEvent.pointerMove(tile, { clientX: 90, clientY: 300 });
  await fireEvent.pointerUp(tile, { clientX: 90, clientY: 300 });
}

it('the first touch after a pull by finger counts', async () => {
  Element.prototype.setPointerCapture ??= () => undefined;
  open('challenge');
  const tile = (name: string) => document.querySelector(`.hand [data-tile="${name}"]`) as Element;
  await pull(tile('1-3'));
  await fireEvent.pointerDown(tile('2-4'), { button: 0 });
  await fireEvent.pointerUp(tile('2-4'));
  await fireEvent.click(tile('2-4'));
  expect(tile('2-4').getAttribute('aria-pressed')).toBe('true');
});
