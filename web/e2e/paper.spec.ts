// What is printed: every leaflet is two pages in every language, nothing is cut on A4 or Letter, and what was asked for stands there.
import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { SHELF } from '../src/wire/shelf';
import { expectFits } from './fits';
import { some } from './long';
import { cutOf, pagesOf } from './paper';
import { PHONE, test } from './test';

/** The first language of the house, and the one with the longest words; the long run prints all nine. */
const LANGUAGES = some(['fr', 'en', 'de', 'es', 'pt', 'it', 'nl', 'sv', 'da'], (lang) => lang === 'fr' || lang === 'de');
const FORMS = SHELF.flatMap(({ id, forms }) => forms.map((form) => ({ game: id, form: form.id, most: form.maxSeats })));

for (const lang of LANGUAGES)
  for (const { id: game, forms } of SHELF)
    test(`every leaflet of ${game} in ${lang}: two pages, and nothing is cut`, async ({ device }) => {
      const page = await (await device({ locale: lang })).newPage();
      for (const { id: form } of forms) {
        await page.goto(`/print/leaflet/${game}/${form}`);
        const sheets = page.getByTestId('leaflet');
        await expect(sheets).toHaveCount(2);
        await expect(sheets.first()).toHaveAttribute('lang', lang);
        expect(await cutOf(page), form).toEqual([]);
        expect(Number(await sheets.first().getAttribute('data-points')), `${form} can be read`).toBeGreaterThanOrEqual(9);
        // Every paragraph is seen as well.
        const told = await sheets.locator('.column > section').count();
        expect(told).toBeGreaterThan(3);
        await expect(sheets.locator('.column > section:has(figure .room)')).toHaveCount(told);
        // A sheet is a page of either paper; it is the same in all languages.
        if (lang === 'de') for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format), `${form} on ${format}`).toBe(2);
      }
    });

for (const lang of LANGUAGES)
  test(`score sheets and a diploma in ${lang}: nothing is cut`, async ({ device }) => {
    const page = await (await device({ locale: lang })).newPage();
    for (const { game, form } of FORMS) {
      await page.goto(`/print/scores/${game}/${form}`);
      await expect(page.locator('.sheets > *').first()).toBeVisible();
      expect(await cutOf(page), form).toEqual([]);
    }
    await expectAccessible(page);
    for (const { id } of SHELF) {
      await page.goto(`/print/diploma/${id}`);
      await page.getByRole('textbox').fill('Maximilienne-Alexandra Ventura B');
      await expect(page.getByTestId('diploma')).toHaveAttribute('lang', lang);
      expect(await cutOf(page), id).toEqual([]);
      expect(await pagesOf(page, 'A4'), id).toBe(1);
    }
  });

test('score sheets for as many as play, on one page each', async ({ page }) => {
  let sheets = 0;
  for (const { game, form, most } of FORMS) {
    await page.goto(`/print/scores/${game}/${form}`);
    const sheet = page.getByTestId('scores');
    await expect(sheet.or(page.getByText('se joue sans compter de points'))).toBeVisible();
    if (!(await sheet.isVisible())) continue;
    sheets += 1;
    await page.getByRole('combobox', { name: 'Combien de joueurs' }).selectOption(String(most));
    await expect(sheet.locator('thead td')).toHaveCount(most);
    expect(await cutOf(page), form).toEqual([]);
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format), `${form} on ${format}`).toBe(1);
  }
  expect(sheets, 'twelve games of yaminos, three of dominoes, two formulas').toBe(17);
  await page.goto('/print/scores/yaminos/yam');
  await expect(page.getByRole('rowheader', { name: 'Super Yamino' })).toHaveCount(2);
});

test('a leaflet and a score sheet are found where the rules are read', async ({ device }) => {
  const page = await (await device(PHONE)).newPage();
  await page.goto('/game/yaminos');
  await page.getByRole('button', { name: 'Lire les règles' }).click();
  await page.getByRole('combobox', { name: 'Les règles de quel jeu' }).selectOption('muggins');
  await page.getByRole('link', { name: 'Les règles à imprimer' }).click();
  await expect(page).toHaveURL(/\/print\/leaflet\/yaminos\/muggins$/);
  await expect(page.getByTestId('leaflet')).toHaveCount(2);
  await expectFits(page);
  await expectAccessible(page);
  // Whoever passes through the list goes nowhere before she says so.
  await page.getByRole('combobox', { name: 'Comment joue-t-on' }).selectOption('yam');
  await expect(page).toHaveURL(/\/muggins$/);
  await page.getByRole('button', { name: 'Montre-moi' }).click();
  await expect(page).toHaveURL(/\/print\/leaflet\/yaminos\/yam$/);
});

test('a diploma has a name that is written here', async ({ page }) => {
  await page.goto('/print/diploma/diavolo');
  await page.getByRole('textbox', { name: 'Le nom sur le diplôme' }).fill('Maximilienne-Alexandra Ventura B');
  const diploma = page.getByTestId('diploma');
  await expect(diploma).toContainText('Maximilienne-Alexandra Ventura B');
  await expect(diploma).toContainText('sait jouer à Diavolo.');
  expect(await cutOf(page)).toEqual([]);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(1);
  await expectAccessible(page);
});

test('a rule is seen moving, one at a time; who wants it calm sees how it ends', async ({ device }) => {
  const page = await (await device({ ...PHONE, reducedMotion: 'no-preference' })).newPage();
  await page.goto('/game/diamoniak');
  await page.getByRole('button', { name: 'Lire les règles' }).click();
  const rules = page.getByRole('dialog', { name: 'Les règles' });
  const first = rules.locator('figure').first();
  await expect(first.locator('.now')).toContainText('Renard');
  await expect(first.locator('.again > span')).toBeVisible(); // it has come to its end
  await rules.getByRole('button', { name: 'Revoir : Acheter' }).first().click();
  await expect(rules.locator('figure:not(:has(.again > span))')).toHaveCount(1);
  await expect(rules.locator('section', { hasText: 'Acheter' }).locator('.no')).toHaveCount(1); // a refusal is seen, too
  await expectAccessible(page);

  const calm = await (await device(PHONE)).newPage();
  await calm.goto('/game/diamoniak');
  await calm.getByRole('button', { name: 'Lire les règles' }).click();
  await expect(calm.locator('figure').first().locator('.now')).toContainText('Renard a fini le château rose');
});
