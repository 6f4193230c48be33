// The big screen of an evening: nobody touches it for hours, the network goes and the house with it, and it goes on.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { crowd } from './crowd';
import { House } from './house';
import { test } from './test';

const TURN_MS = 12_000;
const PEOPLE = 12;

interface Hosted { evening: string; host: string }

/** An evening in its second round, so that there is all to show: who plays with whom, a table, how it stands. */
async function inItsSecondRound(page: Page): Promise<Hosted> {
  const plan = { name: 'La nuit du jeu', games: [{ game: 'diamoniak', options: {} }], form: 'swiss', seats: 2, rounds: 3, minutes: null, bots: null, unfinished: 'draw', children: true, typed: false, halls: [], language: 'fr' };
  const hosted = (await (await page.request.post('/api/evenings', { data: plan })).json()) as Hosted;
  await page.goto('/daily');
  await crowd(page, hosted.evening, Array<string>(PEOPLE).fill('owl'), 0);
  for (const what of ['round', 'close', 'round']) await hostDoes(page, hosted, what);
  return hosted;
}

async function hostDoes(page: Page, { evening, host }: Hosted, what: string): Promise<void> {
  const answer = await page.request.post(`/api/evenings/${evening}/do`, { data: { what, host } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What each turn shows, one after the other. */
async function turns(screen: Page, count: number): Promise<string[]> {
  const shown: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    await screen.clock.runFor(TURN_MS);
    shown.push(await screen.evaluate(() => document.querySelector('.slide h2')?.textContent ?? (document.querySelector('figure') ? 'a table' : 'nothing')));
  }
  return shown;
}

test('a big screen turns its pages for hours, without the network and without the house too; somebody before it may stop and turn them', async ({ device }) => {
  test.skip(!process.env.LUDOGITE_BIN, 'needs a house of its own');
  const house = await House.open();
  try {
    const others = await (await device({ baseURL: house.url })).newPage();
    const hosted = await inItsSecondRound(others);
    const context = await device({ baseURL: house.url });
    const screen = await context.newPage();
    await screen.clock.install();
    await screen.goto(`/e/${hosted.evening}/screen`);
    await expect(screen.locator('.slide h2')).toHaveText('Qui joue avec qui');
    const all = ['a table', 'a table', 'a table', 'Classement1/2', 'Classement2/2', 'Qui joue avec qui'];
    expect(await turns(screen, 30)).toEqual([...all, ...all, ...all, ...all, ...all]);
    await expectAccessible(screen);

    // Who hears it has the whole list, whatever is shown.
    await expect(screen.getByRole('table').getByRole('rowheader')).toHaveCount(PEOPLE);
    await screen.keyboard.press(' ');
    expect(new Set(await turns(screen, 5))).toEqual(new Set(['Qui joue avec qui']));
    await screen.keyboard.press('ArrowLeft');
    await expect(screen.locator('.slide h2')).toHaveText('Classement2/2');
    await screen.keyboard.press('ArrowRight');
    await screen.keyboard.press(' ');
    expect(await turns(screen, 1)).toEqual(['a table']);

    // The network is gone, and the house: it still shows what it knows, and is back by itself.
    await context.setOffline(true);
    await house.kill();
    await expect(screen.locator('.lost')).toBeVisible();
    const away = await turns(screen, 200);
    expect(away.filter((what) => what === 'Classement1/2').length).toBeGreaterThan(30);
    await house.start();
    await context.setOffline(false);
    await expect(async () => {
      await screen.clock.runFor(TURN_MS);
      await expect(screen.locator('.lost')).toBeHidden({ timeout: 500 });
    }).toPass();
    await hostDoes(others, hosted, 'announce La soupe est servie');
    await expect(screen.getByText('La soupe est servie')).toBeVisible();

    // What was deleted is said, and not waited for.
    await others.request.delete(`/api/evenings/${hosted.evening}`, { data: { what: 'delete', host: hosted.host } });
    await expect(screen.getByText('Cette soirée n’existe pas, ou plus.')).toBeVisible();
  } finally {
    await house.close();
  }
});

test('a game that was closed before its end is looked at, and the host’s page and the board say when the evening is gone', async ({ page }) => {
  const hosted = await inItsSecondRound(page);
  await page.goto(`/e/${hosted.evening}/host#${hosted.host}`);
  const games = page.getByRole('region', { name: 'Toutes les parties' });
  await games.getByRole('button').click();
  await expect(games.locator('a[href^="/t/"]')).toHaveCount(PEOPLE);
  await expect(games.locator('a[href^="/r/"]')).toHaveCount(0);

  await page.request.delete(`/api/evenings/${hosted.evening}`, { data: { what: 'delete', host: hosted.host } });
  for (const there of ['/host', '/board']) {
    await expect(page.getByText('Cette soirée n’existe pas, ou plus.')).toBeVisible();
    await page.goto(`/e/${hosted.evening}${there}`);
  }
  await expect(page.getByText('Cette soirée n’existe pas, ou plus.')).toBeVisible();
});
