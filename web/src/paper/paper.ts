// What is printed of a game: which one, in which form.
import type { FormInfo, GameInfo } from '@wire';
import { defaultsOf } from '@house/options';
import type { GameWeb } from '@house/room';

export interface PaperProps {
  web: GameWeb;
  info: GameInfo;
  form: FormInfo;
}

/** The options of a form as the book has them. */
export function optionsOf(info: GameInfo, { settings }: FormInfo): Record<string, string> {
  return { ...defaultsOf(info), ...settings };
}

/** Puts things into columns in their order: the heights that each column gets, or null if there are too many. */
export function columnsOf(heights: readonly number[], most: readonly number[], gap: number): number[][] | null {
  const columns: number[][] = most.map(() => []);
  let [at, filled] = [0, 0];
  for (const [i, height] of heights.entries()) {
    while (at < most.length && filled > 0 && filled + gap + height > (most[at] ?? 0)) [at, filled] = [at + 1, 0];
    if (at === most.length || height > (most[at] ?? 0)) return null;
    filled += (filled > 0 ? gap : 0) + height;
    columns[at]?.push(i);
  }
  return columns;
}
