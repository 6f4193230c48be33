// The bar as hands, keyboards and screen readers meet it. Nothing moves here: calm shows the result at once.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { timeIsShown } from '@house/clock.svelte';
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { prefs } from '@house/prefs.svelte';
import type { Hand, RoomProps, Said, Sitter } from '@house/room';
import { sentence } from '@house/said';
import { announced, notes } from '@house/tell.svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { standing } from './bar';
import { countedIn, example, situation } from './dev/situations';
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
  await loadGameTexts('diavolo');
});
afterEach(cleanup);

function open(at: string, more: Partial<RoomProps<View, Event>> = {}) {
  const act = vi.fn();
  const refused = vi.fn();
  const tryOut = vi.fn((_: string) => Promise.resolve({ refusal: NO, would: null }));
  const say = (said: Said) => sentence(said, { me: 1, name: (seat) => sitters[seat - 1]?.name ?? '' });
  const props = { ...situation(at, 'most', 4), me: 1, prompt: null, say, sitters, step: { seq: 0, events: [], said: [] }, hint: null, busy: false, act, tryOut, refused, ...more };
  return { act, tryOut, refused, props, ...render(Room, props) };
}
/** What the rules answer to what is not allowed. */
const NO = { rule: 'DIAVOLO-35', id: 'refusal-not-your-turn', args: {} };
const button = (name: RegExp) => screen.getByRole('button', { name });
const devil = (name: string) => document.querySelector<HTMLElement>(`[data-devil="${name}"]:not(.gone)`) as HTMLElement;

/** The dice fall, and then they lie there. */
async function shown(more: Partial<RoomProps<View, Event>> = {}) {
  const room = open('falls', more);
  await room.rerender({ ...situation('open', 'most', 4), step: { seq: 1, events: countedIn('most', 4).slice(0, 1), said: [] } });
  return room;
}

describe('grabbing', () => {
  it('is stamped with the moment at which the finger comes down, and sent once', async () => {
    const { act } = await shown();
    const red = devil('red');
    await fireEvent.pointerDown(red, { button: 0 });
    await fireEvent.click(red);
    expect(act.mock.calls.length).toBe(1);
    expect(act.mock.calls[0]?.[0]).toMatch(/^take red \d+$/);
  });

  it('works without a pointer, as a screen reader does it', async () => {
    const { act } = await shown();
    await fireEvent.click(devil('grey'));
    expect(act.mock.calls[0]?.[0]).toMatch(/^take grey \d+$/);
  });

  it('by key: every devil has the key of its place', async () => {
    const { act, props } = await shown();
    const there = standing({ ...props.view, ...situation('open', 'most', 4).view });
    const place = there.findIndex(({ devil: one, gone }) => one === 'black' && !gone);
    await fireEvent.keyDown(window, { code: `Digit${(place + 1) % 10}`, key: '&' });
    expect(act.mock.calls[0]?.[0]).toMatch(/^take black \d+$/);
  });

  it('none of them, on purpose (DIAVOLO-AMB-20)', async () => {
    const { act } = await shown();
    await fireEvent.keyDown(window, { key: 'x', code: 'KeyX' });
    expect(act.mock.calls[0]?.[0]).toMatch(/^leave \d+$/);
  });

  it('without a stamp where the page came back to dice that lay there already', async () => {
    const { act } = open('open');
    await fireEvent.pointerDown(devil('red'), { button: 0 });
    expect(act).toHaveBeenCalledWith('take red');
  });

  it('what was refused stands on the bar again, and can be grabbed once more', async () => {
    const { act, rerender, props } = await shown();
    const hand: Hand = { seat: 1, legal: situation('open', 'most', 4).legal, busy: false, act, prompt: null };
    const reds = () => document.querySelectorAll('[data-devil="red"]:not(.gone)').length;
    const before = reds();
    await fireEvent.pointerDown(devil('red'), { button: 0 });
    await rerender({ ...props, ...situation('open', 'most', 4), hands: [{ ...hand, busy: true }] });
    expect(reds()).toBe(before - 1);
    await rerender({ hands: [{ ...hand, wrong: true }] });
    expect(reds()).toBe(before);
    await fireEvent.pointerDown(devil('red'), { button: 0 });
    await rerender({ hands: [{ ...hand, wrong: false }] });
    expect(reds()).toBe(before - 1);
  });

  it('too early is refused with the rule, and costs nothing', async () => {
    const { act, tryOut, refused } = open('falls');
    await fireEvent.pointerDown(devil('red'), { button: 0 });
    expect(act).not.toHaveBeenCalled();
    expect(tryOut).toHaveBeenCalledWith('take red');
    await waitFor(() => expect(refused).toHaveBeenCalledWith(NO));
  });

  it('needs no news where the sealed throw is open already', async () => {
    const { act, rerender } = open('falls');
    await rerender({ opened: [{ type: 'shown', throw: example('most').throw, asks: { id: 'diavolo-prompt-open' } }] });
    expect(screen.getByRole('img', { name: /La plus grande somme\. Noirs : 2, 3, 6\./ })).toBeTruthy();
    await fireEvent.pointerDown(devil('red'), { button: 0 });
    expect(act.mock.calls[0]?.[0]).toMatch(/^take red \d+$/);
  });
});

describe('throwing', () => {
  it('by button and by key', async () => {
    const { act } = open('ready');
    await fireEvent.click(button(/^Lancer les dés$/));
    await fireEvent.keyDown(window, { key: 't', code: 'KeyT' });
    expect(act.mock.calls).toEqual([['throw'], ['throw']]);
  });

  it('somebody else’s dice is refused (DIAVOLO-35)', async () => {
    const { tryOut, refused } = open('theirs', { legal: [] });
    await fireEvent.click(button(/^Lancer les dés$/));
    expect(tryOut).toHaveBeenCalledWith('throw');
    await waitFor(() => expect(refused).toHaveBeenCalledWith(NO));
  });
});

describe('around one tablet', () => {
  const four = (at: string) => {
    const acts = [1, 2, 3, 4].map(() => vi.fn());
    const { legal, view } = situation(at, 'most', 4);
    const players = view.players.map((player) => ({ ...player, grab: null }));
    const hands: Hand[] = acts.map((act, i) => ({ seat: i + 1, legal: i === 0 || at === 'open' ? legal : [], busy: false, act, prompt: null }));
    return { acts, hands, view: { ...view, players } };
  };
  const corner = (seat: number, name: string) => document.querySelector<HTMLElement>(`[data-corner="${seat}"] [data-devil="${name}"]`) as HTMLElement;

  it('everybody has a corner, and fingers that come down together all count', async () => {
    const { acts, hands, view } = four('open');
    open('open', { hands, view });
    expect(screen.getAllByRole('region').length).toBe(4);
    for (const seat of [1, 2, 3, 4]) await fireEvent.pointerDown(corner(seat, 'red'), { button: 0, pointerId: seat });
    expect(acts.map((act) => act.mock.calls.length)).toEqual([1, 1, 1, 1]);
  });

  it('two of them have keys', async () => {
    const { acts, hands, view } = four('open');
    open('open', { hands, view });
    await fireEvent.keyDown(window, { code: 'Digit2', key: '2' });
    await fireEvent.keyDown(window, { code: 'Digit9', key: '9' });
    expect(acts[0]).toHaveBeenCalledWith('take white');
    expect(acts[1]).toHaveBeenCalledWith('take grey');
  });

  it('whoever has the dice throws them from her corner', async () => {
    const { acts, hands, view } = four('ready');
    open('ready', { hands, view });
    await fireEvent.click(button(/^Lancer les dés$/));
    expect(acts[0]).toHaveBeenCalledWith('throw');
  });
});

describe('the time', () => {
  it('is shown by the bar as long as there is any, and told nowhere else meanwhile', async () => {
    expect(timeIsShown()).toBe(false);
    const room = await shown({ dueAt: performance.now() + 10_000 });
    await waitFor(() => expect(document.querySelector('.time')).toBeTruthy());
    expect(timeIsShown()).toBe(true);
    await room.rerender({ ...situation('ready', 'most', 4), dueAt: null, step: { seq: 2, events: countedIn('most', 4), said: [] } });
    await waitFor(() => expect(timeIsShown()).toBe(false));
    expect(document.querySelector('.time')).toBeNull();
  });
});

describe('after the turn', () => {
  it('the answer stands there, and the receipt tells every time', async () => {
    const { rerender } = open('open');
    await rerender({ ...situation('ready', 'most', 4), step: { seq: 1, events: countedIn('most', 4), said: [] } });
    await waitFor(() => expect(screen.getByText('La bonne réponse : un diablotin rouge.')).toBeTruthy());
    expect(document.querySelector('.sum.best')?.textContent?.replace(/\s/g, '')).toBe('3+5+5=13');
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    await fireEvent.click(button(/^Le ticket$/));
    expect(screen.getByText(/^1.?053 ms$/)).toBeTruthy();
    expect(screen.getByText(/^1.?000 ms$/)).toBeTruthy();
    expect(screen.getByText(/il a été corrigé/)).toBeTruthy();
    expect(screen.getByText('trop tard')).toBeTruthy();
  });

  it('a hand that comes too late is told what it was, and is not scolded', async () => {
    const room = open('open');
    await room.rerender({ ...situation('ready', 'most', 4), step: { seq: 1, events: countedIn('most', 4), said: [] } });
    await fireEvent.pointerDown(devil('black'), { button: 0 });
    await waitFor(() => expect(announced().at(-1)?.text).toBe('La bonne réponse : un diablotin rouge.'));
    for (const asked of [room.act, room.tryOut, room.refused]) expect(asked).not.toHaveBeenCalled();
    expect(notes).toEqual([]);
  });
});
