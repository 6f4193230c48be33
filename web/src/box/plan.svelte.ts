// Setting a table up: who sits where, which rules, who begins. Pure choices, no network.
import type { AtZero, Away, FormInfo, GameClock, GameInfo, Guest, Help, NewTable, SeatPlan } from '@wire';
import { defaultsOf, formOf, presetOf } from '@house/options';
import { strengthOf, usualOpponent, type Opponent, type Played } from '@house/opponents.svelte';
import { PICTURES } from '@house/pictures';
import { unnamed } from '@house/sitters';

/** What a seat's chooser offers: the guest herself, somebody by link, somebody here, or one of ours. */
export type SeatChoice = 'me' | 'person' | 'here' | Opponent;

export interface PlannedSeat {
  key: number;
  choice: SeatChoice;
  guest: Guest; // used when somebody else plays on this device
}

export class Plan {
  seats: PlannedSeat[] = $state([]);
  first = $state(1);
  open = $state(false);
  help: Help = $state('none'); // among people who come by the link
  away: Away | null = $state.raw(null); // null: as is usual
  clock: number | GameClock | null = $state.raw(null); // for each move, or for the whole game
  atZero: AtZero = $state('bot');
  options: Record<string, string> = $state({});
  readonly game: GameInfo;
  /** Somebody has to say who begins. */
  readonly asksFirst: boolean;
  #keys = 0;
  #known: readonly Guest[] = [];

  constructor(game: GameInfo) {
    this.game = game;
    this.asksFirst = !game.drawsLots;
    this.options = this.defaults();
    this.add('me');
    while (this.seats.length < Math.max(2, this.fewest)) this.add(usualOpponent());
  }

  get fewest(): number {
    return (this.form ?? this.game).minSeats;
  }
  get most(): number {
    return (this.form ?? this.game).maxSeats;
  }
  /** The form of play that the options amount to: of those that fit, the one that says most. */
  get form(): FormInfo | undefined {
    return formOf(this.game, this.options);
  }
  get played(): Played {
    return { game: this.game.id, options: this.options };
  }
  /** After the options have changed: nobody sits where there is no chair, and nobody waits for one. */
  settle(): void {
    while (this.seats.length > this.most) this.#let(this.seats.at(-1)?.key ?? 0);
    while (this.seats.length < this.fewest) this.add(usualOpponent());
  }

  defaults(): Record<string, string> {
    return defaultsOf(this.game);
  }

  add(choice: SeatChoice): void {
    if (this.seats.length >= this.most) return;
    const key = ++this.#keys;
    const known = this.#known[this.seats.length - 1];
    this.seats.push({ key, choice, guest: known ? { ...known } : { name: '', picture: PICTURES[key % PICTURES.length] ?? 'fox' } });
  }

  /** Those who played on this device the last time find themselves again. */
  welcome(known: readonly Guest[]): void {
    this.#known = known;
    this.seats.slice(1).forEach((seat, index) => {
      const guest = known[index];
      if (guest) seat.guest = { ...guest };
    });
  }

  /** Who plays on this device beside its owner. */
  get company(): Guest[] {
    return this.seats.filter((seat) => seat.choice === 'here').map(({ guest }) => ({ ...guest }));
  }

  remove(key: number): void {
    if (this.seats.length > this.fewest) this.#let(key);
  }

  #let(key: number): void {
    const gone = this.seats.findIndex((seat) => seat.key === key) + 1;
    if (gone === 0) return;
    this.seats = this.seats.filter((seat) => seat.key !== key);
    // The youngest stays the youngest when somebody before her goes; if she goes herself, the first one begins.
    if (gone === this.first) this.first = 1;
    else if (gone < this.first) this.first -= 1;
  }

  /** The preset that the options amount to, if any. */
  get preset(): string | null {
    return presetOf(this.game, this.options);
  }

  usePreset(id: string): void {
    const preset = this.game.presets.find((one) => one.id === id);
    if (preset) this.options = { ...this.defaults(), ...preset.settings };
    this.settle();
  }

  get invites(): boolean {
    return this.seats.some((seat) => seat.choice === 'person');
  }

  /** What is sent to the house. */
  toTable(): NewTable {
    const changed = Object.entries(this.options).filter(([key, value]) => this.defaults()[key] !== value);
    return {
      game: this.game.id,
      options: Object.fromEntries(changed),
      seats: this.seats.map((seat, index) => toSeat(this.played, seat, index + 1)),
      first: this.first,
      open: this.open && this.invites,
      moveSeconds: typeof this.clock === 'number' ? this.clock : null,
      ...(this.clock !== null && typeof this.clock === 'object' && { clock: this.clock }),
      ...(this.clock !== null && { atZero: this.atZero }),
      ...(this.invites && { help: this.help }),
      ...(this.invites && this.away && { away: this.away }),
    };
  }
}

function toSeat(played: Played, { choice, guest }: PlannedSeat, seat: number): SeatPlan {
  switch (choice) {
    case 'me':
    case 'person':
      return { kind: choice };
    case 'here':
      return { kind: 'here', guest: { ...guest, name: guest.name.trim() || unnamed(seat) } };
    default:
      return { kind: 'bot', strength: strengthOf(choice, played) };
  }
}
