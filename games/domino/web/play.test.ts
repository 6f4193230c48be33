// The table as hands, keyboards and screen readers meet it. Nothing moves here, and constructions are drawn.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { prefs } from '@house/prefs.svelte';
import type { RoomProps, Sitter } from '@house/room';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { situation } from './dev/situations';
import Room from './Room.svelte';
import type { Event, Form, View } from './types';

const sitters: Sitter[] = ['Zoé', 'Léa', 'Pip'].map((name, i) => ({ seat: i + 1, name, picture: 'fox', kind: 'person', here: i === 0, away: false }));

beforeAll(async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  prefs.motion = 'calm';
  prefs.sound = false;
  await speakLanguage('fr');
  await loadGameTexts('domino');
});
afterEach(cleanup);

function open(form: Form, at = '', more: Partial<RoomProps<View, Event>> = {}) {
  const act = vi.fn();
  const props = { ...situation(form, at, 3), me: 1, sitters, step: { seq: 0, events: [] }, hint: null, busy: false, act, refused: vi.fn(), ...more };
  return { act, ...render(Room, props) };
}
const press = (key: string) => fireEvent.keyDown(window, { key });
/** Everything that is spoken of its own accord. */
const heard = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('');

it('by ear: keys say which domino is in hand, and at which end', async () => {
  open('traditional');
  expect(heard()).toBe('');
  await press('ArrowRight');
  expect(heard()).toBe('Poser 0-3 à gauche, contre le 3');
  await press('ArrowRight');
  expect(heard()).toBe('Poser 1-3 à gauche, contre le 3');
});

it('by ear: where there are two ends, the keys that change it say so', async () => {
  open('traditional', '', { legal: ['lay 3-4 left', 'lay 3-4 right'] });
  await press('ArrowRight');
  expect(heard()).toBe('Place 1 sur 2 : Poser 3-4 à gauche, contre le 3');
  await press('ArrowDown');
  expect(heard()).toBe('Place 2 sur 2 : Poser 3-4 à droite, contre le 4');
});

it('by ear: in height both the domino and its place are said', async () => {
  open('challenge');
  await press('ArrowRight');
  expect(heard()).toBe('Place 1 sur 6 : Poser 1-3 sur le 1 de 1-5, vers la droite, étage 6');
  await press('ArrowDown');
  expect(heard()).toBe('Place 2 sur 6 : Poser 1-3 sur le 1 de 1-5, vers le fond, étage 6');
});

it('hands that lie open between two games are told, too', () => {
  open('traditional', 'between');
  expect(screen.getByText('Il reste à Léa : 1-3, 2-4, 3-6, le double 4, 5-6 et le double 3.')).toBeTruthy();
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
