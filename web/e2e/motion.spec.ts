// Diamoniak as most people see it, in motion and with the voice on. All other tests of it are calm.
import { expect } from '@playwright/test';
import { standing } from './diamoniak';
import { may } from './play';
import { beginAt, seed } from './tables';
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
  // Two diamonds, then the witch.
  await beginAt(page, { position: standing('d2 w1', ['rose 2', 'blue 2'], '1 start'), seed: seed(1) });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();

  const draw = page.getByRole('button', { name: 'Piocher une carte', exact: true });
  await may(page, 'D').click();
  await page.waitForFunction(() => window.flown > 0);
  await draw.click(); // while the first card is still in the air
  await page.waitForFunction(() => window.flown > 1);
  await may(page, 'D').click();
  await page.waitForFunction(() => window.spoken.some((text) => /sorcière/i.test(text)));
  await expect(page.getByRole('group', { name: /sorcière/ })).toBeVisible();
  expect(faults).toEqual([]);
});
