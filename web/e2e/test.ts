// Every test leaves an empty browser behind: pages that go on playing would slow down all that come after it.
import { test as base } from '@playwright/test';

export const test = base.extend<{ tidy: void }>({
  tidy: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
