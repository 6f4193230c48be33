// What our build adds to Vite's: the words on the boxes, a service worker that knows every file, and everything compressed
// beforehand.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Whose packages the page is made of: `cargo xtask notices` puts their licences together. */
const PACKAGES = fileURLToPath(new URL('../../node_modules/.in-the-page.json', import.meta.url));
const WORTH_COMPRESSING = /\.(html|js|css|svg|webmanifest|json|txt)$/;

export function house(): Plugin {
  let dist = '';
  return {
    name: 'ludogite-house',
    apply: 'build',
    configResolved: (config) => void (dist = join(config.root, config.build.outDir)),
    generateBundle(_, bundle) {
      const fonts = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      writeFileSync(PACKAGES, JSON.stringify(packagesOf([...this.getModuleIds(), ...fonts])));
    },
    closeBundle() {
      const files = filesIn(dist);
      writeServiceWorker(dist, files);
      for (const file of [...files, 'sw.js']) if (WORTH_COMPRESSING.test(file)) compress(join(dist, file));
    },
  };
}

/** The few words on the box of each game come with the house's own texts: the shelf shows them before any game is fetched. */
export function boxes(): Plugin {
  const games = fileURLToPath(new URL('../../games', import.meta.url));
  return {
    name: 'ludogite-boxes',
    enforce: 'pre',
    load(id) {
      const [, house, lang] = /^(.*\/web\/texts\/(\w+)\.ftl)\?raw$/.exec(id) ?? [];
      if (!house || !lang) return null;
      const boxes = readdirSync(games).map((game) => join(games, game, 'box', `${lang}.ftl`));
      const files = [house, ...boxes.filter((file) => existsSync(file))];
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`;
    },
  };
}

function packagesOf(files: string[]): string[] {
  const names = files.map((file) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !/\.(br|gz)$/.test(file) && file !== 'sw.js' && !file.startsWith('preview/')) // what links show is for others
    .sort();
}

/** Kept for the time without network: every file of the page, in all its languages. They are small. */
function writeServiceWorker(dist: string, files: string[]): void {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
  const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
    .replace('__VERSION__', `ludogite-${hash.digest('hex').slice(0, 12)}`)
    .replace('__FILES__', JSON.stringify(addresses));
  writeFileSync(join(dist, 'sw.js'), source);
}

function compress(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
