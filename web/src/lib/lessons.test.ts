// From every paragraph of every rules page a lesson leads on, but for a few that nobody learns by playing.
import { expect, it } from 'vitest';
import { gameInfo, openGame, SHELF } from './games';
import { lessonOn } from './lessons.svelte';
import { defaultsOf } from './options';

/** What lies in the box, an example that is read, and what the house does by itself: it deals, and shuffles. */
const EXEMPT: Record<string, readonly string[]> = {
  diamoniak: ['box', 'start', 'pile'],
  diavolo: ['start'],
  diamino: ['box', 'start', 'example'],
  domino: ['box', 'deal'],
  yaminos: ['box'],
};

it.each(SHELF.map(({ id }) => id))('%s: what is read can be tried', async (game) => {
  const { rules: book } = await openGame(game);
  const info = gameInfo(game);
  const without = new Set<string>();
  for (const form of info.forms) {
    const options = { ...defaultsOf(info), ...form.settings };
    for (const { id, rules } of book?.paragraphs(options) ?? []) {
      const numbers = rules.map((rule) => `${book?.prefix}-${rule}`);
      if (!lessonOn(numbers, info.forms.length > 1 ? form.id : undefined)) without.add(id);
    }
  }
  expect([...without].sort()).toEqual([...(EXEMPT[game] ?? [])].sort());
});
