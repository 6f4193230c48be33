// A small stage to look at the room without a server: `npx vite -c games/diavolo/web/dev/vite.config.ts`.
// The production build knows nothing of this folder.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [svelte({ configFile: false })],
  cacheDir: here('../../../../node_modules/.vite-diavolo'),
  resolve: {
    alias: {
      '@house': here('../../../../web/src/lib'),
      '@scene': here('../../../../web/src/three'),
      '@wire': here('../../../../web/src/wire'),
      '@games': here('../../..'),
    },
  },
  server: { port: 5305, strictPort: true, fs: { allow: [here('../../../..')] } },
});
