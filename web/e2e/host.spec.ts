// The host's page: one browser comes in by a link, sees what goes on, closes a table and the house; whoever is concerned is told in words.
import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { House } from './house';
import { PHONE, test } from './test';

test('whoever keeps the house sees what goes on, closes a table and then the house', async ({ device }) => {
  const house = await House.open(['--host-page']);
  try {
    // Somebody plays.
    const guest = await (await device(PHONE)).newPage();
    await guest.goto(`${house.url}/game/diamoniak`);
    await guest.getByRole('button', { name: 'Commencer la partie' }).click();
    await expect(guest).toHaveURL(/\/t\//);
    await guest.goto(`${house.url}/host`);
    await expect(guest.getByText('ludogite host-link')).toBeVisible();
    await guest.goBack();
    await expect(guest).toHaveURL(/\/t\//);

    const link = await house.hostLink();
    const host = await (await device(PHONE)).newPage();
    await host.goto(link);
    await expect(host.getByRole('heading', { level: 1, name: 'La maison' })).toBeVisible();
    await expect(host).toHaveURL(`${house.url}/host`); // what is behind the link does not stay
    for (const [width, height] of [[1280, 800], [360, 640], [390, 844]] as const) {
      await host.setViewportSize({ width, height });
      await expectFits(host);
    }
    await expectAccessible(host);

    // A limit, by keyboard alone.
    const limit = host.getByRole('button', { name: /^Tables en cours par personne/ });
    await limit.press('Enter');
    await host.getByRole('spinbutton').fill('7');
    await expectAccessible(host);
    await host.keyboard.press('Enter');
    await expect(limit).toHaveText('7');

    await host.getByRole('button', { name: 'Fermer la table' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Fermer la table' }).click();
    await expect(guest.getByText('a fermé cette table')).toBeVisible();
    await expect(host.getByText('est à table')).toBeVisible();

    await host.getByRole('button', { name: 'Fermer pour travaux' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Fermer pour travaux' }).click();
    await expect(host.getByRole('status').filter({ hasText: 'fermée pour travaux' })).toBeVisible();
    await guest.goto(`${house.url}/game/diamoniak`);
    await guest.getByRole('button', { name: 'Commencer la partie' }).click();
    await expect(guest.locator('.notes').getByText('aucune partie ne commence')).toBeVisible();
    for (const done of ['Un navigateur est entré par un lien.', '20, puis 7', 'La maison a fermé pour travaux.']) {
      await expect(host.getByRole('listitem').filter({ hasText: done })).toBeVisible();
    }

    // The link was for one browser, once.
    await guest.goto(link);
    await expect(guest.getByText('Ce lien a déjà servi')).toBeVisible();
  } finally {
    await house.close();
  }
});
