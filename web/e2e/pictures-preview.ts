// What a link shows of itself where it is sent: each box before its own colours, and the house. 1200 × 630, as is usual.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { stillness } from './fits';
import { test } from './test';

const folder = join(import.meta.dirname, '../public/preview');

test('previews', async ({ device }) => {
  mkdirSync(folder, { recursive: true });
  const context = await device({ viewport: { width: 1200, height: 630 }, locale: 'fr', colorScheme: 'dark', bypassCSP: true });
  const page = await context.newPage();
  const shoot = async (name: string) => {
    await stillness(page);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 84 });
  };
  await page.goto('/');
  await expect(page.locator('.front svg').first()).toBeVisible();
  await page.addStyleTag({ content: 'nav, .welcome > *, main, footer { visibility: hidden } .front { min-height: 630px !important; border-radius: 0 !important }' });
  await shoot('house');
  const answer = await page.request.get('/api/games');
  const { games } = (await answer.json()) as { games: { id: string; name: string; colours: [string, string] }[] };
  for (const { id, name, colours } of games) {
    await page.goto('/');
    const box = page.locator(`.boxes a[href^="/game/${id}?"] svg`);
    await expect(box).toBeVisible();
    await box.evaluate(
      (svg, { name, colours }) => {
        const wall = document.createElement('div');
        wall.style.cssText = `position:fixed;inset:0;z-index:1000;display:flex;align-items:center;gap:70px;padding:0 90px;color:#fff;background:radial-gradient(circle at 30% 20%, ${colours[0]}, ${colours[1]} 85%)`;
        const standing = svg.cloneNode(true) as SVGElement;
        standing.style.cssText = 'width:auto;height:540px;flex:none';
        const words = document.createElement('p');
        words.style.cssText = 'font:600 74px/1.1 var(--title);text-shadow:0 3px 12px rgb(0 0 0 / 45%)';
        words.textContent = name;
        const house = document.createElement('small');
        house.style.cssText = 'display:block;font-size:38px;margin-top:18px';
        house.textContent = 'Ludogîte';
        words.append(house);
        wall.append(standing, words);
        document.body.append(wall);
      },
      { name, colours },
    );
    await shoot(id);
  }
});
