// Tables for tests: each is set up where the test begins, not where the game does, and chance is known beforehand.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Devices } from './test';

export interface Plan {
  game: string;
  lesson?: string; // says itself how its table is set up
  puzzle?: string; // so does this
  options?: Record<string, string>;
  seats: readonly object[];
  position?: string; // as records write it; without, from the beginning
  seed?: string;
  help?: 'none' | 'children' | 'all'; // also between people the house may be asked
  away?: { kind: 'ask' | 'bot'; seconds: number };
  moveSeconds?: number;
  clock?: { seconds: number; increment: number };
  atZero?: 'bot' | 'nothing';
}

export const ME = { kind: 'me' };
export const SOMEBODY = { kind: 'person' }; // comes by the link
export const TOM = { kind: 'here', guest: { name: 'Tom', picture: 'cat' } }; // on the same device
export const BOT = { kind: 'bot', strength: 'easy' };

/** A seed for each number. */
export const seed = (number: number): string => number.toString(16).padStart(64, '0');

/** Sets a table up over HTTP as this device's guest, and keeps its keys as the page would. */
export async function setUp(device: BrowserContext, { seed: chosen = seed(1), ...plan }: Plan): Promise<string> {
  const answer = await device.request.post('/api/tables', { data: { ...plan, first: 1, seed: chosen } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { table, keys } = (await answer.json()) as { table: string; keys: unknown };
  await device.addInitScript(
    ([table, keys]) => {
      if (localStorage.getItem(`ludogite:seats:${table}`)) return;
      const known = JSON.parse(localStorage.getItem('ludogite:tables') ?? '[]') as string[];
      localStorage.setItem(`ludogite:seats:${table}`, keys);
      localStorage.setItem('ludogite:tables', JSON.stringify([table, ...known]));
    },
    [table, JSON.stringify(keys)] as const,
  );
  return table;
}

/** A table, and the page of whoever has set it up. */
export async function sitDown(device: BrowserContext, plan: Plan, query = ''): Promise<Page> {
  const table = await setUp(device, plan);
  const page = await device.newPage();
  await page.goto(`/t/${table}${query}`);
  return page;
}

/** A table where as many people have met as it has seats for them, each with a device of her own. */
export async function meet(devices: Devices, plan: Plan, prepare?: (device: BrowserContext) => Promise<void>): Promise<[Page, Page, ...Page[]]> {
  const newcomer = async () => {
    const device = await devices();
    await prepare?.(device);
    return device;
  };
  const host = await sitDown(await newcomer(), plan);
  const pages = [host];
  for (const seat of plan.seats) if (seat === SOMEBODY) pages.push(await comeByLink(await newcomer(), host.url()));
  for (const page of pages) await expect(page.getByTestId('turn')).toBeVisible();
  return pages as [Page, Page, ...Page[]];
}

export async function comeByLink(device: BrowserContext, link: string): Promise<Page> {
  const page = await device.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'M’asseoir et jouer' }).click();
  return page;
}

/** Whatever table this page sets up by itself begins here. */
export async function beginAt(page: Page, start: Pick<Plan, 'position' | 'seed'>): Promise<void> {
  await page.route('/api/tables', (route) => {
    const plan = route.request().postDataJSON() as object;
    return route.continue({ postData: { seed: seed(1), ...plan, ...start } });
  });
}
