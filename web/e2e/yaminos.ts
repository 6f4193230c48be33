// A table of 7 Yaminos for tests, and patience: they wait for states, and a busy machine takes its time.
import { expect as strict, type BrowserContext } from '@playwright/test';

export const expect = strict.configure({ timeout: 120_000 });

/** Sets a table up over HTTP as this context's guest, and keeps its keys as the page would. */
export async function setUp(context: BrowserContext, url: string, options: Record<string, string>, seats: object[]): Promise<string> {
  const answer = await context.request.post(`${url}/api/tables`, {
    headers: { origin: url },
    data: { game: 'yaminos', options, seats, first: 1, open: false, moveSeconds: null },
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
