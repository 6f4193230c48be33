// The table says what it is given, and leaves it to the rules to refuse.
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import type { Said, Tried } from '@house/room';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { situation } from './dev/situations';
import Room from './Room.svelte';
import type { Form } from './types';

beforeAll(async () => {
  await speakLanguage('fr');
  await loadGameTexts('yaminos');
});

afterEach(cleanup);

const REFUSAL = { rule: 'YAM-AMB-47', id: 'yaminos-refusal-throw-nothing', args: {} };

function table(form: Form, at: string, prompt: Said | null) {
  const asked = { act: vi.fn(), refused: vi.fn(), tryOut: vi.fn((_: string): Promise<Tried | null> => Promise.resolve({ refusal: REFUSAL, would: null })) };
  const say = ({ id, args }: Said) => `${id} ${JSON.stringify(args)}`;
  render(Room, { ...situation(form, at, 2), me: 1, prompt, say, sitters: [], step: null, hint: null, busy: false, ...asked });
  return asked;
}

it('says what is asked, as the rules put it', () => {
  table('yam', 'choose', { id: 'yaminos-prompt-choose', args: { n: 3 } });
  expect(screen.getByText('yaminos-prompt-choose {"n":3}')).toBeTruthy();
});

it('says whose turn it is where nothing is asked', () => {
  table('base', 'theirs', null);
  expect(screen.getByText('event-turn {"name":{"seat":2}}')).toBeTruthy();
});

it('does what is on the list of the rules', async () => {
  const { act, tryOut } = table('yam', 'ready', null);
  await fireEvent.click(screen.getByRole('button', { name: /yaminos-action-throw-all/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith('throw');
  expect(tryOut).not.toHaveBeenCalled();
});

it('tries what is not, and tells why not', async () => {
  const { act, refused, tryOut } = table('base', 'theirs', null);
  await fireEvent.keyDown(window, { key: '1' });
  await waitFor(() => expect(refused).toHaveBeenCalledExactlyOnceWith(REFUSAL));
  expect(tryOut).toHaveBeenCalledExactlyOnceWith('take Y1');
  expect(act).not.toHaveBeenCalled();
});

it('lets the rules say that nothing is no throw', async () => {
  const { refused, tryOut } = table('yam', 'announced', null);
  for (const key of '0123456') await fireEvent.keyDown(window, { key });
  await fireEvent.keyDown(window, { key: 't' });
  await waitFor(() => expect(refused).toHaveBeenCalledExactlyOnceWith(REFUSAL));
  expect(tryOut).toHaveBeenCalledExactlyOnceWith('throw nothing');
});

it('says what is kept', async () => {
  table('yam', 'choose', null);
  await fireEvent.keyDown(window, { key: '4' });
  const kept = await screen.findByText(/^yaminos-kept /);
  expect(kept.getAttribute('role')).toBe('status');
  await fireEvent.keyDown(window, { key: '4' });
  expect(kept.textContent).toMatch(/^yaminos-kept-none/);
});

it('asks before 0 is written, by key and by touch', async () => {
  const { act } = table('yam', 'choose', null);
  await fireEvent.keyDown(window, { key: 'i' }); // Full
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(screen.getByText(/^yaminos-ask-zero/)).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(act).toHaveBeenCalledExactlyOnceWith('box full');
});

it('explains a box that is touched', async () => {
  table('yam', 'choose', null);
  await fireEvent.keyDown(window, { key: 'j' });
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toContainEqual(expect.stringContaining('Cinq chiffres qui se suivent'));
});
