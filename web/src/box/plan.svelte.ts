// Setting a table up: who sits where, which rules, who begins. Pure choices, no network.
import type { FormInfo, GameInfo, Guest, NewTable, SeatPlan } from '@wire';
import { strengthOf, usualOpponent, type Opponent } from '@house/opponents.svelte';
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
  help = $state(false); // among people who come by the link: whoever likes may ask the house, and all are told
  moveSeconds: number | null = $state(null);
  options: Record<string, string> = $state({});
  readonly game: GameInfo;
  /** Somebody has to say who begins. */
  readonly asksFirst: boolean;
  #keys = 0;

  constructor(game: GameInfo) {
    this.game = game;
    this.asksFirst = !game.drawsLots;
    this.options = this.defaults();
    this.add('me');
    while (this.seats.length < Math.max(2, this.fewest)) this.add(usualOpponent(this.game.id));
  }

  get fewest(): number {
    return (this.form ?? this.game).minSeats;
  }
  get most(): number {
    return (this.form ?? this.game).maxSeats;
  }
  /** The form of play that the options amount to: of those that fit, the one that says most. */
  get form(): FormInfo | undefined {
    const fits = ({ settings }: FormInfo) => Object.entries(settings).every(([key, value]) => this.options[key] === value);
    const says = ({ settings }: FormInfo) => Object.keys(settings).length;
    return this.game.forms.filter(fits).sort((a, b) => says(b) - says(a))[0];
  }
  /** After the options have changed: nobody sits where there is no chair, and nobody waits for one. */
  settle(): void {
    while (this.seats.length > this.most) this.#let(this.seats.at(-1)?.key ?? 0);
    while (this.seats.length < this.fewest) this.add(usualOpponent(this.game.id));
  }

  defaults(): Record<string, string> {
    return Object.fromEntries(this.game.options.map((option) => [option.key, option.default]));
  }

  add(choice: SeatChoice): void {
    if (this.seats.length >= this.most) return;
    const key = ++this.#keys;
    this.seats.push({ key, choice, guest: { name: '', picture: PICTURES[key % PICTURES.length] ?? 'fox' } });
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
    const match = this.game.presets.find(({ settings }) => {
      const wanted: Record<string, string> = { ...this.defaults(), ...settings };
      return Object.entries(this.options).every(([key, value]) => wanted[key] === value);
    });
    return match?.id ?? null;
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
      seats: this.seats.map((seat, index) => toSeat(this.game.id, seat, index + 1)),
      first: this.first,
      open: this.open && this.invites,
      moveSeconds: this.moveSeconds,
      ...(this.help && this.invites && { help: 'all' as const }),
    };
  }
}

function toSeat(game: string, { choice, guest }: PlannedSeat, seat: number): SeatPlan {
  switch (choice) {
    case 'me':
    case 'person':
      return { kind: choice };
    case 'here':
      return { kind: 'here', guest: { name: guest.name.trim() || unnamed(seat), picture: guest.picture } };
    default:
      return { kind: 'bot', strength: strengthOf(choice, game) };
  }
}
