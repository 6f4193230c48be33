// How much travels before the first table is open: the page, its styles, its script, its fonts and one language.
// Fails above the limit. Run after `npm run build`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const dist = new URL('../dist/', import.meta.url).pathname;
const packed = (file) => {
  const content = readFileSync(join(dist, file));
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
};

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
const needed = new Set(['index.html', ...linked]);
// Follow static imports, and add the Latin fonts that the style sheet asks for and the longest house texts.
for (const file of needed) {
  if (!/\.(js|css)$/.test(file)) continue;
  const source = readFileSync(join(dist, file), 'utf8');
  for (const [, name] of source.matchAll(/\bfrom\s*["']\.\/([\w.-]+\.js)["']|\bimport\s*["']\.\/([\w.-]+\.js)["']/g)) if (name) needed.add(`assets/${name}`);
  for (const [, name] of source.matchAll(/([\w.-]+-latin-\d+-normal-[\w-]+\.woff2)/g)) needed.add(`assets/${name}`);
}
const languages = readdirSync(join(dist, 'assets')).filter((file) => {
  return file.endsWith('.js') && readFileSync(join(dist, 'assets', file), 'utf8').includes('home-title =');
});
const longest = languages.sort((a, b) => packed(`assets/${b}`) - packed(`assets/${a}`))[0];
if (!longest) throw new Error('no language found in the build');
needed.add(`assets/${longest}`);

let total = 0;
for (const file of [...needed].sort()) {
  total += packed(file);
  console.log(`${(packed(file) / 1024).toFixed(1).padStart(7)} KB  ${file}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  before the first table (limit ${LIMIT / 1024} KB)`);
if (total > LIMIT) process.exitCode = 1;
