// How a test plays Diamino: it asks for a hint, reads it off the board, and writes it there like anybody else.
import { expect, type Locator, type Page } from '@playwright/test';
import { act } from './play';
import { BOT, ME, type Plan } from './tables';

export const ALONE = [ME];
/** KÉPI lies in the middle. */
export const KEPI = 'h8K i8E j8P k8I';

interface Standing {
  hands: readonly string[];
  board?: string;
  turn?: number;
}

/** How it stands at the beginning of a turn. */
export function standing({ hands, board = '-', turn = 1 }: Standing): string {
  return `game 1 / scores ${hands.map(() => '0').join(' ')} / board ${board} / hands ${hands.join(' ')} / back - / turn ${turn} 0 0 - / words - / turn`;
}

/** A table: with a bot, unless other seats are named. What to lay the house says, to whoever asks. */
export function diamino(options: Record<string, string> = {}, seats: readonly object[] = [ME, BOT], position?: string): Plan {
  return { game: 'diamino', options, seats, help: 'all', ...(position && { position }) };
}

/** Both have a word to begin with; seat 1 has KÉPI. */
export const TWO_WORDS = standing({ hands: ['ABEIKPT', 'AESSTZ'] });
/** Seat 1 has one square left, and it fits; but it is the turn of seat 2, and six more have to wait. */
export const LAST_SQUARE = standing({ hands: ['S', 'AEWT', 'VV', 'FF', 'CC', 'DD', 'GG', 'BB'], board: KEPI, turn: 2 });
/** The reserve is empty; two moves as advised, and seat 1 is out. */
export const LAST_MOVES =
  'game 1 / scores 25 20 35 35 / board a1E b1T c1H n1E a2R c2U f2M g2O h2U i2F j2L k2E l2R m2O n2N o2s a3S c3M k3T l3I m3S n3S o3E b4A c4E d4Q e4U f4O n4O c5R f5K g5A h5W i5A j5S n5U ' +
  'e6B h6I n6F e7E h7L n7R e8I h8A i8D j8E k8X l8T m8R n8E e9E f9G g9A h9Y i9A j9T n9E e10Z h10A f11T g11I h11S i11S j11U / ' +
  'hands ACDEEEIILLT? ABEEHIMNNNNR AEGINOOPRSUU CDEIJLNOPTVV / back - / turn 1 0 0 - / words - / last 4 a2 a3 / turn';
/** A patience into which two more words go. */
export const LAST_WORDS =
  'game 1 / scores 0 / board g1D h1A c2E d2X e2P f2L g2O h2I i2T j2A k2I l2E m2N n2T i3R k3L l3U m3E n3U o3R c4F d4O e4R f4J g4E h4T i4A j4S k4S l4E m4S g5N i5F n5O b6T g6D i6I n6B b7W ' +
  'g7O i7C j7A l7B n7V o7A b8I g8M i8O j8R l8E n8I o8N a9P b9S c9Y d9C e9H f9O g9M h9E i9T j9R k9I l9Q m9U n9E o9S b10T e10O f10K g10A i10E j10H l10U n10N o10E b11A g11G i11R j11E l11E ' +
  'n11D b12I g12E i12E j12S l12E n12R a13I b13S c13L d13A e13M g13E i13Z n13A o13A c14U d14N e14i f14V n14I o14L n15T o15U / hands EGLNNU? / back - / turn 1 0 0 - / words - / last 1 c14 d14 e14 f14 / turn';

export const board = (page: Page) => page.getByRole('grid', { name: 'La grille' });
export const main = (page: Page) => page.locator('.actions .main');
export const deed = (page: Page, name: string | RegExp) => page.locator('.actions').getByRole('button', { name });
/** The page on which something is to be done. */
export const mayAct = (page: Page) => page.locator('.plate.turn');

interface Advice {
  cell: string; // where writing begins
  down: boolean;
  word: string; // with what lies there already
  laid: number; // squares that are new
}

/** Asks what to do: the word that would be laid, or null if it is something else. */
export async function advice(page: Page, ask = () => page.getByRole('button', { name: 'Un conseil' }).click()): Promise<Advice | null> {
  await expect(mayAct(page)).toBeVisible();
  await ask();
  const ghosts = page.locator('.ghost');
  await expect(ghosts.or(page.locator('.actions .hinted')).first()).toBeVisible();
  // A word is told bit by bit: where, then its first letter, then all of it.
  if ((await ghosts.count()) > 0) {
    await expect(page.locator('.ghost:not([data-text=""])')).toHaveCount(0);
    await ask();
    await expect(page.locator('.ghost:not([data-text=""])')).toHaveCount(1);
    await ask();
    await expect(page.locator('.ghost[data-text=""]')).toHaveCount(0);
  }
  return board(page).evaluate((grid) => {
    const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')];
    const width = Math.sqrt(cells.length);
    const ghosts = cells.flatMap((cell, at) => (cell.querySelector('.ghost') ? [at] : []));
    const [first = 0, last = 0] = [ghosts[0], ghosts.at(-1)];
    if (ghosts.length === 0) return null;
    const down = last - first >= width;
    let word = '';
    for (let at = first; at <= last; at += down ? width : 1) word += cells[at]?.querySelector<HTMLElement>('.ghost, .letter')?.dataset.text ?? '';
    return { cell: cells[first]?.dataset.name ?? '', down, word, laid: ghosts.length };
  });
}

/** Writes a word from a cell on, by mouse and keyboard. */
export async function write(page: Page, { cell, down, word, laid }: Advice): Promise<void> {
  const start = page.locator(`[data-name="${cell}"]`);
  await start.click();
  await expect(start).toHaveAttribute('aria-selected', 'true');
  if ((await goesDown(start)) !== down) await page.keyboard.press(' ');
  await expect.poll(() => goesDown(start)).toBe(down);
  await page.keyboard.type(word.toLowerCase());
  await expect(page.locator('.square.loose')).toHaveCount(laid);
}

/** Lays a word that there surely is. */
export async function layAdvised(page: Page): Promise<Advice> {
  const advised = await advice(page);
  if (!advised) throw new Error('there is a word');
  await write(page, advised);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await act(page, () => main(page).click());
  return advised;
}

/** Walks over the board to a cell, by keyboard alone. */
async function walkTo(page: Page, cell: string): Promise<void> {
  const place = (name: string) => [name.charCodeAt(0), Number(name.slice(1))] as const;
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.name ?? '');
  const [column, row] = place(cell);
  for (let steps = 0; steps < 60; steps++) {
    const name = await here();
    if (name === cell) return;
    const [x, y] = name === '' ? [column, row + 1] : place(name); // from elsewhere any arrow leads to the board
    await page.keyboard.press(x < column ? 'ArrowRight' : x > column ? 'ArrowLeft' : y < row ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`no way to ${cell}`);
}

/** A word as records lay it, `lay AMIS h8 across`. */
export function adviceOf(act: string): Omit<Advice, 'laid'> {
  const [, word = '', cell = '', way] = act.split(' ');
  return { cell, down: way === 'down', word };
}

/** Writes a word by finger: the cell, once more if it goes the other way, and square after square from the rack. */
export async function writeByTouch(page: Page, { cell, down, word }: Omit<Advice, 'laid'>): Promise<void> {
  const start = page.locator(`[data-name="${cell}"]`);
  await start.tap();
  await expect(start).toHaveAttribute('aria-selected', 'true');
  if ((await goesDown(start)) !== down) await start.tap();
  await expect.poll(() => goesDown(start)).toBe(down);
  for (const [i, letter] of [...word].entries()) {
    const here = page.locator(`[data-name="${beyond(cell, down, i)}"]`);
    if ((await here.locator('.square:not(.loose)').count()) > 0) continue; // it lies there already
    const joker = letter !== letter.toUpperCase();
    await page.locator(`[data-rack] [data-kind="${joker ? '?' : letter}"]`).first().tap();
    if (joker) await page.getByRole('dialog').getByRole('button', { name: letter.toUpperCase(), exact: true }).tap();
    await expect(here.locator('.square.loose')).toBeVisible();
  }
}

const goesDown = (cell: Locator): Promise<boolean> => cell.evaluate((element) => element.classList.contains('down'));

/** So many cells further on. */
const beyond = (cell: string, down: boolean, by: number): string =>
  down ? `${cell.charAt(0)}${Number(cell.slice(1)) + by}` : `${String.fromCharCode(cell.charCodeAt(0) + by)}${cell.slice(1)}`;

/** Writes a word without a mouse. */
export async function writeByKeyboard(page: Page, { cell, down, word }: Omit<Advice, 'laid'>): Promise<void> {
  await walkTo(page, cell);
  const start = page.locator(`[data-name="${cell}"]`);
  if ((await goesDown(start)) !== down) await page.keyboard.press(' ');
  await expect.poll(() => goesDown(start)).toBe(down);
  await page.keyboard.type(word.toLowerCase());
}

/** Lays what is advised without a mouse. */
export async function layByKeyboard(page: Page): Promise<void> {
  const advised = await advice(page, async () => {
    await page.getByRole('button', { name: 'Un conseil' }).focus();
    await page.keyboard.press('Enter');
  });
  if (!advised) throw new Error('there is a word');
  await writeByKeyboard(page, advised);
  await expect(page.locator('.square.loose')).toHaveCount(advised.laid);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
}
