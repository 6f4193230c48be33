// The room as a hand, a keyboard or a screen reader meets it. Nothing moves here: calm shows the result at once.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { prefs } from '@house/prefs.svelte';
import type { RoomProps, Said, Sitter } from '@house/room';
import { sentence } from '@house/said';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { situation } from './dev/situations';
import Room from './Room.svelte';
import type { Event, View } from './types';

const sitters: Sitter[] = ['Zoé', 'Léa', 'Pip', 'Tilda'].map((name, i) => ({
  seat: i + 1,
  name,
  picture: 'fox',
  kind: 'person',
  mine: i === 0,
  away: false,
}));

beforeAll(async () => {
  prefs.motion = 'calm';
  prefs.sound = false;
  await speakLanguage('fr');
  await loadGameTexts('diamoniak');
});
afterEach(cleanup);

function open(at: string, seats = 3, more: Partial<RoomProps<View, Event>> = {}) {
  const act = vi.fn();
  const refused = vi.fn();
  const tryOut = vi.fn((_: string) => Promise.resolve({ refusal: NO, would: null }));
  const say = (said: Said) => sentence(said, { me: null, name: (seat) => sitters[seat - 1]?.name ?? '' });
  const props = { ...situation(at, seats), me: 1, prompt: null, say, sitters, step: null, hint: null, busy: false, act, tryOut, refused, ...more };
  return { act, tryOut, refused, props, ...render(Room, props) };
}
/** What the rules answer to what is not allowed. */
const NO = { rule: 'DIAMONIAK-10', id: 'refusal-not-your-turn', args: {} };
const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(window, { key });
/** A letter plays when it is pressed twice. */
const pressTwice = async (key: string) => {
  await press(key);
  await press(key);
};

describe('drawing and stopping', () => {
  it('the button, the pile and the key D draw', async () => {
    const { act } = open('start');
    await fireEvent.click(button(/^Piocher une carte$/));
    await fireEvent.click(button(/^La pioche : 23 cartes/));
    await pressTwice('d');
    expect(act.mock.calls).toEqual([['draw'], ['draw'], ['draw']]);
  });

  it('a touch out of turn is answered with the rule', async () => {
    const { act, tryOut, refused } = open('theirs');
    await fireEvent.click(button(/^La pioche/));
    expect(act).not.toHaveBeenCalled();
    expect(tryOut).toHaveBeenCalledWith('draw');
    await waitFor(() => expect(refused).toHaveBeenCalledWith(NO));
  });

  it('stopping before drawing is refused (DIAMONIAK-13), afterwards it is done', async () => {
    const before = open('start');
    await press('s');
    expect(before.tryOut).toHaveBeenCalledWith('stop');
    await waitFor(() => expect(before.refused).toHaveBeenCalledWith(NO));
    cleanup();
    const after = open('more');
    await fireEvent.click(button(/^S’arrêter là$/));
    expect(after.act).toHaveBeenCalledWith('stop');
  });

  it('plays once while an action is on its way', async () => {
    const { act } = open('start', 3, { busy: true });
    await press('d');
    expect(act).not.toHaveBeenCalled();
  });

  it('leaves keys to whoever writes or opens a dialog', async () => {
    const { act } = open('start');
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 'd' });
    await fireEvent.keyDown(window, { key: 'd', ctrlKey: true });
    field.remove();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('buying', () => {
  it('is offered where my colour lies and names the seller', async () => {
    const { act } = open('start');
    const cards = screen.getAllByRole('button', { name: /Acheter une carte rose à (Léa|Pip)/ });
    expect(cards.map((card) => card.getAttribute('aria-disabled'))).toEqual(['false', 'false']);
    await fireEvent.click(button(/Acheter une carte rose à Pip/));
    expect(act).toHaveBeenCalledWith('buy 3');
  });

  it('never happens by touching a card of another colour (AMB-4)', async () => {
    const { act, tryOut } = open('start');
    await fireEvent.click(button(/Acheter une carte verte à Léa/));
    expect(act).not.toHaveBeenCalled();
    expect(tryOut).toHaveBeenCalledWith('buy 2 green');
  });

  it('by key: from the only seller when it is pressed twice, by choice from several', async () => {
    const one = open('start', 2);
    await press('b');
    expect(one.act).not.toHaveBeenCalled();
    expect(one.tryOut).toHaveBeenCalledWith('buy 2'); // to say what it would be
    await press('b');
    expect(one.act).toHaveBeenCalledWith('buy 2');
    cleanup();
    const two = open('start', 3);
    await press('b');
    expect(two.act).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Acheter une carte rose à Léa/);
  });

  it('after drawing is refused (DIAMONIAK-30)', async () => {
    const { tryOut } = open('more');
    await fireEvent.click(button(/Acheter une carte rose à Léa/));
    expect(tryOut).toHaveBeenCalledWith('buy 2');
  });
});

describe('the witch', () => {
  it('gets what is chosen by touch, after it is confirmed', async () => {
    const { act, tryOut } = open('witch');
    await fireEvent.click(button(/^Choisir un diamant/));
    await fireEvent.click(button(/^Donner$/));
    expect(tryOut).toHaveBeenCalledWith('give diamond');
    await fireEvent.click(button(/^Choisir un diamant/));
    await fireEvent.click(button(/^Choisir un diamant/));
    await fireEvent.click(button(/^Donner$/));
    expect(act).toHaveBeenCalledWith('give diamond diamond diamond');
  });

  it('gives back what is touched on her broom', async () => {
    open('witch');
    await fireEvent.click(button(/^Choisir une fée/));
    await fireEvent.click(button(/^Reprendre une fée/));
    expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
  });

  it('can be served by keyboard alone: numbers, then Enter', async () => {
    const { act } = open('witch');
    // 1 rose (my castle), 2 green, 3 yellow, 4 diamond, 5 fairy
    for (const key of ['5', '3', '4']) await press(key);
    await press('Enter');
    expect(act).toHaveBeenCalledWith('give yellow diamond fairy');
  });

  it('is not said to have had enough of who has one card only (DIAMONIAK-35)', async () => {
    const { view } = situation('witch', 3);
    open('witch', 3, { view: { ...view, owes: 1, enough: { id: 'diamoniak-prompt-witch-all', args: { n: 1 } } }, legal: ['give diamond'] });
    await press('1');
    expect(screen.getByText(/^Tu n’as que cette carte\./)).toBeTruthy();
  });

  it('wants no fourth card', async () => {
    const { tryOut } = open('witch');
    for (const key of ['1', '1', '1', '4']) await press(key);
    expect(tryOut).toHaveBeenCalledWith('give rose rose rose diamond');
  });

  it('flees from the fairy', async () => {
    const { act } = open('witch');
    await pressTwice('f');
    expect(act).toHaveBeenCalledWith('fairy');
  });
});

describe('the story', () => {
  it('says what the rules ask, and how far she is with what she chooses', async () => {
    open('witch', 3, { prompt: { id: 'diamoniak-prompt-more' } });
    expect(screen.getByText(t('diamoniak-prompt-more'))).toBeTruthy();
    await press('4');
    expect(screen.getByText(t('diamoniak-prompt-witch-left', { n: 2 }))).toBeTruthy();
  });

  it('shows the table after the step, and the castle says how far it is', async () => {
    const { rerender, props } = open('start');
    const castle: Said = { id: 'diamoniak-place-castle', args: { name: { seat: 1 }, colour: 'rose', n: 4, of: 6 } };
    const grown = props.view.players.map((player, i) => (i === 0 ? { ...player, castle: 4, said: [castle] } : player));
    const drew: Event = { type: 'drew', seat: 1, card: 'rose', to: 'castle', starts: false };
    const view: View = { ...props.view, players: grown, phase: 'more' };
    await rerender({ view, legal: ['draw', 'stop'], step: { seq: 1, events: [drew], said: [] } });
    await waitFor(() => expect(screen.getByRole('region', { name: /Zoé : le château rose, 4 sur 6/ })).toBeTruthy());
    expect(button(/^S’arrêter là$/).getAttribute('aria-disabled')).toBe('false');
  });

  it('an onlooker sees the table and has nothing to press but the pile', () => {
    open('start', 3, { me: null, legal: [] });
    expect(screen.queryByRole('button', { name: /^Piocher une carte$/ })).toBeNull();
  });
});

describe('faster', () => {
  const ours: Sitter[] = sitters.map((sitter) => ({ ...sitter, kind: sitter.seat === 1 ? 'person' : 'bot' }));

  it('is not for people: they take their time', () => {
    open('theirs', 3, { sitters: ours.map((sitter) => ({ ...sitter, kind: 'person' })) });
    expect(screen.queryByRole('button', { name: /^Plus vite$/ })).toBeNull();
  });

  it('hurries what is shown and whoever of ours is about to move, with every step that follows', async () => {
    const hurry = vi.fn();
    const { props, rerender } = open('theirs', 3, { hurry, sitters: ours });
    expect(hurry).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Plus vite$/));
    expect(hurry).toHaveBeenCalledTimes(1);
    await rerender({ ...props, view: { ...props.view, pile: props.view.pile - 1 }, step: { seq: 1, events: [], said: [] } });
    await waitFor(() => expect(hurry).toHaveBeenCalledTimes(2));
    await fireEvent.click(button(/^Plus vite$/));
    await rerender({ ...props, view: { ...props.view, pile: props.view.pile - 2 }, step: { seq: 2, events: [], said: [] } });
    expect(hurry).toHaveBeenCalledTimes(2);
  });

  it('a touch on the table does the same, until it is my turn again', async () => {
    const hurry = vi.fn();
    const { props, rerender, container } = open('theirs', 3, { hurry, sitters: ours });
    await fireEvent.click(container.querySelector('.room') as Element);
    expect(button(/^Plus vite$/).getAttribute('aria-pressed')).toBe('true');
    expect(hurry).toHaveBeenCalledTimes(1);
    await rerender({ ...props, view: { ...props.view, turn: 1 }, step: { seq: 1, events: [], said: [] } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Plus vite$/ })).toBeNull());
    await rerender({ ...props, view: { ...props.view, turn: 2 }, step: { seq: 2, events: [], said: [] } });
    await waitFor(() => expect(button(/^Plus vite$/).getAttribute('aria-pressed')).toBe('false'));
    expect(hurry).toHaveBeenCalledTimes(1);
  });
});
