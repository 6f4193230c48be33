import { defineConfig } from '@playwright/test';

// Chromium as the system has it, with WebGL in software and nothing that talks to the outside.
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Every table begins where its test says, and chance is the same every time: what fails is broken.
  retries: 0,
  // Nothing here is about speed: whatever does not come within this long never comes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.LUDOGITE_URL,
    locale: 'fr-FR',
    // It fetches every file of the page beforehand: only tests that are about it wait for that.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Results at once: no test waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS },
    actionTimeout: 30_000,
    // Films cost a quarter of the time. What fails can be seen again with `--trace on`: it fails again.
    screenshot: 'only-on-failure',
  },
});
