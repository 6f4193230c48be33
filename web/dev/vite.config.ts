// A small stage to look at a room without a server: `npm run stage -w web`, then `/?room=domino&at=…`.
// The production build knows nothing of this folder.
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import page from '../vite.config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(
  page,
  defineConfig({ root: here('.'), cacheDir: here('../../node_modules/.vite-stage'), server: { port: 5299 } }),
);
