// Accessibility as axe-core sees it. Nothing serious may be found, by day and by night.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // The page answers to the light in its own time; half of the old colours would be no fair picture.
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'dark' ? 'night' : 'day');
    await page.evaluate(source);
    const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
      .map(({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    expect(found).toEqual([]);
  }
}

/** Nothing scrolls sideways, and everything that can be touched is big enough for a finger. */
export async function expectFits(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select, input:not([type=radio], [type=checkbox], [type=range])')]
      .filter((element) => element.checkVisibility() && !element.closest('.unseen') && (element as HTMLElement).tabIndex >= 0)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
  // A chooser does not scroll: what is too long for it is cut.
  const cut = await page.evaluate(() => {
    const arrow = 20;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return ['no canvas to measure with'];
    return [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const style = getComputedStyle(select);
        pen.font = style.font;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - arrow;
        return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
      });
  });
  expect(cut).toEqual([]);
}
