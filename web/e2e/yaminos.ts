// A table of 7 Yaminos for tests, and patience: they wait for states, and a busy machine takes its time.
import { expect as strict, type BrowserContext } from '@playwright/test';
import { openTable } from './tables';

export const expect = strict.configure({ timeout: 120_000 });

export function setUp(context: BrowserContext, url: string, options: Record<string, string>, seats: object[]): Promise<string> {
  return openTable(context, url, 'yaminos', options, seats);
}
