import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { boxes, house } from './build/house';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [boxes(), svelte(), house()],
  resolve: {
    alias: {
      '@house': here('./src/lib'),
      '@scene': here('./src/three'),
      '@wire': here('./src/wire'),
      '@games': here('../games'),
    },
    // Unit tests mount components as a browser would.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    // A machine that is busy elsewhere makes no test fail.
    testTimeout: 60_000,
    setupFiles: [here('./src/patience.ts')],
    include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts'],
  },
});
