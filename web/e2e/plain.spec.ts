// Any game can be played in words: the room that a new game has before somebody draws it a table.
import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { BOT, ME, sitDown } from './tables';
import { test } from './test';

test('a whole turn by buttons and keyboard, in a room that knows no rules', async ({ context }) => {
  const page = await sitDown(context, { game: 'diamoniak', seats: [ME, BOT] }, '?plain');
  const actions = page.getByRole('list', { name: 'Ce que tu peux faire' }).getByRole('button');
  await expect(actions).toHaveCount(1); // the turn begins with a card
  await expectAccessible(page);
  for (const [width, height] of [[1280, 800], [390, 844], [360, 640], [844, 390]] as const) {
    await page.setViewportSize({ width, height });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(actions).not.toHaveCount(1); // a card lies there: go on, or stop
  await expect(actions.first()).toBeFocused();
  await page.getByRole('button', { name: 'Un conseil' }).click();
  await expect(page.locator('.hinted')).toHaveCount(1);
});
