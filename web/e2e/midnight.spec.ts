// The challenge of the day around midnight: houses whose clocks are ahead, so that it is whatever time a test wants.
import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { House } from './house';
import { cutOf, pagesOf } from './paper';
import { PHONE, test } from './test';

const DAY_MINUTES = 24 * 60;

/** So many minutes until it is this time in Greenwich. */
function minutesTo(hour: number, minute = 0): number {
  const now = new Date();
  return (DAY_MINUTES + hour * 60 + minute - now.getUTCHours() * 60 - now.getUTCMinutes()) % DAY_MINUTES;
}

test('a page that was offline at midnight is told of the new day when it asks', async ({ device }) => {
  const evening = minutesTo(23, 50);
  const house = await House.open([], evening);
  const phone = await device(PHONE);
  const page = await phone.newPage();
  await page.goto(`${house.url}/daily`);
  const play = page.getByRole('button', { name: 'Jouer le défi' });
  await expect(play).toBeVisible();
  const day = await page.getByRole('heading', { level: 1 }).innerText();
  await phone.setOffline(true);
  await house.kill();
  await house.start(evening + 20);
  await play.tap();
  await expect(play).toBeHidden();
  await phone.setOffline(false);
  await page.reload();
  await expect(play).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(day);
  await play.tap();
  await expect(page).toHaveURL(/\/t\//);
  await house.close();
});

test('far away the next day begins when it is midnight in Greenwich', async ({ device }) => {
  const ahead = minutesTo(12);
  const house = await House.open([], ahead);
  const page = await (await device({ ...PHONE, timezoneId: 'Asia/Tokyo' })).newPage();
  await page.clock.setFixedTime(Date.now() + ahead * 60_000);
  await page.goto(`${house.url}/daily`);
  await expect(page.getByText(/Le prochain défi commence à (8:59|9:00)/)).toBeVisible();
  await house.close();
});

test('yesterday is stepped through and printed, once its seed may be known', async ({ device }) => {
  const early = await House.open([], minutesTo(1));
  const page = await (await device(PHONE)).newPage();
  await page.goto(`${early.url}/print/daily`);
  await expect(page.getByRole('main')).toContainText('heure de Greenwich');
  await early.close();

  const house = await House.open([], minutesTo(3));
  await page.goto(`${house.url}/print/daily`);
  await expect(page.getByTestId('daily')).toContainText('Et toi, que ferais-tu ?');
  await expect(page.getByTestId('solution').getByRole('listitem')).not.toHaveCount(0);
  const sheets = await page.locator('.sheet-of-paper').count();
  expect(await cutOf(page)).toEqual([]);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(sheets);
  await expectAccessible(page);

  await page.goto(`${house.url}/daily`);
  await expectFits(page);
  await page.getByRole('button', { name: 'Revoir sa partie pas à pas' }).tap();
  const at = page.getByTestId('replay-at');
  await expect(at).toBeVisible();
  const before = await at.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(at).not.toHaveText(before);
  await house.close();
});
