// Being several: taking back with consent, looking on, leaving and coming back, open tables, no clutter in the console.
import { spawn } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { diamoniak, DIAMONDS, draw, stop } from './diamoniak';
import { lineOn, may, shows, story } from './play';
import { House } from './house';
import { beginAt, comeByLink, ME, meet, sitDown, SOMEBODY } from './tables';
import { test } from './test';

const TWO = diamoniak([ME, SOMEBODY]);

test('a move is taken back when the other agrees, and stands when she does not', async ({ device }) => {
  const [host, guest] = await meet(device, TWO);
  for (const agrees of [false, true]) {
    await draw(host);
    await stop(host); // which shows nobody anything
    await expect(may(guest, 'D')).toBeVisible();
    await host.getByRole('button', { name: 'Reprendre mon coup' }).click();
    const asked = guest.getByRole('dialog', { name: /aimerait reprendre son coup/ });
    await asked.getByRole('button', { name: agrees ? 'Oui' : 'Non' }).click();
    await expect(host.locator('.notes')).toContainText(agrees ? 'reprend son coup' : 'Le coup reste joué');
    if (agrees) {
      await expect(may(host, 'S')).toBeVisible();
    } else {
      await draw(guest);
      await stop(guest);
      await shows(host, await lineOn(guest));
    }
  }
});

test('who is away is waited for until those who are there say otherwise, and takes back what a bot played for her', async ({ device }) => {
  const [host, guest] = await meet(device, { ...TWO, away: { kind: 'ask', seconds: 0 } });
  await draw(host);
  const link = host.url();
  await guest.close();
  await stop(host);
  const asked = host.getByRole('dialog', { name: /n’est plus là/ });
  await asked.getByRole('button', { name: 'Non, on attend encore' }).click();
  await expect(asked).toBeVisible(); // here a "no" is for no time at all
  await asked.getByRole('button', { name: 'Oui, on continue' }).click();
  await expect(story(host)).toContainText("quelqu’un de la maison joue à sa place");
  await expect(may(host, 'D')).toBeVisible(); // a bot has played, and it is the host's turn again
  const back = await guest.context().newPage();
  await back.goto(link);
  await expect(back.getByText('Quelqu’un de la maison a joué pour toi.')).toBeVisible();
  await back.getByRole('button', { name: 'Reprendre ce coup' }).click();
  await host.getByRole('dialog', { name: /aimerait reprendre son coup/ }).getByRole('button', { name: 'Oui' }).click();
  await expect(may(back, 'S')).toBeVisible(); // the bot had stopped there
});

test('the time of everybody is seen, and that it is up is said', async ({ device }) => {
  const [host, guest] = await meet(device, { ...TWO, moveSeconds: 5, clock: { seconds: 600, increment: 5 }, atZero: 'nothing' });
  for (const page of [host, guest]) await expect(page.getByTestId('turn').getByRole('listitem')).toHaveText([/temps restant.*:\d\d/, /temps restant.*10:00/]);
  // Beside what she has for the whole game, what is left for this move.
  for (const page of [host, guest]) await expect(page.getByTestId('turn').locator('.clock')).toHaveText(/Secondes restantes.*[0-5]$/);
  await expect(host.locator('[aria-live]').filter({ hasText: /Plus que \d secondes/ })).toBeAttached();
  await expect(guest.locator('[aria-live]').filter({ hasText: /n’a plus de temps/ })).toBeAttached();
  await draw(host); // nobody has played for her
});

test('a child is helped where children are, and says once that she is one', async ({ device }) => {
  const child = await device();
  const home = await child.newPage();
  await home.goto('/');
  await home.getByRole('button', { name: /changer de nom ou d’image/ }).click();
  await home.getByRole('checkbox', { name: 'Je suis un enfant' }).check();
  await home.getByRole('button', { name: 'C’est moi' }).click();
  const host = await sitDown(await device(), { ...TWO, help: 'children' });
  const guest = await comeByLink(child, host.url());
  await expect(guest.getByRole('button', { name: 'Un conseil' })).toBeVisible();
  await expect(host.getByTestId('turn')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Un conseil' })).toHaveCount(0);
});

test('a program of somebody’s own sits down by the key that she gave it, and goes when she takes it back', async ({ device }) => {
  const host = await sitDown(await device(), { game: 'diamoniak', seats: [ME, SOMEBODY, SOMEBODY] });
  const sheet = await ownBot(host, 'Ada');
  const command = await sheet.getByRole('textbox').inputValue();
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  const seat = host.getByRole('listitem').filter({ hasText: 'Ada (bot)' });
  await expect(seat).toContainText('arrive…');
  const program = spawn('python3', command.split(' ').slice(1), { cwd: new URL('../../docs/examples', import.meta.url), stdio: 'ignore' });
  const left = new Promise((resolve) => program.once('exit', resolve)); // it may be gone before anybody sees it go
  await expect(seat).toContainText('bot invité');
  await seat.getByRole('button', { name: 'Renvoyer Ada (bot) et lui reprendre sa clé' }).click();
  await expect(seat).toHaveCount(0);
  expect(await left).toBe(1); // its key opens nothing any more
});

/** Gives a bot of the host's a key. */
async function ownBot(host: Page, name: string): Promise<Locator> {
  await host.getByRole('button', { name: 'Faire jouer un bot à moi' }).click();
  const sheet = host.getByRole('dialog', { name: 'Un bot à moi' });
  await sheet.getByRole('textbox', { name: /appelle/ }).fill(name);
  await sheet.getByRole('button', { name: 'Lui donner une clé' }).click();
  await expect(sheet.getByRole('link', { name: 'bot.py' })).toBeVisible();
  return sheet;
}

test('who gathers greets, and takes the seat that she likes', async ({ device }) => {
  const host = await sitDown(await device(), { game: 'diamoniak', seats: [ME, SOMEBODY, SOMEBODY] });
  const guest = await comeByLink(await device(), host.url());
  await guest.getByRole('button', { name: 'Bonjour' }).click();
  await expect(host.locator('.notes')).toContainText('Bonjour');
  const seats = (page: Page) => page.getByRole('region', { name: 'Qui joue' }).getByRole('listitem');
  await guest.getByRole('button', { name: "M’asseoir ici (3)" }).click();
  await expect(seats(guest).nth(2)).toContainText('c’est toi');
  await guest.getByRole('button', { name: /Échanger ma place avec/ }).click();
  await host.getByRole('dialog', { name: /aimerait ta place/ }).getByRole('button', { name: 'Oui, on échange' }).click();
  await expect(seats(guest).nth(0)).toContainText('c’est toi');
  await expect(seats(host).nth(2)).toContainText('c’est toi');
  await guest.reload();
  await expect(seats(guest).nth(0)).toContainText('c’est toi');
  await host.getByRole('button', { name: /Commencer sans attendre/ }).click();
  await draw(guest); // the first seat begins, and it is hers now
});

test('who is invited sees what is played before she sits down', async ({ device }) => {
  const plan = { game: 'domino', options: { game: 'challenge' }, seats: [ME, SOMEBODY], moveSeconds: 30 };
  const host = await sitDown(await device(), plan);
  const guest = await (await device()).newPage();
  await guest.goto(host.url());
  const terms = guest.getByRole('list', { name: 'Ce qui est convenu' });
  await expect(terms).toContainText('Défi');
  await expect(terms).toContainText('30 s par coup');
  await expect(terms).toContainText('Sans conseils');
  await expect(terms).toContainText('Absent 5 min : on décide ensemble');
});

test('the link can be sent where a browser has no clipboard, and where it copies nothing at all', async ({ device }) => {
  const someone = await device();
  await someone.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const host = await sitDown(someone, TWO);
  await host.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(host.locator('.notes')).toContainText('Le lien est copié');
  await host.evaluate(() => (document.execCommand = () => false));
  await host.getByRole('button', { name: 'Envoyer le lien' }).click();
  const field = host.getByRole('dialog', { name: 'Le lien' }).getByRole('textbox');
  await expect(field).toHaveValue(host.url());
  await expect(field).toBeFocused();
  expect(await field.evaluate((one: HTMLInputElement) => (one.selectionEnd ?? 0) - (one.selectionStart ?? 0))).toBe(host.url().length);
});

test('who keeps a house for her network invites by the address that it says', async ({ device }) => {
  const house = await House.open(['--listen', '0.0.0.0']);
  try {
    const here = `http://127.0.0.1:${new URL(house.url).port}`;
    const host = await (await device({ baseURL: here })).newPage();
    await host.goto('/game/diamoniak?invite');
    await host.getByRole('button', { name: 'Préparer la table' }).click();
    await expect(host).toHaveURL(/\/t\//);
    await expect(host.getByText(`${house.url}${new URL(host.url()).pathname}`)).toBeVisible();
  } finally {
    await house.close();
  }
});

test('someone who looks on sees the table and can touch nothing', async ({ device }) => {
  const [host] = await meet(device, TWO);
  const looker = await (await device()).newPage();
  await looker.goto(host.url());
  await expect(looker.getByTestId('turn')).toContainText('Tu regardes');
  await expect(host.getByTestId('turn')).not.toContainText('Tu regardes');
  await expect(host.getByTestId('turn')).toContainText('1 personne regarde');
  await expect(looker.getByRole('button', { name: 'Un conseil' })).toHaveCount(0);
  await expect(looker.getByRole('button', { name: /^Bonjour\s!$/ })).toHaveCount(0);
  await expect(may(looker, 'D')).toHaveCount(0);
  await draw(host);
  await expect(story(looker)).toContainText('pioche');
});

test('who leaves is replaced, and has her seat again when she comes back', async ({ device }) => {
  const [host, guest] = await meet(device, TWO);
  await guest.getByRole('button', { name: 'Quitter la partie' }).click();
  await guest.getByRole('button', { name: 'Partir' }).click();
  await expect(guest).toHaveURL(/\/$/);
  // A bot stands in: the host has the turn again without the guest.
  await draw(host);
  await stop(host);
  await expect(may(host, 'D')).toBeVisible();
  await guest.goto(host.url());
  await expect(guest.getByRole('button', { name: 'Quitter la partie' })).toBeVisible();
  await draw(host);
  await stop(host);
  await draw(guest);
});

test('an open table is found in the lobby', async ({ device }) => {
  const host = await (await device()).newPage();
  await host.goto('/game/diamoniak');
  await host.getByRole('combobox', { name: 'Qui joue à la place 2' }).selectOption('person');
  await host.getByRole('checkbox', { name: 'Table ouverte' }).check();
  await host.getByRole('button', { name: 'Préparer la table' }).click();
  await expect(host).toHaveURL(/\/t\//);
  const guest = await (await device()).newPage();
  await guest.goto('/');
  const link = guest.locator(`a[href="${new URL(host.url()).pathname}"]`);
  await expect(link).toHaveText(/S’asseoir/);
  await expect(guest.getByRole('listitem').filter({ has: link }).getByRole('list', { name: 'Ce qui est convenu' })).toContainText('Absent 20 s : la maison joue');
  await link.click();
  await guest.getByRole('button', { name: 'M’asseoir et jouer' }).click();
  await expect(may(host, 'D')).toBeVisible();
});

test.describe('as in every browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing complains in the console, and nothing is forbidden by the house itself', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await beginAt(page, { position: DIAMONDS });
    await page.goto('/');
    await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
    await draw(page);
    await draw(page);
    await stop(page);
    await draw(page); // a bot has played
    await page.getByRole('button', { name: 'Les règles' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Réglages' }).click();
    expect(complaints).toEqual([]);
  });
});
