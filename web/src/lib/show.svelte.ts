// What every drawn table does alike. It shows what happened one thing after the other (`shown`), while hands act on the
// table as it really stands (`view`, `legal`); what is not open is asked of the rules, and they say why not.
import { untrack } from 'svelte';
import type { RoomProps, Said, Sitter } from './room';
import { t } from './i18n.svelte';
import { forgetPress, pressedOnce } from './shortcut';
import { botPlays } from './sitters';
import { note, question } from './tell.svelte';
import { Story, type Happening } from './watch';

interface Telling<V, E> {
  /** Shows one step; the table as it stands after it comes by itself. */
  show: (item: Happening<V, E>, ms: () => number) => Promise<void>;
  isOver: (view: V) => boolean;
  /** Something new has come, and is not shown yet. */
  arrived?: (view: V) => void;
  /** The table as it stands after a step is shown now; `before` was shown until then. */
  shown?: (item: Happening<V, E>, before: V) => void;
}

export class Show<V extends { turn: number }, E> {
  shown: V = $state.raw() as V;
  asking: Said | null = $state.raw(null); // what was asked when the rules' own view was shown last
  askedOf = $state(0); // whose turn it was then
  hurrying = $state(false); // the others' moves go by quickly until it is my turn
  readonly story: Story<V, E>;
  #props: () => RoomProps<V, E>;
  #isOver: Telling<V, E>['isOver'];

  constructor(props: () => RoomProps<V, E>, { show, isOver, arrived, shown }: Telling<V, E>) {
    this.#props = props;
    this.#isOver = isOver;
    forgetPress();
    const stand = (view: V, prompt: Said | null) => ([this.shown, this.asking, this.askedOf] = [view, prompt, view.turn]);
    untrack(() => stand(props().view, props().prompt));
    const tell = async (item: Happening<V, E>, ms: () => number) => {
      let before = this.shown;
      try {
        await show(item, ms);
        before = this.shown;
      } finally {
        stand(item.view, item.prompt); // even where a picture failed
        if (item.view.turn === props().me) this.hurrying = false;
        shown?.(item, before);
      }
    };
    this.story = untrack(() => new Story(props().view, props().step, tell, (seq) => props().told?.(seq)));
    $effect(() => {
      const { view, step, prompt } = props();
      untrack(() => {
        if (!this.story.arrived(view, step, prompt)) return;
        forgetPress();
        arrived?.(view);
      });
    });
  }

  /** Everything that happened has been seen: what glows waits for it, hands need not. */
  get settled(): boolean {
    return this.shown === this.#props().view;
  }

  /** What may be done, once all that led to it has been seen. */
  get offered(): string[] {
    return this.settled ? this.#props().legal : [];
  }

  get over(): boolean {
    return this.#isOver(this.shown);
  }

  /** On the table that is shown it is for me to play. */
  get mine(): boolean {
    return this.shown.turn === this.#props().me && !this.over;
  }

  /** I wait for a bot, and may have seen enough. */
  get watching(): boolean {
    const { me, sitters } = this.#props();
    return me !== null && !this.mine && !this.over && botPlays(sitters, this.shown.turn);
  }

  sitter = (seat: number): Sitter | undefined => this.#props().sitters.find((sitter) => sitter.seat === seat);
  name = (seat: number): string => this.sitter(seat)?.name ?? String(seat);

  /** Plays what is open; of everything else the rules say why not. `open` is how it stands in their list. */
  attempt = (action: string, open = action): void => {
    const { busy, legal, act } = this.#props();
    if (busy) return; // the same touch twice plays once
    if (!legal.includes(open)) return this.why(action);
    if (pressedOnce() !== null) return void sayAgain(this.#props(), action);
    this.story.hurry();
    act(action);
  };

  /** No touch is answered by silence. */
  why = (action: string): void => void sayWhy(this.#props().tryOut, action, this.#props().refused);
}

/** The letter that was pressed plays this when it is pressed once more: says what the rules call it. */
export async function sayAgain({ tryOut, say, refused }: Pick<RoomProps, 'tryOut' | 'say' | 'refused'>, action: string): Promise<void> {
  const key = pressedOnce() ?? '';
  const tried = await tryOut?.(action);
  if (tried?.refusal) refused(tried.refusal);
  else if (tried?.called) note(() => t('key-again', { key, action: say(tried.called as Said) }));
}

/** Asks the rules why an action cannot be done, and says it. No touch is answered by silence. */
export async function sayWhy(tryOut: RoomProps['tryOut'], action: string, refused: RoomProps['refused']): Promise<void> {
  const tried = await tryOut?.(action);
  if (tried?.refusal) refused(tried.refusal);
  else if (tried === null && question() !== '') note(question); // nothing that the rules could judge: what is asked is said again
}
