// One table as this page knows it: everything the line has told, in a form that components can show.
import type { Claim, Eyes, FromHouse, Ending, LessonStep, Matter, PuzzleStep, Refusal, SeatClock, SeatKey, Strength, TableInfo } from '@wire';
import { keysOf, moveKey, nonceFor } from './keys';
import { Line, nonce, socketUrl, type LineState } from './net';
import type { Described, Said, Sitter, Step, Tried } from './room';
import { sentence } from './said';
import { unseal } from './seal';
import { sittersOf } from './sitters';

type News = Extract<FromHouse, { type: 'news' }>;
type Refused = Extract<FromHouse, { type: 'refused' }>;

/** What the table's frame does with things that pass: says them, shows them, plays them. */
export interface Ears {
  say: (sentences: string[]) => void;
  patient?: boolean; // the room shows everything first and then calls `told`
  looksOn?: boolean; // at a screen that all can see: what this device holds here stays with its own page
  refused: (message: Refused) => void;
  greeted: (seat: number, greeting: string) => void;
  answered: (about: Matter, seat: number, granted: boolean) => void;
  /** Somebody has gone, or come back. */
  presence: (said: Said, seat: number) => void;
  trouble: (message: Extract<FromHouse, { type: 'trouble' }>) => void;
}

/** What people are asked to agree to; those in `ask` have not answered yet. */
export interface Wish {
  about: Matter;
  seat: number;
  ask: number[];
}

interface LogLine {
  key: number;
  said: Said;
}

const LOG_MAX = 400;

export class Table {
  readonly id: string;
  info: TableInfo = $state.raw() as TableInfo;
  mine: number[] = $state.raw([]);
  state: LineState = $state('opening');
  seq: number | null = $state(null);
  eyes: Eyes[] = $state.raw([]);
  #past: Eyes[] = $state.raw([]); // what happened before this page came
  awaits: number[] = $state.raw([]);
  lamp: number[] = $state.raw([]); // who is awaited, as far as it has been told
  behind = $state(false); // something is still being shown, and not said yet
  undoable: number[] = $state.raw([]);
  hints = $state(false); // whether anybody is advised as things stand
  result: Ending | null = $state.raw(null);
  dueAt: number | null = $state(null); // on the page's own clock
  clocks: SeatClock[] = $state.raw([]); // as they were at `clocksAt`
  clocksAt = 0; // on the page's own clock
  log: LogLine[] = $state.raw([]);
  lesson: LessonStep | null = $state.raw(null); // what is being learnt here
  puzzle: PuzzleStep | null = $state.raw(null); // what is asked here, and what she made of it
  wrong: Refusal | null = $state.raw(null); // what was last tried in vain since something happened
  refused: number[] = $state.raw([]); // seats whose last move was refused
  hint: Extract<FromHouse, { type: 'hint' }> | null = $state.raw(null);
  wishes: Wish[] = $state.raw([]); // oldest first
  busy: number[] = $state.raw([]); // seats whose move is on its way
  described: Extract<FromHouse, { type: 'described' }> | null = $state.raw(null); // the newest answer to `describe`
  opened: unknown[] | null = $state.raw(null); // what a sealed line tells, until its news come
  #stepCount = $state(0);
  #sealed: Extract<FromHouse, { type: 'sealed' }> | null = null; // a line whose key has not come yet
  #untold: { step: number; said: Said[]; awaits: number[]; late: boolean }[] = []; // late: not lived through, as after a reload
  #logged = 0;
  #lines: readonly [number, number] = [0, 0]; // of the record, told by the newest news
  #late: boolean | null = null; // the game went on without us: its first news are history; null until the house says so
  #line: Line;
  #ears: Ears;
  #tried: { seat: number; what: string; tell: (tried: Tried | null | undefined) => void } | null = null; // the newest question

  constructor(info: TableInfo, ears: Ears, open?: (url: string) => WebSocket) {
    this.id = info.table;
    this.info = info;
    this.#ears = ears;
    this.#line = new Line({
      url: socketUrl(info.table),
      since: () => this.seq ?? 0, // a page that comes late is told what happened, so that it can be read
      // The commitment is known by now, so the nonce cannot have been foreseen by the house.
      claims: () => this.#claims(),
      heard: (message) => this.hear(message),
      state: (state) => {
        this.state = state;
        if (state === 'opening' && this.seq === null) this.#late = null;
      },
      ...(open && { open }),
    });
  }

  #claims(): Claim[] {
    const { table, commitment } = this.info;
    if (this.#ears.looksOn) return [];
    return keysOf(table).map((key: SeatKey) => ({ ...key, nonce: nonceFor(table, key.seat, commitment, nonce) }));
  }

  /** What somebody here is asked, and who. */
  get asked(): { wish: Wish; seat: number } | null {
    for (const wish of this.wishes) {
      const seat = wish.ask.find((one) => this.mine.includes(one));
      if (seat !== undefined) return { wish, seat };
    }
    return null;
  }

  /** A bot stood in for somebody here; she takes her seat again. */
  comeBack(): void {
    this.#line.send({ type: 'hello', since: this.seq ?? 0, claims: this.#claims() });
  }

  get sitters(): Sitter[] {
    return sittersOf(this.info, this.mine);
  }

  name(seat: number): string {
    return this.sitters.find((sitter) => sitter.seat === seat)?.name ?? '';
  }

  /** What a seat of ours, or someone looking on, sees. */
  seenBy(seat: number | null): Eyes | null {
    return this.eyes.find((eyes) => eyes.seat === seat) ?? this.eyes[0] ?? null;
  }

  stepFor(seat: number | null): Step<unknown> | null {
    const eyes = this.seenBy(seat);
    return eyes && { seq: this.#stepCount, events: eyes.events, said: eyes.said, lines: this.#lines };
  }

  /** Whoever reads the log of this page: a seat, or nobody in particular where several people look at it. */
  get reader(): number | null {
    return this.mine.length === 1 ? (this.mine[0] ?? null) : null;
  }

  /** A sentence of the rules, for these eyes. */
  sentence(said: Said, me: number | null): string {
    return sentence(said, { me, name: (seat) => this.name(seat) });
  }

  pastOf(seat: number | null): unknown[] {
    return this.#past.find((eyes) => eyes.seat === seat)?.events ?? [];
  }

  act(seat: number, what: string): void {
    if (this.#line.isWaiting(seat)) return;
    this.#line.act(seat, this.seq ?? 0, what);
    this.refused = this.refused.filter((other) => other !== seat);
    this.#markBusy();
  }

  /** What an action would do. Only the newest question is answered: null where there is no answer, undefined for those before it. */
  tryOut(seat: number, what: string): Promise<Tried | null | undefined> {
    this.#endTry(undefined);
    return new Promise((tell) => {
      if (!this.#line.send({ type: 'try', seat, what })) tell(null);
      else this.#tried = { seat, what, tell };
    });
  }

  #endTry(tried: Tried | null | undefined): void {
    this.#tried?.tell(tried);
    this.#tried = null;
  }

  /** What lies there and, unless only the rows are wanted, what everything is called that this seat can do; the answer is `described`. */
  describe(seat: number | null, rows: boolean): boolean {
    return this.#line.send({ type: 'describe', seat, rows });
  }

  /** What was described for these eyes: the rows stay until the next answer comes, the actions only as long as they are open. */
  describedFor(seat: number | null): Described | null {
    const described = this.described;
    if (described?.seat !== seat) return null;
    const { rows, actions, how, after } = described;
    const typed = seat !== null && this.awaits.includes(seat) && this.seenBy(seat)?.legal === null;
    return { rows, actions: after === this.seq ? actions : [], how, typed };
  }

  /** `mine`: what she has in mind herself, to be compared. */
  askHint(seat: number, mine: string | null): boolean {
    return this.#line.send({ type: 'hint', seat, mine });
  }

  /** A bot who waits so that her moves can be watched moves at once. Others who watch are not hurried. */
  hurry(seat: number): void {
    const together = this.sitters.every((sitter) => sitter.kind === 'bot' || sitter.mine);
    if (together && !this.result) this.#line.send({ type: 'hurry', seat });
  }

  askUndo(seat: number): boolean {
    return this.#line.send({ type: 'undo', seat });
  }

  consent(wish: Wish, seat: number, yes: boolean): void {
    this.#line.send({ type: 'consent', seat, yes, about: wish.about, whose: wish.seat });
    const left = wish.ask.filter((other) => other !== seat);
    this.wishes = this.wishes.map((one) => (one.about === wish.about && one.seat === wish.seat ? { ...one, ask: left } : one));
  }

  /** While people gather: I would like to sit there. */
  swap(seat: number, other: number): boolean {
    return this.#line.send({ type: 'swap', seat, with: other });
  }

  greet(seat: number, greeting: string): boolean {
    return this.#line.send({ type: 'greet', seat, greeting });
  }

  fill(strength: Strength): boolean {
    return this.#line.send({ type: 'fill', strength });
  }

  /** A bot that somebody brought along goes, and its key opens nothing any more. */
  dismiss(bot: number): boolean {
    return this.#line.send({ type: 'dismiss', bot });
  }

  /** Stands up with every seat of this device; bots stand in. */
  leave(): void {
    for (const seat of this.mine) this.#line.send({ type: 'leave', seat });
    this.close();
  }

  close(): void {
    this.#line.close();
  }

  hear(message: FromHouse): void {
    switch (message.type) {
      case 'table':
        this.#tellWhoIsGone(message.info);
        if (message.info.phase === 'gathering') this.#followKeys(message.mine);
        this.info = message.info;
        this.mine = message.mine;
        this.#late ??= message.info.phase !== 'gathering';
        break;
      case 'news':
        this.#learn(message);
        break;
      case 'refused':
        this.wrong = message.refusal;
        if (message.after !== null) this.refused = [...this.refused, message.seat];
        this.#ears.refused(message);
        break;
      case 'tried':
        if (this.#tried?.seat !== message.seat || this.#tried.what !== message.what) break;
        this.#endTry({ refusal: message.refusal, would: message.would, called: message.called });
        break;
      case 'hint':
        this.hint = message;
        break;
      case 'asked': {
        const { about, seat, ask } = message;
        this.wishes = [...this.#wishesBut(about, seat), { about, seat, ask }];
        break;
      }
      case 'answered':
        this.wishes = this.#wishesBut(message.about, message.seat);
        this.#ears.answered(message.about, message.seat, message.granted);
        break;
      case 'greeting':
        this.#ears.greeted(message.seat, message.greeting);
        break;
      case 'trouble':
        if (message.about?.type === 'try' && message.about.seat === this.#tried?.seat) this.#endTry(null);
        this.#ears.trouble(message);
        break;
      case 'sealed':
        this.#sealed = message;
        break;
      case 'key':
        void this.#open(message);
        break;
      case 'described':
        this.described = message;
        break;
      case 'ack':
      case 'pong':
        break;
    }
    this.#markBusy();
  }

  #wishesBut(about: Matter, seat: number): Wish[] {
    return this.wishes.filter((wish) => wish.about !== about || (about !== 'undo' && wish.seat !== seat));
  }

  /** A key goes with her who has changed her seat. */
  #followKeys(mine: readonly number[]): void {
    const kept = keysOf(this.id).map(({ seat }) => seat);
    const [left, came] = [kept.filter((seat) => !mine.includes(seat)), mine.filter((seat) => !kept.includes(seat))];
    const [from, to] = [left[0], came[0]];
    if (left.length === 1 && came.length === 1 && from !== undefined && to !== undefined) moveKey(this.id, from, to);
  }

  /** Others who have just left their seat to a bot, or have taken it back. */
  #tellWhoIsGone(info: TableInfo): void {
    if (info.phase !== 'playing' || this.info.phase !== 'playing') return;
    for (const { seat, away } of info.sitters) {
      const before = this.info.sitters.find((sitter) => sitter.seat === seat);
      if (!before || before.away === away || this.mine.includes(seat)) continue;
      const said = { id: away ? 'seat-left' : 'seat-back', args: { name: this.name(seat) } };
      this.#write([said]);
      this.#ears.presence(said, seat);
    }
  }

  #learn(news: News): void {
    if (this.seq !== null && news.from <= news.seq && news.seq <= this.seq) return; // known already
    const late = this.#late === true;
    this.#late = false;
    const next = !late && news.from <= news.seq && news.from === (this.seq ?? 0) + 1;
    this.#stepCount += next ? 1 : 2;
    this.seq = news.seq;
    this.#lines = [news.from, news.seq];
    if (late) this.#past = news.eyes;
    this.eyes = late ? news.eyes.map((eyes) => ({ ...eyes, events: [], said: [] })) : news.eyes;
    this.awaits = news.awaits;
    this.undoable = news.undo;
    this.hints = news.hints;
    this.result = news.result;
    this.lesson = news.lesson ?? null;
    this.puzzle = news.puzzle ?? null;
    this.wrong = null;
    this.dueAt = news.dueInMs === null ? null : performance.now() + news.dueInMs;
    this.clocks = news.clocks;
    this.clocksAt = performance.now();
    this.hint = null;
    this.opened = null;
    // Where several share this page and each has secrets, the story is told as to somebody looking on.
    const told = news.eyes.find((eyes) => eyes.seat === this.reader) ?? news.eyes[0];
    const said = told?.said.filter((one) => one !== null) ?? [];
    this.#untold.push({ step: this.#stepCount, said, awaits: news.awaits, late });
    if (next && this.#ears.patient) this.behind = true;
    else this.told(this.#stepCount);
  }

  /** Everything up to this step has been seen: now it can be said — or only written down, if it was not lived through. */
  told(step: number): void {
    const seen = this.#untold.filter((one) => one.step <= step);
    this.#untold = this.#untold.filter((one) => one.step > step);
    this.behind = this.#untold.length > 0;
    // Each step that has been seen moves the lamp: while others' moves are still being shown it is theirs. Between two of
    // them nobody is awaited for a moment, and it stays where it was.
    const awaited = this.behind ? seen.findLast(({ awaits }) => awaits.length > 0) : seen.at(-1);
    if (awaited) this.lamp = awaited.awaits;
    for (const { said, late } of seen) if (said.length > 0 && !late) this.#ears.say(said.map((one) => this.sentence(one, this.reader)));
    this.#write(seen.flatMap((one) => one.said));
  }

  #write(said: Said[]): void {
    if (said.length === 0) return;
    const heard = said.filter((one) => this.sentence(one, this.reader) !== '');
    const lines = heard.map((one) => ({ key: ++this.#logged, said: one }));
    this.log = [...this.log, ...lines].slice(-LOG_MAX);
  }

  /** The key of a sealed line: what it tells is shown at once, unless its news were faster. */
  async #open({ seq, key }: Extract<FromHouse, { type: 'key' }>): Promise<void> {
    const sealed = this.#sealed;
    if (sealed?.seq !== seq) return;
    this.#sealed = null;
    const known = this.seq;
    const events = await unseal(sealed.box, key);
    if (this.seq === known) this.opened = events;
  }

  #markBusy(): void {
    const busy = this.mine.filter((seat) => this.#line.isWaiting(seat));
    if (busy.join() !== this.busy.join()) this.busy = busy;
  }
}
