// The daily challenge. Which game it is depends on the day; all of them begin with a throw.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { act } from './play';
import { PHONE, test } from './test';

/** Begins it, and throws once. Tells what lies there. */
async function begin(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Jouer le défi' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await act(page, () => page.locator('.actions .main[aria-disabled="false"]').click());
  return page.locator('.felt .bar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label') ?? ''));
}

test('two friends meet the same luck in the challenge of the day, once', async ({ page, device }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jouer le défi' }).click();
  const hers = await begin(page);
  expect(hers).toHaveLength(7);
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
