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
