// Who sits where around the table.

/** The others in the order of play, starting after the one at the bottom (DIAMONIAK-10). */
export function others(bottom: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => ((bottom + i) % seats) + 1);
}

/** Sellers named by the open `buy` actions. */
export function sellers(legal: readonly string[]): number[] {
  return legal.filter((action) => action.startsWith('buy ')).map((action) => Number(action.slice(4)));
}
