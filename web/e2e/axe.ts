// Accessibility as axe-core sees it. Nothing serious may be found, by day and by night.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { stillness } from './fits';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // The page answers to the light in its own time; half of the old colours would be no fair picture.
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'dark' ? 'night' : 'day');
    await stillness(page);
    // By night only the colours differ.
    expect(await violations(page, theme === 'dark' ? { runOnly: ['color-contrast'] } : {}), theme).toEqual([]);
  }
}

function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await tool.run({ ...options, resultTypes: ['violations'] });
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate');
    return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  }, options);
}
