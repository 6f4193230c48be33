// What the buttons do. The rules decide what is allowed; here is said only what is plainly missing.
import type { Desk } from './desk.svelte';
import type { Written } from './draft';
import { cellName } from './grid';
import type { View } from './types';
import { NO_WORD } from './why';
import type { Deed } from './wishes';

export interface Means {
  desk: Desk;
  written: () => Written | null;
  attempt: (action: string) => void;
  refused: (id: string, rule: string) => void;
}

export function deedsOf({ desk, written, attempt, refused }: Means): Record<Deed, () => void> {
  const lay = () => {
    const word = written();
    if (word && 'action' in word) return attempt(word.action);
    const missing = word ? NO_WORD[word.problem] : { id: 'diamino-refusal-lay-nothing', rule: 'DIAMINO-B7' };
    const { id, rule } = desk.mine ? missing : { id: 'diamino-refusal-not-your-turn', rule: 'DIAMINO-B5' };
    refused(id, rule);
  };
  return {
    lay,
    recall: () => desk.recall(),
    cancel: () => desk.recall(),
    toExchange: () => desk.want('exchange'),
    toLift: () => desk.want('lift'),
    toStop: () => desk.want('stop'),
    exchange: () => (desk.picked.length > 0 ? attempt(`exchange ${desk.spelt}`) : refused('diamino-prompt-exchange', 'DIAMINO-D1')),
    lift: () => (desk.lifted.length > 0 ? attempt(lifting(desk)) : refused('diamino-prompt-lift', 'DIAMINO-AMB-42')),
    discard: () => attempt(`discard ${desk.spelt}`),
    pass: () => attempt('pass'),
    stop: () => attempt('stop'),
    accept: () => attempt('accept'),
    challenge: () => attempt('challenge'),
    begin: () => attempt('begin'),
    yes: () => attempt('yes'),
    no: () => attempt('no'),
  };
}

const lifting = ({ lifted, grid }: Desk) => ['lift', ...lifted.toSorted((a, b) => a - b).map((cell) => cellName(cell, grid.width))].join(' ');

/** Whether a button promises something: everything it needs is there. */
export function isReady(deed: Deed, desk: Desk, view: View, layable: boolean): boolean {
  switch (deed) {
    case 'lay':
      return layable;
    case 'exchange':
      return desk.picked.length > 0;
    case 'lift':
      return desk.lifted.length > 0;
    case 'discard':
      return view.phase.type === 'discarding' && desk.picked.length === view.phase.count;
    case 'pass':
      return !view.options.passOnlyIfNoExchange || view.reserve === 0;
    default:
      return true;
  }
}
