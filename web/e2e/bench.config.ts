// Measures the page: `cargo xtask bench page`.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig(tests, { testMatch: 'bench-page.ts', workers: 1, timeout: 600_000 });
