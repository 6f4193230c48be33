// A person wins: her picture is seen, in every game and also where nothing moves, before anything covers it; who has lost
// hears of the best she did.
import { expect, type Page } from '@playwright/test';
import { heard, listen, playToEnd } from './ears';
import { LAST_OF_TWO } from './forms';
import { over } from './play';
import { sitDown } from './tables';
import { test } from './test';

/** When the celebration and the sheet of the end came, by the page's own clock. */
async function watchTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector('[data-testid=celebration] img')) seen.winner ??= performance.now();
      if (document.querySelector('dialog[open] .end')) seen.sheet ??= performance.now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

for (const [game, plan] of Object.entries(LAST_OF_TWO)) {
  test(`${game}: who wins is seen where nothing moves, before anything covers her`, async ({ device }) => {
    const context = await device();
    await listen(context);
    const page = await sitDown(context, plan);
    await watchTheEnd(page);
    await playToEnd(page);
    const celebration = page.getByTestId('celebration');
    await expect(celebration).toBeVisible();
    await expect(celebration.locator('figcaption').first()).toBeVisible();
    await expect(over(page)).toBeVisible();
    const { winner = 0, sheet = 0 } = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
    expect(sheet - winner).toBeGreaterThanOrEqual(2000);
    // What a screen shows to console who has lost, a voice tells.
    const consoled = over(page).locator('.moment').filter({ has: page.locator('strong') });
    for (const words of await consoled.allTextContents()) {
      const told = words.replace(/\s+/g, ' ').trim();
      await expect.poll(async () => (await heard(page)).map((one) => one.replace(/\s+/g, ' '))).toContain(told);
    }
  });
}
