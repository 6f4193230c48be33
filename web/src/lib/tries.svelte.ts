// What the rules say of some actions that she may choose among: what each is called, and what it would bring. They are asked
// one after the other, and what they say is kept until the table changes.
import { untrack } from 'svelte';
import type { RoomProps, Tried } from './room';

const TIMES = 3; // a question can lose its answer to another one that is newer

export class Tries {
  #known: Readonly<Record<string, Tried>> = $state.raw({});

  constructor(actions: () => readonly string[], props: () => Pick<RoomProps, 'view' | 'tryOut'>) {
    $effect(() => {
      void props().view;
      this.#known = {};
    });
    $effect(() => {
      const [wanted, { view, tryOut }] = [actions(), props()];
      let asked = true;
      const ask = async (action: string) => {
        for (let i = 0; i < TIMES && asked && !this.#known[action]; i++) {
          const tried = await tryOut?.(action);
          if (tried && asked && view === props().view) this.#known = { ...this.#known, [action]: tried };
        }
      };
      void untrack(async () => {
        for (const action of wanted) await ask(action);
      });
      return () => (asked = false);
    });
  }

  of(action: string): Tried | undefined {
    return this.#known[action];
  }
}
