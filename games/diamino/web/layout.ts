// Where things stand on the table, and how much room there is for the rack.
/** Board above and squares below; side by side; or side by side on a phone that lies on its side. */
export type Shape = 'upright' | 'beside' | 'sideways';

const [NARROW, LOW] = [560, 520]; // a phone, upright or on its side
const AMPLE = 700; // less than this is too narrow for two columns
const REST = 276; // everything but the board and the rack, upright
const SQUARE = 44; // of the rack: as large as a finger
const TWO_ROWS = 2 * SQUARE + 17;
const LARGE = 0.93; // so much of its width is enough for a board

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW) return width >= NARROW ? 'sideways' : 'upright';
  return width >= AMPLE && width > height ? 'beside' : 'upright';
}

/** The height that a rack may take: its column's, or what a large board leaves. */
export function roomForRack(shape: Shape, width: number, height: number, stand: number): number {
  return shape === 'upright' ? Math.max(TWO_ROWS, height - LARGE * width - REST) : stand;
}

/** Whether so many squares need more room than there is: then equal ones lie on each other. */
export function needsStacks(squares: number, width: number, room: number, gap: { column: number; row: number }): boolean {
  const columns = Math.floor((width + gap.column) / (SQUARE + gap.column));
  const rows = Math.floor((room + gap.row) / (SQUARE + gap.row));
  return squares > columns * rows;
}
