// Every test has devices of its own, and chance that is the same every time; and it leaves an empty browser behind: pages
// that go on playing would slow down all that come after it.
import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

/** Somebody's device: what it is like, if not like all others (`playwright.config.ts`). */
export type Devices = (like?: BrowserContextOptions) => Promise<BrowserContext>;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export const test = base.extend<{ device: Devices; tidy: void }>({
  context: async ({ context }, use) => {
    await fixChance(context);
    await use(context);
  },
  device: async ({ browser }, use) => {
    await use(async (like) => {
      const context = await browser.newContext(like);
      await fixChance(context);
      return context;
    });
  },
  tidy: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** What a device adds to a table's chance is drawn by its secure generator: here always the same. */
async function fixChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => (array instanceof Uint8Array ? array.fill(1) : array) as T;
  });
}
