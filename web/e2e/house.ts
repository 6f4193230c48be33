// A house for the tests: the real server on a free port, with a folder of its own that is gone afterwards.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPEN_WITHIN_MS = 120_000;

export class House {
  readonly url: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'ludogite-e2e-'));
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const binary = process.env.LUDOGITE_BIN;
    if (!binary) throw new Error('LUDOGITE_BIN names no server; `cargo xtask test` sets it');
    const args = ['serve', '--port', `${this.#port}`, '--data', this.#data];
    // Bots do not wait for people to watch, and one address may do much: all the tests come from one.
    args.push('--bot-pause-ms', '20', '--changes-per-minute', '0');
    const started = spawn(binary, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#process = started;
    const end = Date.now() + OPEN_WITHIN_MS;
    while (Date.now() < end) {
      if (started.exitCode !== null) throw new Error(`the server ended with code ${started.exitCode}`);
      if (await this.#answers()) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the server does not answer on ${this.url}`);
  }

  /** As a power cut would: nothing is written after this. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health`)).ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });
}
