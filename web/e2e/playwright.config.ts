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
  // A machine that stalls may cost a test its patience once; what fails three times is broken.
  retries: 2,
  // Nothing here is about speed: whatever does not come within this long never comes.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.LUDOGITE_URL,
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
    // Results at once: no test waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS },
    trace: 'retain-on-failure',
  },
});
