// Where people learn and look back, each as it is found: for what must fit on every screen, and for docs/pictures.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { ALONE, board, diamino, LAST_WORDS } from './diamino';
import { over } from './play';
import { ME, sitDown } from './tables';

type Place = (device: BrowserContext) => Promise<Page>;

const at =
  (path: string, shown: (page: Page) => Promise<unknown>): Place =>
  async (device) => {
    const page = await device.newPage();
    await page.goto(path);
    await shown(page);
    return page;
  };

const lesson =
  (game: string, lesson: string): Place =>
  async (device) => {
    const page = await sitDown(device, { game, lesson, seats: [ME] });
    await expect(page.getByTestId('pointing')).toBeVisible();
    return page;
  };

const puzzle =
  (game: string, puzzle: string): Place =>
  async (device) => {
    const page = await sitDown(device, { game, puzzle, seats: [ME], help: 'none' });
    await expect(page.locator('.frame[data-awaits="1"]')).toBeVisible();
    return page;
  };

const rules = (game: string): Place =>
  at(`/game/${game}`, async (page) => {
    await page.getByRole('button', { name: 'Lire les règles' }).click();
    await expect(page.getByRole('dialog').locator('.glimpses .room').first()).toBeVisible();
  });

/** A patience that was given up too early. */
const lookBack: Place = async (device) => {
  const page = await sitDown(device, diamino({ formula: 'patience' }, ALONE, LAST_WORDS));
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('Enter');
  await over(page).getByRole('button', { name: 'Avec le recul' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Mieux' })).toBeVisible();
  return page;
};

const replay: Place = async (device) => {
  const page = await lookBack(device);
  await page.getByRole('button', { name: 'Montre-moi' }).first().click();
  await expect(page.getByTestId('replay-at')).toHaveText(/^\d+ \/ /);
  return page;
};

export const PLACES = {
  home: at('/', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()),
  box: at('/game/yaminos', (page) => expect(page.locator('.go button.main')).toBeVisible()),
  'lesson-diamoniak': lesson('diamoniak', 'first'),
  'lesson-yaminos': lesson('yaminos', 'chain'),
  'lesson-domino': lesson('domino', 'chain'),
  'lesson-diamino': lesson('diamino', 'words'),
  'lesson-diavolo': lesson('diavolo', 'first'),
  'puzzle-yaminos': puzzle('yaminos', 'box/1'),
  'puzzle-domino': puzzle('domino', 'ending/1'),
  'puzzle-diamino': puzzle('diamino', 'out/1'),
  daily: at('/daily', (page) => expect(page.getByRole('button', { name: 'Jouer le défi' })).toBeVisible()),
  rules: rules('domino'),
  'look-back': lookBack,
  replay,
} satisfies Record<string, Place>;
