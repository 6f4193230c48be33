// The table by keyboard alone: arrows walk over the board, letters are written or picked, and every button has its key.
import { cellUnder } from './carry';
import type { Desk } from './desk.svelte';
import { play } from '@house/sound';
import { ALPHABET } from './types';

export interface Hands {
  desk: Desk;
  /** Does what the button with this key would; false if there is none. */
  wish: (key: string) => boolean;
  touch: (cell: number) => void;
  turn: () => void;
  /** Writes a letter, or picks a square that has it. */
  type: (letter: string) => boolean;
  /** Lists the words on the board. */
  read: () => void;
  focus: (cell: number) => void;
}

const ARROWS: Record<string, [boolean, number]> = { ArrowLeft: [false, -1], ArrowRight: [false, 1], ArrowUp: [true, -1], ArrowDown: [true, 1] };

/** Neither a letter nor a figure, which write and stand under squares. */
export const READ = '=';

/** What reads the board and changes nothing. */
export const isReading = (pressed: string) => pressed in ARROWS || pressed === READ;

/** Does what this key stands for while the focus is there; false if it stands for nothing. */
export function byKey(pressed: string, target: Element | null, { desk, wish, touch, turn, type, read, focus }: Hands): boolean {
  const onButton = Boolean(target?.closest('button, a'));
  const letter = pressed.normalize('NFD').charAt(0).toUpperCase();
  const [arrow, cell] = [ARROWS[pressed], cellUnder(target)];
  if (arrow) focus(desk.walk(...arrow, cell));
  else if (pressed === READ) {
    read();
    return true;
  } else if (desk.mode === 'lift' && pressed === ' ' && cell !== null) touch(cell);
  else if (onButton && (pressed === 'Enter' || pressed === ' ')) return false;
  else if (wish(pressed.length === 1 ? letter : pressed)) return true;
  else if (pressed === ' ') turn();
  else if (pressed === 'Backspace') desk.rub();
  else if ([...pressed].length === 1 && ALPHABET.includes(letter)) {
    if (type(letter)) play('wood');
  } else return false;
  if (desk.mode === 'lay' && desk.draft.cursor !== null && !onButton) focus(desk.draft.cursor);
  return true;
}
