// Draws the installable icons from public/icon.svg with Chromium. Run by hand when the drawing changes.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const here = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', here), 'utf8');
// A mask may cut a fifth away all around: the house stands smaller, the sky fills the corners.
const masked = svg.replace('rx="14"', '').replace(/(<circle cx="32" cy="38")/, '<g transform="translate(6.4 6.4) scale(.8)">$1').replace('</svg>', '</g></svg>');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, size, drawing] of [
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-mask-512.png', 512, masked],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`);
  await page.screenshot({ path: new URL(name, here).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
