// A house for the tests: the real server on a free port, with a folder of its own that is gone afterwards.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export class House {
  url = '';
  readonly #data = mkdtempSync(join(tmpdir(), 'ludogite-e2e-'));
  #process: ChildProcess | null = null;

  readonly #more: readonly string[];

  constructor(more: readonly string[] = []) {
    this.#more = more;
  }

  /** `more`: what else the server is told. */
  static async open(more: readonly string[] = [], minutesAhead = 0): Promise<House> {
    const house = new House(more);
    await house.start(minutesAhead);
    return house;
  }

  /** Opens it, if need be so far ahead of the machine's clock; once it was open, on the same port as before. */
  async start(minutesAhead = 0): Promise<void> {
    const binary = process.env.LUDOGITE_BIN;
    if (!binary) throw new Error('LUDOGITE_BIN names no server; `cargo xtask test` sets it');
    const args = ['serve', '--port', this.url ? new URL(this.url).port : '0', '--data', this.#data, ...this.#more];
    // Tests say where tables begin, bots do not wait for people to watch, and one address may do much: all the tests come from one.
    args.push('--rehearsal', '--minutes-ahead', String(minutesAhead), '--bot-pause-ms', '20', '--tables-per-address', '100000');
    for (const rate of ['changes-per-minute', 'visits-per-minute', 'looks-per-minute', 'frames-per-second']) args.push(`--${rate}`, '0');
    const started = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    this.url = await new Promise((open, fail) => {
      // It says where it is as soon as it answers.
      started.stdout.on('data', (words) => open(/http:\S+/.exec(String(words))?.[0] ?? ''));
      started.on('error', fail).on('exit', (code) => fail(new Error(`the server ended with code ${code}`)));
    });
  }

  /** A link to the host's page, as the command line makes it. */
  async hostLink(): Promise<string> {
    const made = await promisify(execFile)(process.env.LUDOGITE_BIN ?? '', ['host-link', '--data', this.#data]);
    return made.stdout.trim();
  }

  /** As a power cut would: nothing is written after this. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
