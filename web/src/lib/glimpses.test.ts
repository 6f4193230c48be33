// Every paragraph of every rules page is seen moving, and what is seen is one of the rules that it tells.
import { describe, expect, it } from 'vitest';
import { gameInfo, openGame, SHELF } from './games';
import { glimpsesFor, glimpsesOf } from './glimpses.svelte';
import { defaultsOf, formKey } from './options';

describe.each(SHELF.map(({ id }) => id))('%s', (game) => {
  it('shows every paragraph of every form', async () => {
    const { rules: book } = await openGame(game);
    const all = await glimpsesOf(game);
    const info = gameInfo(game);
    expect(book).toBeDefined();
    for (const form of info.forms) {
      const options = { ...defaultsOf(info), ...form.settings };
      for (const { id, rules } of book?.paragraphs(options) ?? []) {
        const seen = glimpsesFor(all, id, form.id);
        const told = rules.map((rule) => `${book?.prefix}-${rule}`);
        expect(seen.length, `${form.id}: ${id}`).toBeGreaterThan(0);
        for (const glimpse of seen) expect(glimpse.rules.filter((rule) => !told.includes(rule)), `${id} does not tell`).toEqual([]);
      }
    }
  });

  it('has no glimpse of anything else', async () => {
    const { rules: book } = await openGame(game);
    const info = gameInfo(game);
    const key = formKey(info);
    const ways = info.options.map(({ key: one, values }) => (values.type === 'flag' ? { [one]: 'on' } : { [one]: '2' }));
    const options = info.forms.flatMap(({ settings }) => [{}, ...ways.filter((way) => !(key && key in way))].map((way) => ({ ...defaultsOf(info), ...way, ...settings })));
    const ids = new Set(options.flatMap((some) => (book?.paragraphs(some) ?? []).map(({ id }) => id)));
    expect((await glimpsesOf(game)).filter(({ of }) => !ids.has(of)).map(({ of }) => of)).toEqual([]);
  });
});
