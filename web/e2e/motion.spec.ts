// Diamoniak as most people see it, in motion and with the voice on. All other tests of it are calm.
import { expect } from '@playwright/test';
import { click, lit, playOne, SOON } from './play';
import { test } from './test';

declare global {
  interface Window {
    flown: number; // cards that have been in the air
    spoken: string[];
  }
}

test('cards fly, the witch comes, the voice tells, and nothing that is pressed meanwhile is lost', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    localStorage.setItem('ludogite:prefs', JSON.stringify({ voice: true }));
    window.flown = 0;
    window.spoken = [];
    const inTheAir = (node: Node) => node instanceof HTMLElement && node.inert && node.style.position === 'fixed';
    new MutationObserver((changes) => {
      window.flown += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(inTheAir).length;
    }).observe(document, { childList: true, subtree: true });
    speechSynthesis.speak = ({ text }) => void window.spoken.push(text);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();

  // The button is pressed while the first card is still in the air.
  await lit(page, 'Piocher').click(SOON);
  await page.waitForFunction(() => window.flown > 0);
  const after = await page.evaluate(() => window.flown);
  while (!(await playOne(page, click))) await page.waitForTimeout(30);
  await page.waitForFunction((before) => window.flown > before, after);

  // On until the witch has come to somebody: the voice says so.
  await expect(async () => {
    while (await playOne(page, click));
    expect(await page.evaluate(() => window.spoken.some((text) => /sorcière/i.test(text)))).toBe(true);
  }).toPass({ timeout: 150_000, intervals: [50] });
  expect(faults).toEqual([]);
});
