// An evening: host on a phone, big screen, one guest's phone, and further clients over sockets. The house is killed in the middle.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';
import { House } from './house';
import { PHONE, test } from './test';

const OTHERS = 5;

/** Guests without a page of their own: they come in, go where they are led, and do whatever comes first, all in one window. */
async function others(page: Page, evening: string): Promise<void> {
  await page.evaluate(
    async ({ evening, others }) => {
      interface Key { seat: number; token: string }
      interface Info { tables: { table: string; open: boolean; keys: Key[] }[] }
      const socket = (path: string, hello: () => unknown, heard: (frame: never, send: (frame: unknown) => void) => void) => {
        const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
        const send = (frame: unknown) => line.send(JSON.stringify(frame));
        line.onopen = () => send(hello());
        line.onmessage = ({ data }) => heard(JSON.parse(String(data)) as never, send);
        line.onclose = () => setTimeout(() => socket(path, hello, heard), 200); // a house that was killed comes back
      };
      const play = (table: string, keys: Key[]) =>
        socket(`/ws/${table}`, () => ({ type: 'hello', since: null, claims: keys.map((key) => ({ ...key, nonce: '0'.repeat(31) + '1' })) }), (frame: { type: string; seq: number; eyes: { seat: number; legal: string[] | null }[]; result: unknown }, send) => {
          if (frame.type !== 'news' || frame.result) return;
          const mine = frame.eyes.find(({ seat, legal }) => seat !== null && legal && legal.length > 0);
          if (mine?.legal) send({ type: 'act', seat: mine.seat, after: frame.seq, what: mine.legal[0] });
        });
      for (let i = 0; i < others; i++) {
        const answer = await fetch(`/api/evenings/${evening}/come`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ people: [{ picture: 'owl', name: '' }], hall: 1, device: null }) });
        const device: unknown = await answer.json();
        const led = new Set<string>();
        socket(`/ws/evening/${evening}`, () => ({ device }), (frame: { info?: Info }) => {
          for (const { table, open, keys } of frame.info?.tables ?? []) {
            if (!open || led.has(table)) continue;
            led.add(table);
            play(table, keys);
          }
        });
      }
    },
    { evening, others: OTHERS },
  );
}

test('an evening is set up, played on many devices, and survives that the house is killed', async ({ device }) => {
  test.skip(!process.env.LUDOGITE_BIN, 'needs a house of its own');
  const house = await House.open();
  try {
    const host = await (await device({ ...PHONE, baseURL: house.url })).newPage();
    await host.goto('/');
    await host.getByRole('link', { name: 'Une soirée, un tournoi, une classe' }).click();
    await host.getByLabel('Nom de la soirée').fill('La nuit du jeu');
    await host.locator('select').first().selectOption('yaminos/base');
    await expectFits(host);
    await expectAccessible(host);
    await host.getByRole('button', { name: 'Ouvrir la soirée' }).click();
    await expect(host.getByRole('heading', { name: 'La nuit du jeu' })).toBeVisible();
    const evening = /\/e\/(\w+)\/host/.exec(host.url())?.[1] ?? '';

    const screen = await (await device({ baseURL: house.url })).newPage();
    await screen.goto(`/e/${evening}/screen`);
    const word = await screen.locator('.word').innerText();
    const phone = await (await device({ ...PHONE, baseURL: house.url })).newPage();
    await phone.goto('/');
    await phone.getByPlaceholder('PIANO 427').fill(word.toLowerCase());
    await phone.getByRole('button', { name: 'Entrer' }).click();
    await phone.getByText('Chat', { exact: true }).click({ force: true });
    await phone.getByLabel('Ton nom, si tu veux').fill('Zoé');
    await expectFits(phone);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'J’arrive !' }).click();
    await expect(phone.getByText('Bienvenue !')).toBeVisible();
    const crowd = await (await device({ baseURL: house.url })).newPage();
    await crowd.goto('/daily');
    await others(crowd, evening);
    await expect(host.getByRole('heading', { name: `Les gens (${OTHERS + 1})` })).toBeVisible();
    await expect(screen.getByText('Zoé')).toBeVisible();

    for (const round of [1, 2]) {
      await host.getByRole('button', { name: `Commencer la manche ${round}` }).click();
      // Led to the table by itself.
      await expect(phone).toHaveURL(/\/t\//);
      await expect(phone.getByTestId('turn')).toBeVisible();
      if (round === 1) {
        await expect(host.getByRole('heading', { name: 'Les tables' })).toBeVisible();
        await expectFits(host);
        await expectAccessible(host);
        await expectAccessible(screen);
        await house.kill();
        await house.start();
      }
      // What is closed before its end is a draw; the phone is back in the hall by itself.
      await expect(host.getByRole('button', { name: 'Clore la manche' })).toBeVisible();
      await host.getByRole('button', { name: 'Clore la manche' }).click();
      await expect(phone).toHaveURL(/\/e\//);
      await expect(phone.getByRole('row', { name: /Zoé/ })).toBeVisible();
    }
    await host.getByRole('button', { name: 'Finir la soirée' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Finir la soirée' }).click();
    await expect(screen.getByText('Bravo')).toBeVisible();
    const log = await (await host.request.get(`/api/evenings/${evening}/log`)).text();
    expect(log.match(/ came /g)).toHaveLength(OTHERS + 1);
    expect(log).toContain(' end');
  } finally {
    await house.close();
  }
});
