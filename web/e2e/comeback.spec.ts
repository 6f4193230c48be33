import { expect } from '@playwright/test';
import { buy, diamoniak, draw, LAST_PART, stop } from './diamoniak';
import { House } from './house';
import { lineOn, over, shows, story } from './play';
import { ME, comeByLink, SOMEBODY, sitDown, TOM } from './tables';
import { test } from './test';

test('a browser that is killed in the middle of a game comes back to its seat', async ({ device }) => {
  const host = await sitDown(await device(), diamoniak([ME, SOMEBODY], LAST_PART));
  const first = await device();
  const guest = await comeByLink(first, host.url());
  await draw(host);
  await draw(host);
  await stop(host);
  await draw(guest);
  const told = await story(guest).getByRole('listitem').allInnerTexts();
  expect(told.length).toBeGreaterThan(2);
  const memory = await first.storageState();
  await first.close();

  const again = await (await device({ storageState: memory })).newPage();
  await again.goto(host.url());
  // What happened can still be read, as it was told while she was there.
  await expect(story(again).getByRole('listitem')).toHaveText(told);
  await stop(again);
  await shows(host, await lineOn(again));
  await buy(host);
  for (const page of [host, again]) await expect(over(page)).toBeVisible();
});

test('the house is killed and opened again: the page is back without a reload', async ({ device }) => {
  test.skip(!process.env.LUDOGITE_BIN, 'needs a house of its own');
  const house = await House.open();
  try {
    const page = await sitDown(await device({ baseURL: house.url }), diamoniak([ME, TOM], LAST_PART));
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    for (const deed of [draw, draw, stop]) {
      await deed(page);
      await house.kill();
      await expect(page.getByText('La ligne est coupée')).toBeVisible();
      await house.start();
      await expect(page.getByText('La ligne est coupée')).toBeHidden();
    }
    await draw(page); // Tom
    await stop(page);
    await buy(page);
    await expect(over(page)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  } finally {
    await house.close();
  }
});
