import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { House } from './house';
import { click, ending, lit, playOne, playOut, setUp } from './play';

const story = (page: Page) => page.getByRole('list', { name: "Ce qui s'est passé" }).getByRole('listitem').allInnerTexts();
const TWO = [{ kind: 'me' }, { kind: 'person' }];

test('a browser that is killed in the middle of a game comes back to its seat', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const first = await browser.newContext({ baseURL });
  const table = await setUp(first, url, TWO);
  const host = await first.newPage();
  await host.goto(`/t/${table}`);
  let second = await browser.newContext({ baseURL });
  let guest = await second.newPage();
  await guest.goto(`/t/${table}`);
  await guest.getByRole('button', { name: "M'asseoir et jouer" }).click();
  for (let i = 0; i < 8; ) if ((await Promise.all([host, guest].map((page) => playOne(page, click)))).some(Boolean)) i += 1;

  const told = await story(guest);
  const memory = await second.storageState();
  await second.close();
  second = await browser.newContext({ baseURL, storageState: memory });
  guest = await second.newPage();
  await guest.goto(`/t/${table}`);
  await expect(guest.getByTestId('turn')).toBeVisible();
  // What happened can still be read, as it was told while she was there.
  expect((await story(guest)).slice(0, told.length)).toEqual(told);
  await playOut([host, guest], click);
  await expect(ending(guest)).toBeVisible();
});

test('the house is killed and opened again: the page is back without a reload', async ({ browser }) => {
  test.skip(!process.env.LUDOGITE_BIN, 'needs a house of its own');
  const house = await House.open();
  try {
    const context = await browser.newContext({ baseURL: house.url });
    const table = await setUp(context, house.url, [{ kind: 'me' }, { kind: 'here', guest: { name: 'Tom', picture: 'cat' } }]);
    const page = await context.newPage();
    await page.goto(`/t/${table}`);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; ) if (await playOne(page, click)) i += 1;
      await house.kill();
      await expect(page.getByText('La ligne est coupée')).toBeVisible();
      await house.start();
      await expect(page.getByText('La ligne est coupée')).toBeHidden();
    }
    await playOut([page], click);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await expect(lit(page, 'Piocher')).toBeHidden();
    await context.close();
  } finally {
    await house.close();
  }
});
