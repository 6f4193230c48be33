import { fireEvent, render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import ChooseLetter from './ChooseLetter.svelte';

it('takes a letter from the keyboard, and leaves the browser its own keys', async () => {
  const choose = vi.fn();
  render(ChooseLetter, { props: { choose, close: () => undefined } });
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) await fireEvent.keyDown(window, { key: 'r', [held]: true });
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'r' });
  expect(choose).toHaveBeenCalledExactlyOnceWith('R');
});
