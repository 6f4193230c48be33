// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Keys from './Keys.svelte';

describe('the list of keys', () => {
  it('has what comes to the table while it is open', async () => {
    const root = document.body.appendChild(document.createElement('main'));
    const { getAllByRole } = render(Keys, { root, others: [], race: false });
    const keys = () => getAllByRole('term').map((term) => term.textContent);
    expect(keys()).toEqual(['?']);
    root.innerHTML = '<button aria-keyshortcuts="D" aria-label="Piocher"></button>';
    await waitFor(() => expect(keys()).toEqual(['D', '?']));
  });
});
