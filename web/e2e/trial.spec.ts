// As somebody who knows no rules: a lesson by tapping where the hand points and nowhere else, the game at its end, and then a
// real one against the gentlest, to its end.
import { expect, type Page } from '@playwright/test';
import { expectFits } from './fits';
import { may, over, playOut } from './play';
import { PHONE, test } from './test';

/** Where the finger is, in the window; null where nothing is pointed at. */
const tipOf = (page: Page) =>
  page.evaluate(() => {
    const [room, hand] = [document.querySelector('main'), document.querySelector<HTMLElement>('[data-testid=pointing]')];
    if (!room || !hand) return null;
    const corner = room.getBoundingClientRect();
    return { x: corner.left + parseFloat(hand.style.left), y: corner.top + parseFloat(hand.style.top) - room.scrollTop, at: hand.style.cssText };
  });

/** Taps there until she plays as she likes. */
async function followTheHand(page: Page): Promise<void> {
  const [hand, last] = [page.getByTestId('pointing'), page.getByRole('region', { name: /^Étape (\d+) sur \1$/ })];
  for (;;) {
    await expect(hand.or(last).first()).toBeVisible();
    if (await last.isVisible()) return;
    await expectFits(page);
    const tip = await tipOf(page);
    if (!tip) continue;
    const line = await page.locator('.frame').getAttribute('data-line');
    await page.touchscreen.tap(tip.x, tip.y);
    await page.waitForFunction(
      ([at, line]) => document.querySelector<HTMLElement>('[data-testid=pointing]')?.style.cssText !== at || document.querySelector<HTMLElement>('.frame')?.dataset.line !== line,
      [tip.at, line ?? undefined] as const,
    );
  }
}

/** The first of these that lights up is tapped, and then where it may go. */
const taps =
  (...order: string[]) =>
  async (page: Page): Promise<void> => {
    const lit = page.locator(order.join(', '));
    await lit.first().waitFor();
    for (const selector of order) {
      const first = page.locator(selector).first();
      if (!(await first.isVisible())) continue;
      const line = await page.locator('.frame').getAttribute('data-line');
      await first.tap();
      // A finger's click may come after the tap: either it is played, or it is shown where it may go.
      await page.waitForFunction((line) => document.querySelector('.ghost') !== null || document.querySelector<HTMLElement>('.frame')?.dataset.line !== line, line ?? undefined);
      break;
    }
    const place = page.locator('.ghost').first();
    if (await place.isVisible()) await place.tap();
  };

/** One card a turn; the witch gets what comes first. */
async function castles(page: Page): Promise<void> {
  for (const key of ['B', 'S', 'D']) if (await may(page, key).first().isVisible()) return may(page, key).first().tap();
  const [right, castle] = [page.locator('[data-place^="right-1-"] .may'), page.locator('[data-place="castle-1"] button')];
  while (!(await may(page, 'Enter').isVisible())) {
    const before = await page.locator('main').innerHTML();
    await ((await right.count()) > 0 ? right : castle).first().tap();
    await page.waitForFunction((before) => document.querySelector('main')?.innerHTML !== before, before);
  }
  await may(page, 'Enter').tap();
}

const MAIN = '.actions .main[aria-disabled="false"]';
const FORMS = {
  diamoniak: { choose: null, move: castles },
  yaminos: { choose: 'La plus longue ligne', move: taps('.bar.may:not(.laid)', MAIN, '.actions .second[aria-disabled="false"]') },
  domino: { choose: null, move: taps('.hand .may[aria-pressed="false"]', MAIN) },
};

for (const [game, { choose, move }] of Object.entries(FORMS))
  test(`${game}, learnt by hand alone`, async ({ device }) => {
    test.slow(); // two games, one of them whole
    const page = await (await device(PHONE)).newPage();
    await page.goto(`/game/${game}`);
    if (choose) await page.getByRole('group', { name: 'Règles toutes prêtes' }).getByRole('button', { name: choose }).tap();
    await page.getByRole('button', { name: /^Apprendre en \d minutes/ }).tap();
    await followTheHand(page);
    await playOut([page], move);
    await expect(over(page).getByRole('heading', { name: 'Bravo, tu sais jouer !' })).toBeVisible();
    await expectFits(page);
    await over(page).getByRole('button', { name: 'Jouer une vraie partie' }).tap();
    await expect(over(page)).toBeHidden();
    await expect(page.getByTestId('turn')).toBeVisible();
    await playOut([page], move);
    await expect(over(page)).toBeVisible();
    await expectFits(page);
  });
