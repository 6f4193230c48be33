// The daily challenge. Which game it is depends on the day.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { act } from './play';
import { PHONE, test } from './test';

/** Begins it, and throws once where there is something to throw. Tells what lies there, or which letters she has. */
async function begin(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Jouer le défi' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  const letters = page.locator('.rack button');
  const dice = page.locator('.actions .main[aria-disabled="false"]');
  await expect(letters.or(dice).first()).toBeVisible();
  const hasLetters = (await letters.count()) > 0;
  if (!hasLetters) await act(page, () => dice.click());
  const pieces = hasLetters ? letters : page.locator('.felt .bar');
  return pieces.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
}

test('two friends meet the same luck in the challenge of the day, once', async ({ page, device }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jouer le défi' }).click();
  const hers = await begin(page);
  expect(hers.length).toBeGreaterThan(4);
  const table = page.url();

  const { circle } = (await (await page.request.get('/api/daily')).json()) as { circle: string };
  const friend = await (await device(PHONE)).newPage();
  await friend.goto(`/daily?with=${circle}`);
  await expect(friend.getByRole('region', { name: 'Avec tes amis' }).getByRole('listitem')).toContainText('…');
  expect(await begin(friend)).toEqual(hers);
  expect(friend.url()).not.toBe(table);

  await page.goto('/daily');
  await expect(page.getByRole('region', { name: 'Avec tes amis' }).getByRole('listitem')).toHaveCount(1);
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(table);
});

/** Plays her table of the day to its end, as a program would: stops where she can, and otherwise does what is listed first. */
async function playToTheEnd(page: Page, circle: string | null = null): Promise<void> {
  await page.evaluate(async (circle) => {
    const { today } = (await (await fetch('/api/daily')).json()) as { today: { day: string } };
    const begun = await fetch('/api/daily', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ day: today.day, with: circle }) });
    const { table, keys } = (await begun.json()) as { table: string; keys: { seat: number; token: string }[] };
    const line = new WebSocket(`ws://${location.host}/ws/${table}`);
    const say = (frame: object) => line.send(JSON.stringify(frame));
    await new Promise<void>((done, fail) => {
      line.onopen = () => say({ type: 'hello', claims: keys.map((key) => ({ ...key, nonce: '0'.repeat(32) })) });
      line.onclose = () => fail(new Error('the line is lost'));
      line.onmessage = ({ data }: MessageEvent<string>) => {
        const news = JSON.parse(data) as { type: string; seq: number; awaits: number[]; result: object | null; eyes: { legal: string[] | null }[] };
        if (news.type === 'refused' || news.type === 'trouble') fail(new Error(data));
        if (news.type !== 'news') return;
        if (news.result) return done();
        if (!news.awaits.includes(1)) return;
        const open = news.eyes[0]?.legal ?? ['stop'];
        const what = open.find((act) => act === 'stop') ?? open.find((act) => !act.startsWith('take')) ?? 'stop';
        say({ type: 'act', seat: 1, after: news.seq, what });
      };
    });
    line.onclose = null;
    line.close();
  }, circle);
}

test('somebody else plays on the same tablet: once, beside the first, with days of her own', async ({ page }) => {
  await page.goto('/daily');
  const others = page.getByRole('button', { name: 'Quelqu’un d’autre joue ici' });
  await expect(page.getByRole('button', { name: 'Jouer le défi' })).toBeVisible();
  await expect(others).toBeHidden();
  await playToTheEnd(page);
  await page.goto('/daily');
  await expect(page.getByRole('heading', { name: '1 jour joué' })).toBeVisible();
  await others.click();
  await page.getByRole('textbox', { name: 'Ton nom' }).fill('Lou');
  await page.getByRole('textbox', { name: 'Ton nom' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Lou' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: '0 jour joué' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  expect((await begin(page)).length).toBeGreaterThan(4);
  await page.goto('/daily');
  await expect(page.getByRole('region', { name: 'Avec tes amis' })).toContainText('Lou');
});

test('who has played sees the curve, her friend’s row and a picture to send; who has not may not look', async ({ page, device }) => {
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Jouer le défi' })).toBeVisible(); // by then the house knows her
  const { circle } = (await (await page.request.get('/api/daily')).json()) as { circle: string };
  await playToTheEnd(page);
  await page.goto('/daily');
  const done = page.locator('section').filter({ has: page.getByRole('button', { name: 'Envoyer mon résultat en image' }) });
  await expect(done.getByRole('heading')).toContainText(/\d/);
  await expect(done.locator('figcaption')).toContainText('Comme toi : ');
  expect(await done.locator('rect.mine').count()).toBe(1);
  await expect(page.getByRole('button', { name: 'Jouer le défi' })).toBeHidden();
  await expect(done).toContainText(/Le mieux possible avec cette chance|Notre meilleur joueur, avec la même chance/);

  const friend = await (await device(PHONE)).newPage();
  await friend.goto(`/daily?with=${circle}`);
  const row = friend.getByRole('region', { name: 'Avec tes amis' }).getByRole('listitem');
  await expect(row).toContainText('…');
  const { today } = (await (await page.request.get('/api/daily')).json()) as { today: { mine: { table: string; score: number } } };
  await friend.goto(`/t/${today.mine.table}`);
  await expect(friend.getByText('Ce défi court encore : joue d’abord le tien, ensuite tu pourras regarder.')).toBeVisible();
  await playToTheEnd(friend, circle);
  await friend.goto('/daily');
  await expect(row).toContainText(`${today.mine.score} `);
  await expectFits(friend);
  await expectAccessible(friend);
  await friend.goto(`/t/${today.mine.table}`);
  await expect(friend.getByText('Ce défi court encore')).toBeHidden();

  const file = page.waitForEvent('download');
  await done.getByRole('button', { name: 'Envoyer mon résultat en image' }).click();
  expect((await file).suggestedFilename()).toMatch(/^ludogite-\d{4}-\d\d-\d\d\.png$/);
});
