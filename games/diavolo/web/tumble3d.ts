// Dice in 3D. While the throw is still sealed they tumble and show nothing of how it falls, because nobody knows yet; when a
// game is gone through again they fly as they flew. Loaded only where it is wanted.
import { mount, unmount } from 'svelte';
import { CanvasTexture, Mesh, MeshStandardMaterial, SRGBColorSpace } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { knock } from '@house/sound';
import { quality, SLOW_MS, Theatre, WANTED_ANYWAY } from '@scene/theatre';
import { FRAMES_PER_SECOND, readTrack, type Stroke } from '@scene/track';
import OrderFace from './art/OrderFace.svelte';
import { PAINTS, PIPS } from './art/palette';
import { bodiesOf } from './fall';
import { shaken } from './shaken';
import { COLOURS, type Devil, type Order, type Throw } from './types';

const EDGE = 2.7; // centimetres: larger than life, so that they are seen on a phone
const TRUE_EDGE = 1.6; // in flight they need the room that they have
const MOST = 3; // of a colour
const VALUES = [3, 4, 2, 5, 1, 6]; // along +x, −x, +y, −y, +z, −z, as the house counts faces
const FINISH = 1e6; // a rate at which any track is over
const LONGEST_S = 1; // of a flight, on the page

export class Tumbler {
  readonly #theatre: Theatre;
  readonly #canvas: HTMLCanvasElement;
  readonly #dice = [...COLOURS.flatMap((colour) => Array.from({ length: MOST }, () => colour)), 'grey' as const].map((devil) => ({ devil, mesh: cube(devil) }));
  #plays = 0; // what is going on; another number ends it

  private constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#theatre = new Theatre(canvas, { ...quality(), tray: false });
    this.#theatre.add(...this.#dice.map(({ mesh }) => mesh));
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
    const play = this.#begin();
    const meshes = this.#dice.map(({ mesh }) => mesh);
    for (const [i, mesh] of meshes.entries()) {
      mesh.visible = i % MOST < perColour || i === meshes.length - 1;
      mesh.scale.setScalar(1);
    }
    const again = async () => {
      while (play === this.#plays) await this.#theatre.play(shaken(meshes.length, EDGE), meshes, this.#rate(play, 1), this.#heard(play));
    };
    void again();
  }

  /** Lets them fall as they fell; done when they lie, or when they are told to be still. */
  async fall(packed: ArrayBuffer, thrown: Throw): Promise<void> {
    const play = this.#begin();
    const track = await readTrack(packed);
    const left = [...this.#dice];
    const meshes = bodiesOf(track, thrown).flatMap((devil) => left.splice(left.findIndex((die) => die.devil === devil), 1).map(({ mesh }) => mesh));
    await show(thrown.order, meshes.find((mesh) => mesh === this.#dice.at(-1)?.mesh));
    if (play !== this.#plays) return;
    for (const { mesh } of this.#dice) {
      mesh.visible = meshes.includes(mesh);
      mesh.scale.setScalar(TRUE_EDGE / EDGE);
    }
    const rate = Math.max(1, track.frames / FRAMES_PER_SECOND / LONGEST_S);
    await this.#theatre.play(track, meshes, this.#rate(play, rate), this.#heard(play));
  }

  #begin(): number {
    this.#theatre.fit(this.#canvas.clientWidth, this.#canvas.clientHeight);
    return ++this.#plays;
  }

  #rate = (play: number, rate: number) => () => (play === this.#plays ? rate : FINISH);

  #heard =
    (play: number) =>
    ({ against, strength }: Stroke) => {
      if (play === this.#plays) knock(against, strength);
    };

  still(): void {
    this.#plays += 1;
  }

  dispose(): void {
    this.still();
    this.#theatre.dispose();
  }
}

function cube(devil: Devil): Mesh<RoundedBoxGeometry, MeshStandardMaterial[]> {
  const materials = VALUES.map((value) => new MeshStandardMaterial({ map: texture(paint(devil, value)), roughness: 0.45 }));
  const mesh = new Mesh(new RoundedBoxGeometry(EDGE, EDGE, EDGE, 3, EDGE / 7), materials);
  mesh.castShadow = true;
  return mesh;
}

function texture(canvas: HTMLCanvasElement): CanvasTexture {
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return map;
}

function sheet(): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 100;
  return [canvas, canvas.getContext('2d')];
}

/** Pips; the order die keeps its secret on every side. */
function paint(devil: Devil, value: number): HTMLCanvasElement {
  const [canvas, ink] = sheet();
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

/** The order die shows its order, on every side: while learning it was thrown alone, and lies here by another face. */
async function show(order: Order, die: Mesh<RoundedBoxGeometry, MeshStandardMaterial[]> | undefined): Promise<void> {
  const [canvas, ink] = sheet();
  const holder = document.createElement('div');
  const face = mount(OrderFace, { target: holder, props: { order } });
  const drawing = holder.querySelector('svg');
  drawing?.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = new Image(100, 100);
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing?.outerHTML ?? '')}`;
  await unmount(face);
  await picture.decode();
  if (!ink || !die) return;
  ink.fillStyle = PAINTS.grey.skin;
  ink.fillRect(0, 0, 100, 100);
  ink.drawImage(picture, 0, 0, 100, 100);
  const map = texture(canvas);
  for (const material of die.material) material.map = map;
}
