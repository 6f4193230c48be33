// The six parts of a castle in the order in which they are built, on a canvas of 240 x 220.
// One drawing serves twice: assembled on a hill, and cropped to its frame on a card.

type Part = 'gate' | 'wall-left' | 'wall-right' | 'tower-left' | 'tower-right' | 'roof';

export interface Plan {
  part: Part;
  outline: string; // the silhouette: filled when built, dotted while missing
  frame: string; // the window of the canvas that a card shows
}

export const CASTLE: readonly Plan[] = [
  {
    part: 'gate',
    outline:
      'M90 184V114H85V100H95V107H105V100H115V107H125V100H135V107H145V100H155V114H150V184Z',
    frame: '79 95 82 95',
  },
  {
    part: 'wall-left',
    outline: 'M48 184V134H57V141H66V134H75V141H84V134H93V184Z',
    frame: '39 124 63 66',
  },
  {
    part: 'wall-right',
    outline: 'M147 184V134H156V141H165V134H174V141H183V134H192V184Z',
    frame: '138 124 63 66',
  },
  {
    part: 'tower-left',
    outline: 'M20 186V102H14V90L37 40L60 90V102H54V186Z',
    frame: '-27 37 128 152',
  },
  {
    part: 'tower-right',
    outline: 'M186 186V102H180V90L203 40L226 90V102H220V186Z',
    frame: '139 37 128 152',
  },
  {
    part: 'roof',
    outline: 'M99 112V76H89L118.5 24V3L146 10L121.5 18V24L151 76H141V112Z',
    frame: '73 -1 94 116',
  },
];

/** Back to front: the keep stands behind the gate, the towers before the walls. */
export const PAINTING_ORDER = [5, 1, 2, 3, 4, 0] as const;
