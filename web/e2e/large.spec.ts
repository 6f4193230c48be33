// Letters twice as large, at every table: nothing is cut, nothing lies over something else, all can be pressed.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { draw, diamoniak, stop } from './diamoniak';
import { listen, playToEnd, settle } from './ears';
import { expectFits, expectReadable } from './fits';
import { FORMS, LAST_OF_TWO } from './forms';
import { may, over } from './play';
import { withoutWebGl } from './solid';
import { ME, meet, sitDown, SOMEBODY } from './tables';
import { PHONE, test, type Devices } from './test';

const SIZES = [PHONE.viewport, { width: 1280, height: 800 }];

async function twiceAsLarge(device: Devices, like?: Parameters<Devices>[0]): Promise<BrowserContext> {
  const context = await device(like);
  await withoutWebGl(context);
  await context.addInitScript(() => localStorage.setItem('ludogite:prefs', '{"text":2}'));
  return context;
}

/** Whatever lies there now is whole: all of it can be read and reached. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    await expectFits(page);
    await expectReadable(page);
    for (const note of await page.locator('.notes:visible li').all()) {
      await expect(note).toBeInViewport({ ratio: 1 });
      expect(await note.evaluate((element) => element.scrollWidth - element.clientWidth), 'a note that grows with its words').toBeLessThanOrEqual(0);
    }
  });
}

for (const [form, plan] of FORMS) {
  test(`${form} with letters twice as large`, async ({ device }) => {
    const context = await twiceAsLarge(device);
    const page = await sitDown(context, plan);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await test.step(`${size.width} × ${size.height}`, async () => {
        await expect(page.locator('.frame[data-line]')).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('36px');
        await expectFits(page);
        await expectReadable(page);
        if (size === PHONE.viewport) {
          await page.getByRole('button', { name: 'Tout le reste' }).click();
          await expectFits(page);
          await expectReadable(page);
          await page.keyboard.press('Escape');
        }
      });
    }
  });
}

for (const [game, plan] of Object.entries(LAST_OF_TWO)) {
  test(`${game}: its sheets and notes with letters twice as large, to the end and back`, async ({ device }) => {
    const context = await twiceAsLarge(device, PHONE);
    await listen(context);
    const page = await sitDown(context, plan);
    await expect(page.locator('.frame[data-line]')).toBeVisible();
    for (const sheet of ['Les règles', 'Les touches', 'Réglages', 'Quitter la partie']) {
      await page.getByRole('button', { name: 'Tout le reste' }).click();
      await page.getByRole('dialog').getByRole('button', { name: sheet }).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await expectWhole(page, sheet);
      await page.keyboard.press('Escape');
    }
    const refused = page.locator('main button.button[aria-disabled="true"]:visible').first();
    if ((await refused.count()) > 0) {
      await refused.dispatchEvent('click');
      await settle(page);
      await expectWhole(page, 'why not');
    }
    const hint = page.getByRole('button', { name: 'Un conseil' }).and(page.locator('[aria-disabled="false"]'));
    if ((await hint.count()) > 0) {
      await hint.click();
      await expect(page.locator('.notes li').last()).toBeVisible();
      await expectWhole(page, 'what the house advises');
    }
    await playToEnd(page);
    await expect(over(page)).toBeVisible();
    await expectWhole(page, 'the end');
    await over(page).getByRole('link', { name: 'Revoir la partie' }).click();
    await expect(page.getByTestId('replay-at')).toBeVisible();
    await page.keyboard.press('End');
    await expectWhole(page, 'the game once more');
    await page.getByRole('button', { name: 'Tous les coups' }).click();
    await expectWhole(page, 'its moves');
  });

  test(`a lesson of ${game} with letters twice as large`, async ({ device }) => {
    const page = await (await twiceAsLarge(device, PHONE)).newPage();
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: /^Apprendre/ }).first().click();
    await expect(page.getByRole('region', { name: /^Étape 1/ })).toBeVisible();
    await expectWhole(page, 'what is learnt');
  });
}

test('those who gather, and what one asks of the other, with letters twice as large', async ({ device }) => {
  const large = (like?: Parameters<Devices>[0]) => twiceAsLarge(device, { ...PHONE, ...like });
  const waiting = await sitDown(await large(), diamoniak([ME, SOMEBODY]));
  await expect(waiting.getByRole('heading', { name: /on s’installe/ })).toBeVisible();
  await expectWhole(waiting, 'who gathers');
  const [host, guest] = await meet(large, diamoniak([ME, SOMEBODY]));
  await draw(host);
  await stop(host);
  await expect(may(guest, 'D')).toBeVisible();
  await host.getByRole('button', { name: 'Reprendre mon coup' }).click();
  await expect(guest.getByRole('dialog', { name: /aimerait reprendre son coup/ })).toBeVisible();
  await expectWhole(guest, 'what is asked');
});
