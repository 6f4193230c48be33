// Another language in the middle of a game: everything that can be read or heard changes at once, as if it had been so from the beginning.
import { expect, type Page } from '@playwright/test';
import { SHELF } from '../src/wire/shelf';
import { listen, nextQuestion, playNth } from './ears';
import { withoutWebGl } from './solid';
import { BOT, ME, sitDown } from './tables';
import { test } from './test';

/** All that the table says to eyes and ears, but not what comes and goes. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NAMES = ['aria-label', 'title', 'placeholder', 'data-asks', 'aria-valuetext'];
    const things = [...document.querySelectorAll('.frame, .frame *')].filter((thing) => thing.checkVisibility());
    const named = things.flatMap((thing) => NAMES.map((name) => thing.getAttribute(name) ?? ''));
    const written = things.flatMap((thing) => [...thing.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim() ?? ''));
    return [document.title, ...named, ...written].filter((text) => /\p{L}{2}/u.test(text));
  });
}

for (const { id: game } of SHELF) {
  test(`${game} changes its language at once`, async ({ device }) => {
    const context = await device();
    await withoutWebGl(context);
    await listen(context);
    const options = game === 'diavolo' ? { untimed: 'on' } : undefined;
    const page = await sitDown(context, { game, seats: [ME, BOT], ...(options && { options }) });
    for (const nth of [0, 0]) {
      await nextQuestion(page);
      await playNth(page, nth);
    }
    await nextQuestion(page);
    const before = await words(page);
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('de');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The words of the new language are fetched; then all of them are there.
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => words(page)).not.toEqual(before);
    const after = await words(page);
    // What was said before is not left in the old language, and what is asked is asked again in the new one.
    await expect(page.getByRole('log')).toContainText(await page.locator('[data-asks]').first().innerText());
    expect(before).not.toContain(await page.getByRole('log').locator('p').first().innerText());
    await page.reload();
    await nextQuestion(page);
    await expect.poll(() => words(page)).toEqual(after);
  });
}
