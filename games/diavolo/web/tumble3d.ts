// Dice that tumble in 3D while the throw is still sealed: they show nothing of how it falls, because nobody knows yet. Loaded
// only where it is wanted.
import { CanvasTexture, Mesh, MeshStandardMaterial, SRGBColorSpace } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { knock } from '@house/sound';
import { quality, SLOW_MS, Theatre, WANTED_ANYWAY } from '@scene/theatre';
import { PAINTS, PIPS } from './art/palette';
import { shaken } from './shaken';
import { COLOURS, type Devil } from './types';

const EDGE = 2.7; // centimetres: larger than life, so that they are seen on a phone
const MOST = 3; // of a colour
const VALUES = [3, 4, 2, 5, 1, 6]; // along +x, −x, +y, −y, +z, −z
const FINISH = 1e6; // a rate at which any track is over

export class Tumbler {
  readonly #theatre: Theatre;
  readonly #canvas: HTMLCanvasElement;
  readonly #dice = [...COLOURS.flatMap((colour) => Array.from({ length: MOST }, () => colour)), 'grey' as const].map(cube);
  #rolls = 0; // which roll is going on; another number ends it

  private constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#theatre = new Theatre(canvas, { ...quality(), tray: false });
    this.#theatre.add(...this.#dice);
  }

  /** Ready to roll on this canvas; null where the device is too slow. Throws where it cannot draw in 3D at all. */
  static async open(canvas: HTMLCanvasElement): Promise<Tumbler | null> {
    const tumbler = new Tumbler(canvas);
    tumbler.#theatre.fit(canvas.clientWidth, canvas.clientHeight);
    if (WANTED_ANYWAY || (await tumbler.#theatre.effort()) <= SLOW_MS) return tumbler;
    tumbler.dispose();
    return null;
  }

  /** Lets them roll until they are told to be still. */
  roll(perColour: number): void {
    const roll = ++this.#rolls;
    this.#theatre.fit(this.#canvas.clientWidth, this.#canvas.clientHeight);
    for (const [i, die] of this.#dice.entries()) die.visible = i % MOST < perColour || i === this.#dice.length - 1;
    const rate = () => (roll === this.#rolls ? 1 : FINISH);
    const heard = ({ against, strength }: { against: 'body' | 'wall' | 'floor'; strength: number }) => {
      if (roll === this.#rolls) knock(against, strength);
    };
    const again = async () => {
      while (roll === this.#rolls) await this.#theatre.play(shaken(this.#dice.length, EDGE), this.#dice, rate, heard);
    };
    void again();
  }

  still(): void {
    this.#rolls += 1;
  }

  dispose(): void {
    this.still();
    this.#theatre.dispose();
  }
}

function cube(devil: Devil): Mesh {
  const materials = VALUES.map((value) => {
    const map = new CanvasTexture(paint(devil, value));
    map.colorSpace = SRGBColorSpace;
    return new MeshStandardMaterial({ map, roughness: 0.45 });
  });
  const mesh = new Mesh(new RoundedBoxGeometry(EDGE, EDGE, EDGE, 3, EDGE / 7), materials);
  mesh.castShadow = true;
  return mesh;
}

/** Pips; the order die keeps its secret on every side. */
function paint(devil: Devil, value: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 100;
  const ink = canvas.getContext('2d');
  if (!ink) return canvas;
  ink.fillStyle = PAINTS[devil].skin;
  ink.fillRect(0, 0, 100, 100);
  ink.fillStyle = PAINTS[devil].pip;
  if (devil === 'grey') {
    ink.font = 'bold 74px sans-serif';
    ink.textAlign = 'center';
    ink.fillText('?', 50, 77);
    return canvas;
  }
  for (const [x, y] of PIPS[value] ?? []) {
    ink.beginPath();
    ink.arc(x, y, 9.5, 0, 2 * Math.PI);
    ink.fill();
  }
  return canvas;
}
