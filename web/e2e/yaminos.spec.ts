// 7 Yaminos in the browser: the end of each of the twelve games, between two people, against a bot, and by keyboard alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { some } from './long';
import { act, may, over, playOut, turnOf, pressToPlay } from './play';
import { ME, meet, sitDown, SOMEBODY } from './tables';
import { PHONE, test, type Devices } from './test';
import { fingers, middleOf, straight } from './touch';
import { GAMES, mover, yaminos } from './yaminos';

const ALONE = [ME];

/** Each is played by another gesture; all twelve are played against a bot below. */
const BY_GESTURE = ['highest', 'base', 'muggins', 'yam'];

for (const [game, end] of some(Object.entries(GAMES), ([game]) => BY_GESTURE.includes(game))) {
  test(`two browsers play ${game} to its end`, async ({ device }) => {
    const pages = await meet(device, yaminos(game, [ME, SOMEBODY], end));
    await playOut(pages, mover(game));
    for (const page of pages) await expect(over(page)).toBeVisible();
  });
}

for (const [game, end] of Object.entries(GAMES)) {
  test(`${game} against a bot on a phone: everything fits, to the end`, async ({ device }) => {
    const page = await sitDown(await device(PHONE), yaminos(game, undefined, end));
    while ((await turnOf(page, [1])) === 1 && (await page.locator('.bar').count()) === 0) await act(page, () => mover(game)(page));
    await expectFits(page);
    if (['yam', 'muggins', 'line'].includes(game)) await expectAccessible(page);
    await playOut([page], mover(game));
    await expect(over(page)).toBeVisible();
    const record = await (await page.request.get(`/api/tables/${page.url().split('/').at(-1)}/record`)).text();
    for (const seat of [1, 2]) expect(record).toMatch(new RegExp(`^\\S+ ${seat} (throw|lay)`, 'm'));
  });
}

/** Seven that have fallen; the 4s of Y0 and Y3 fit. */
const FALLEN = 'turn 1 lay / 1 0 / table Y0:1/4 Y1:1/1 Y2:2/2 Y3:2/4 Y4:4/4 Y5:0/4 Y6:1/5 / thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6 casts 1';
const bar = (page: Page, yamino: number) => page.locator(`.bar[data-yamino="${yamino}"]`);

test('a yamino is dragged to its end with the mouse, and goes back if it is let go elsewhere', async ({ device }) => {
  const page = await sitDown(await device(), yaminos('prog', ALONE, { position: FALLEN }));
  await expect(page.locator('.bar.may')).toHaveCount(7);
  const laid = (yamino: number) => page.locator(`.bar.laid[data-yamino="${yamino}"]`);
  const take = async (yamino: number) => {
    const [x, y] = await middleOf(bar(page, yamino));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 20, { steps: 3 });
    return middleOf(page.locator('.ghost').first());
  };
  const middle = await take(0);
  await page.mouse.move(...middle, { steps: 5 });
  await page.mouse.up();
  await expect(laid(0)).toBeVisible();

  await take(3);
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(laid(3)).toHaveCount(0);

  const end = await take(3);
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
  await expect(laid(3)).toBeVisible();
});

test('a finger drags a yamino to its place', async ({ device }) => {
  const page = await sitDown(await device(PHONE), yaminos('prog', ALONE, { position: FALLEN }));
  await bar(page, 0).tap(); // its place lights up
  await fingers(page, straight(await middleOf(bar(page, 0)), await middleOf(page.locator('.ghost'))));
  await expect(bar(page, 0)).toHaveClass(/laid/);
});

test('what may not be touched says which rule', async ({ device }) => {
  const page = await sitDown(await device(), yaminos('yam'));
  await page.getByRole('button', { name: 'Solo 1' }).click({ force: true });
  await expect(page.locator('.notes')).toContainText('YAM-YAM-3');
});

test('the end of a sheet of the Yam by keyboard alone: throw, keep, throw again, announce, fill', async ({ device }) => {
  const sheet = 'solo1=0 solo2=0 solo3=0 solo4=0 solo5=0 solo6=0 plus=21 moins=0 full=0 suite=0';
  const page = await sitDown(await device(), yaminos('yam', ALONE, { options: { rounds: '1' }, position: `turn 1 ready / round 10 / 1 21 ${sheet}` }));
  const { keyboard } = page;
  const cell = (key: string) => page.locator(`.cell[aria-keyshortcuts="${key}"]`);
  const throwAndKeepOne = async () => {
    await expect(may(page, 'T')).toBeVisible();
    await act(page, () => pressToPlay(page, 'T'));
    await expect(page.getByText('Lancer 1 sur 3')).toBeVisible();
    const name = await bar(page, 0).getAttribute('aria-label'); // kept or not, it is called the same
    await keyboard.press('0');
    await expect(bar(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page, 0)).toHaveAttribute('aria-label', name ?? '');
    await expect(page.getByRole('status').filter({ hasText: 'Gardés :' })).toHaveCount(1);
  };
  const choose = async (key: string) => {
    await keyboard.press(key);
    await expect(cell(key)).toHaveAttribute('aria-pressed', 'true');
  };
  await throwAndKeepOne();
  await act(page, () => pressToPlay(page, 'T')); // the six others again
  await expect(page.getByText('Lancer 2 sur 3')).toBeVisible();
  await choose('K');
  await page.getByRole('button', { name: 'Annoncer Paires' }).focus();
  await act(page, () => keyboard.press('Enter')); // announced
  await expect(page.locator('.actions .main')).toBeFocused();
  await expect(page.locator('.cell.announced')).toHaveAttribute('aria-label', /^Paires\s: case annoncée$/);
  await expect(page.getByRole('button', { name: 'Relancer 6' })).toHaveAttribute('aria-disabled', 'false');
  await act(page, () => pressToPlay(page, 'T'));
  await expect(page.locator('.cell.filled')).toHaveCount(11);

  await throwAndKeepOne();
  await choose('L');
  await act(page, () => keyboard.press('Enter'));
  await expect(over(page)).toBeVisible();
  // Luck and choices apart, at once and without the replay; a choice leads to its moment there.
  await over(page).getByRole('button', { name: 'Avec le recul' }).click();
  const review = page.getByRole('dialog', { name: 'Avec le recul' });
  await review.getByRole('listitem').first().getByRole('button', { name: 'Montre-moi' }).click();
  await expect(page.getByTestId('replay-at')).toHaveText(/^[1-9]\d* \/ /);
});

/** The Yam alone, after the first throw. */
async function thrown(device: Devices, options: Record<string, string> = {}): Promise<Page> {
  const page = await sitDown(await device(), yaminos('yam', ALONE, { options }));
  await act(page, () => page.getByRole('button', { name: 'Lancer les sept yaminos' }).click());
  await expect(page.getByText('Lancer 1 sur 3')).toBeVisible();
  return page;
}

test('played together, Plus and Moins are two boxes that one turn fills', async ({ device }) => {
  const page = await thrown(device, { plusMoins: 'together' });
  const rows = (kind: string) => page.locator(`.cell.${kind}`).evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.row));
  await page.locator('.cell.may[data-row="moins"]').click();
  await expect.poll(() => rows('chosen')).toEqual(['plus', 'moins']);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows('filled')).toEqual(['plus', 'moins']);
});

test('a hint at the Yam is compared with what is chosen', async ({ device }) => {
  const page = await thrown(device);
  const hint = page.getByRole('button', { name: 'Un conseil' });
  await hint.click();
  await expect(page.locator('.notes')).toContainText('le meilleur autre choix');
  await page.keyboard.press('a'); // Solo 1
  await expect(page.locator('.cell.chosen')).toHaveCount(1);
  await hint.click();
  await expect(page.locator('.notes')).toContainText(/en moyenne jusqu’à la fin de la manche/);
  await expect(page.locator('.notes')).toContainText(/ton choix/); // beside it, or the same
});

test('keys are named beside what is written in a box, not on it', async ({ device }) => {
  const page = await thrown(device);
  await expect(page.locator('.cell kbd')).toHaveCount(12);
  const covered = await page.evaluate(() => {
    const [keys, words] = ['.cell kbd', '.cell .name, .cell .half, .cell .points'].map((what) => [...document.querySelectorAll(what)]);
    const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const boxes = (words ?? []).map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }));
    return (keys ?? []).flatMap((key) => boxes.filter(({ box }) => meet(key.getBoundingClientRect(), box)).map(({ text }) => text));
  });
  expect(covered).toEqual([]);
});

test('Muggins by keyboard alone', async ({ device }) => {
  const page = await sitDown(await device(), yaminos('muggins', undefined, GAMES.muggins));
  const main = page.locator('.actions .main[aria-disabled="false"]');
  const inHand = page.locator('.bar.may:not(.laid)').first();
  const press = async (offer: Locator) => {
    const key = (await offer.getAttribute('aria-keyshortcuts')) ?? '';
    await pressToPlay(page, key);
  };
  await playOut([page], async () => {
    await main.or(inHand).first().waitFor();
    if ((await main.count()) === 0) await press(inHand);
    await press(main);
  });
  await expect(over(page)).toBeVisible();
});
