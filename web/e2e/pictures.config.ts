// Draws the pictures of docs/pictures from the real page: `cargo xtask pictures`.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig(tests, { testMatch: /pictures(-\w+)?\.ts$/, workers: 1 });
