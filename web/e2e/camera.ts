// What the pictures of docs/pictures have in common: two sizes, the same guest, and nothing that moves.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { stillness } from './fits';
import type { Devices } from './test';

export const folder = join(import.meta.dirname, '../../docs/pictures');

export const SIZES = { phone: { width: 390, height: 844, scale: 2 }, desktop: { width: 1280, height: 800, scale: 1 } };
export type Size = keyof typeof SIZES;

export const BOTS = [{ kind: 'bot', strength: 'strong' }, { kind: 'bot', strength: 'easy' }];

/** Léa's device. */
export async function camera(device: Devices, size: Size, like: BrowserContextOptions): Promise<BrowserContext> {
  const { scale, ...viewport } = SIZES[size];
  const context = await device({ viewport, deviceScaleFactor: scale, ...like });
  await context.request.put('/api/me', { data: { name: 'Léa', picture: 'owl' } });
  return context;
}

export async function shoot(page: Page, name: string): Promise<void> {
  await expect(page.locator('.notes li')).toHaveCount(0); // they go by themselves
  await stillness(page);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
