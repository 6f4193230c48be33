// How long it takes a phone to show the first table: a processor four times slower, and 150 ms to the house and back.
// `cargo xtask bench page`. Cold is a device that was never here, warm one that comes again; each the median of five.
import { type BrowserContext, type Page } from '@playwright/test';
import { BOT, ME, setUp } from './tables';
import { PHONE, test } from './test';

const TIMES = 5;
const AIMS_MS = { cold: 3000, warm: 1000 };

type Way = keyof typeof AIMS_MS;

async function slowly(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Half of the way there and half of the way back; a line of 4G.
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_125_000,
    uploadThroughput: 375_000,
  });
}

/** From the moment at which the address is opened until it is somebody's turn. */
async function opened(device: BrowserContext, table: string): Promise<number> {
  const page = await device.newPage();
  await slowly(page);
  await page.goto(`/t/${table}`, { waitUntil: 'commit' });
  // Looked at in the page itself, frame by frame.
  const shown = await page.waitForFunction(() => document.querySelector('[data-testid="turn"]') && performance.now());
  const took = Number(await shown.jsonValue());
  await page.close();
  return took;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

test('the first table on a phone', async ({ device: newDevice }) => {
  const took: Record<Way, number[]> = { cold: [], warm: [] };
  for (let time = 0; time < TIMES; time++) {
    const device = await newDevice({ ...PHONE, serviceWorkers: 'allow' });
    const table = await setUp(device, { game: 'diamoniak', seats: [ME, BOT] });
    took.cold.push(await opened(device, table));
    took.warm.push(await opened(device, table));
    await device.close();
  }
  console.log('\n## The first table on a phone: CPU 4 × slower, a line of 150 ms, medians of five\n');
  console.log('|      | ms    | aim, ms |         |\n|------|------:|--------:|--------:|');
  for (const way of ['cold', 'warm'] as const) {
    const ms = median(took[way]);
    const reached = ms <= AIMS_MS[way] ? 'reached' : 'missed';
    console.log(`| ${way} | ${ms.toFixed(0).padStart(5)} | ${String(AIMS_MS[way]).padStart(7)} | ${reached.padStart(7)} |`);
  }
});
