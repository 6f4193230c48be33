// What visitors stumbled on: their games from home, large letters, keys, points to be seen before, winning, looking back.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { diamino, TWO_WORDS } from './diamino';
import { buy, diamoniak, draw, LAST_PART, stop } from './diamoniak';
import { diavolo } from './diavolo';
import { domino, LAST_MOVES, move } from './domino';
import { expectFits, expectReadable } from './fits';
import { may, over } from './play';
import { BOT, ME, sitDown, TOM, type Plan } from './tables';
import { PHONE, test } from './test';
import { yaminos } from './yaminos';

/** A game of the domino, as a file. */
const RECORD = fileURLToPath(new URL('../../games/domino/tests/transcripts/traditional.ludo', import.meta.url));

const games = (page: Page) => page.getByRole('region', { name: 'Mes parties' }).getByRole('listitem');

test('home knows all my games, and lets me leave one for good', async ({ page }) => {
  const tables: string[] = [];
  for (let i = 0; i < 2; i++) {
    await page.goto('/');
    await page.getByRole('button', { name: /Jouer tout de suite\s*Diamoniak/ }).click();
    await expect(may(page, 'D')).toBeVisible();
    tables.push(new URL(page.url()).pathname);
  }
  await page.goto('/');
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).getByText('Diamoniak · À toi de jouer')).toHaveCount(2);
  await expect(games(page).getByRole('link').first()).toHaveAttribute('href', tables[1] ?? '');
  await games(page).first().getByRole('button', { name: 'Quitter Diamoniak pour de bon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Partir' }).click();
  await expect(games(page)).toHaveCount(1);
  await expect(games(page).getByRole('link')).toHaveAttribute('href', tables[0] ?? '');
  await expectFits(page);
  // Nobody else was there: it is over, and does not count any more.
  const left = await page.request.get(`/api/tables/${tables[1]?.slice(3) ?? ''}`);
  expect(await left.json()).toMatchObject({ phase: 'over' });
});

test('who has too many tables going is shown hers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer tout de suite/ }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await page.route('/api/tables', (route) => route.fulfill({ status: 429, json: { code: 'too-many-tables', detail: '' } }));
  await page.goto('/game/diamoniak');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await page.getByRole('link', { name: 'Voir mes parties' }).click();
  await expect(page.getByRole('heading', { name: 'Mes parties' })).toBeFocused();
});

test('several people on one device each find their own games', async ({ page }) => {
  for (const name of ['Zoé', 'Tom']) {
    await page.goto('/');
    await page.getByRole('button', { name: 'changer de nom' }).click();
    await page.getByRole('textbox', { name: 'Ton nom' }).fill(name);
    await page.getByRole('button', { name: /^C.est moi/ }).click();
    await page.getByRole('button', { name: /Jouer tout de suite/ }).click();
    await expect(page.getByTestId('turn')).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Tom' })).toBeChecked();
  await expect(games(page)).toHaveCount(1);
  const toms = await games(page).getByRole('link').getAttribute('href');
  await page.getByRole('radio', { name: 'Zoé' }).check({ force: true });
  await expect(games(page)).toHaveCount(1);
  await expect(games(page).getByRole('link')).not.toHaveAttribute('href', toms ?? '');
  await page.getByRole('radio', { name: 'Tout le monde' }).check({ force: true });
  await expect(games(page)).toHaveCount(2);
  await expectFits(page);
});

test('what was played last is played at once the next time, and two can play here', async ({ page }) => {
  await page.goto('/game/domino');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Jouer tout de suite\s*Magnetic Domino/ })).toBeVisible();
  await page.getByRole('link', { name: 'On est deux, ici' }).click();
  await expect(page.getByRole('combobox', { name: /place 2/ })).toHaveValue('here');
});

for (const path of ['/', '/game/yaminos']) {
  test(`${path} with letters twice as large`, async ({ device }) => {
    const phone = await device(PHONE);
    await phone.addInitScript(() => localStorage.setItem('ludogite:prefs', '{"text":2}'));
    const page = await phone.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
    if (path === '/') await expectReadable(page); // in a box the buttons stay above what is scrolled
  });
}

for (const locale of ['fr-FR', 'de-DE', 'es-ES', 'pt-PT', 'it-IT', 'sv-SE']) {
  test(`what is agreed with those who come by the link can be read on a phone in ${locale}`, async ({ device }) => {
    const page = await (await device({ ...PHONE, locale })).newPage();
    await page.goto('/game/diamino?invite');
    await expect(page.locator('.row select')).toHaveCount(3);
    await expectFits(page);
  });
}

const TABLES: Record<string, Plan> = {
  diamoniak: diamoniak([ME, TOM]),
  yaminos: yaminos('yam'),
  domino: domino('traditional', LAST_MOVES.traditional),
  diamino: diamino({}, undefined, TWO_WORDS),
  diavolo: diavolo([ME, BOT]),
};
for (const [game, plan] of Object.entries(TABLES)) {
  test(`${game} on an upright tablet is as wide as the screen`, async ({ device }) => {
    const page = await sitDown(await device({ viewport: { width: 820, height: 1180 } }), plan);
    await expect(page.locator('.room')).toBeVisible();
    await expectFits(page);
    const table = page.locator('.centre, .felt, section.table, .sight, .tray .tray').first();
    await expect.poll(async () => (await table.boundingBox())?.width ?? 0).toBeGreaterThan(600);
  });
}

/** What the list of keys says at the beginning of each game: a key, and what it does. */
const KEYS: Record<string, readonly (readonly [key: string, does: RegExp])[]> = {
  diamoniak: [['D', /Piocher/]],
  yaminos: [['←', /Une autre place/]],
  domino: [['←', /Un autre de tes dominos/], ['↑', /Une autre place/]],
  diamino: [['A–Z', /Écrire avec tes lettres/], ['␣', /Écrire dans l’autre sens/]],
  diavolo: [['T', /Lancer/], ['1', /Diablotin noir/]],
};
for (const [game, keys] of Object.entries(KEYS)) {
  test(`? lists the keys of ${game}`, async ({ device }) => {
    const page = await sitDown(await device(), TABLES[game] ?? diamoniak([ME, BOT]));
    await expect(page.locator('.frame[data-awaits="1"]')).toBeVisible();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Les touches' });
    for (const [key, does] of keys) {
      const row = list.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`(^|\\s)${key}(\\s|$)`) }) });
      await expect(row.getByRole('definition').filter({ hasText: does }).first()).toBeVisible();
    }
  });
}

test('a place says what it would bring, as the rules count it', async ({ device }) => {
  const position = 'turn 1 lay / round 2 / 1 0 / 2 0 / table Y0:3/6@Y4 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6 Y4:3/5@Y5 Y5:5/5* Y6:6/6@Y0 / thrown Y3 casts 0';
  const page = await sitDown(await device(), yaminos('even', [ME, BOT], { position }));
  await may(page, '3').click();
  await expect(page.locator('.ghost .brings').filter({ hasText: '+26' })).toBeVisible();
});

test('the way out of the rules stays, however far they are read', async ({ device }) => {
  const page = await sitDown(await device(PHONE), diamoniak([ME, BOT]));
  await page.getByRole('button', { name: 'Tout le reste' }).click();
  await page.getByRole('button', { name: 'Les règles' }).click();
  const rules = page.getByRole('dialog', { name: 'Les règles' });
  await rules.locator('section').last().scrollIntoViewIfNeeded();
  await rules.getByRole('button', { name: 'Fermer' }).click();
  await expect(rules).toBeHidden();
});

test('a person who wins is seen, before anything covers the table', async ({ device }) => {
  const page = await sitDown(await device({ reducedMotion: 'no-preference' }), diamoniak([ME, TOM], LAST_PART));
  for (const deed of [draw, draw, stop, draw, stop]) await deed(page);
  await buy(page);
  await expect(page.getByTestId('celebration')).toBeVisible();
  await expect(over(page)).toBeVisible();
});

test('a finished game: its moves to go to, an address for each, and turns by key', async ({ device }) => {
  const page = await sitDown(await device(), diamoniak([ME, TOM], LAST_PART));
  for (const deed of [draw, draw, stop, draw, stop]) await deed(page);
  await buy(page);
  await over(page).getByRole('link', { name: 'Revoir la partie' }).click();
  const at = page.getByTestId('replay-at');
  await page.getByRole('button', { name: 'Tous les coups' }).click();
  const moves = page.getByRole('dialog', { name: 'Tous les coups' });
  await moves.getByRole('listitem').nth(2).getByRole('button').click();
  await expect(page).toHaveURL(/\?step=\d+$/);
  const step = new URL(page.url()).searchParams.get('step');
  await expect(at).toHaveText(new RegExp(`^${step} /`));
  await page.reload();
  await expect(at).toHaveText(new RegExp(`^${step} /`));
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.said')).toContainText('Tom');
  // By itself, as fast as is wished.
  await page.getByRole('button', { name: 'Tous les coups' }).click();
  await moves.getByRole('combobox', { name: 'Vitesse' }).selectOption('× 4');
  await moves.getByRole('button', { name: 'Fermer' }).click();
  await page.keyboard.press('Home');
  // Time stands still but for what the test lets pass: a busy machine makes no difference.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.getByRole('button', { name: 'Faire défiler' }).click();
  await page.clock.runFor(1100);
  await expect(at).toHaveText(/^[34] \//);
});

test('a finished game is found again at home, without its link', async ({ device }) => {
  const page = await sitDown(await device(), diamoniak([ME, TOM], LAST_PART));
  for (const deed of [draw, draw, stop, draw, stop]) await deed(page);
  await buy(page);
  await expect(over(page)).toBeVisible();
  const table = new URL(page.url()).pathname.slice(3);
  await page.goto('/');
  await expect(games(page).getByRole('link', { name: 'Revoir' })).toHaveAttribute('href', `/r/${table}`);
});

test('once it is decided, all hands lie open at the table', async ({ device }) => {
  const page = await sitDown(await device(), domino('traditional', 'turn 1 play / 1 0 3-5 / 2 0 2-4 1-1 / chain 6-6 <3-6 >2-6 / passes 0 / played 0'));
  await move(page);
  await expect(over(page)).toBeVisible();
  await over(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByText('Il reste à Momo : le double 1 bleu et le 2-4 bleu.')).toBeAttached();
  await expect(page.locator('.board .open').locator('span')).toHaveCount(2);
});

test('a record that somebody has kept is opened in the page, with everybody’s eyes, by round', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Revoir une partie gardée' }).click();
  await expect(page.getByText('n’en garde rien')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Choisir un fichier').setInputFiles({ name: 'x.ludo', mimeType: 'text/plain', buffer: Buffer.from('no game') });
  await expect(page.getByText('Ce fichier n’est pas une partie').first()).toBeVisible();
  await page.getByLabel('Choisir un fichier').setInputFiles(RECORD);
  const at = page.getByTestId('replay-at');
  await expect(at).toHaveText(/^0 \/ \d+$/);
  await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('Shift+PageDown');
  await expect(page.getByRole('combobox', { name: 'Aller au tour de table' })).toHaveValue('2');
  const moment = (await at.textContent()) ?? '';
  // Whose hand is hidden from who looks on is seen with her own eyes.
  const eyes = page.getByRole('combobox', { name: 'Avec les yeux de qui ?' });
  await eyes.selectOption({ index: 2 });
  await expect(page.getByRole('region', { name: 'Ta main' })).toBeVisible();
  await expect(at).toHaveText(moment);
  await page.getByRole('combobox', { name: 'Aller au tour de table' }).selectOption('0');
  await expect(at).toHaveText(/^0 \//);
  await expectAccessible(page);
  for (const [width, height] of [[1280, 800], [390, 844], [360, 640]] as const) {
    await page.setViewportSize({ width, height });
    await expectFits(page);
  }
});

test('a record is dropped on the house', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await readFile(RECORD, 'utf8');
  const files = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'game.ludo'));
    return files;
  }, text);
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  await expect(page.getByTestId('replay-at')).toHaveText(/^0 \/ \d+$/);
});
