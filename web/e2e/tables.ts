// Tables for tests, without going through the box.
import { expect, type BrowserContext } from '@playwright/test';

/** Sets a table up over HTTP as this context's guest, and keeps its keys as the page would. */
export async function openTable(context: BrowserContext, url: string, game: string, options: object, seats: object[]): Promise<string> {
  const answer = await context.request.post(`${url}/api/tables`, {
    headers: { origin: url },
    data: { game, options, seats, first: 1, open: false, moveSeconds: null },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { table, keys } = (await answer.json()) as { table: string; keys: unknown };
  await context.addInitScript(
    ([key, value]) => {
      if (key && value && !localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [`ludogite:seats:${table}`, JSON.stringify(keys)],
  );
  return table;
}
