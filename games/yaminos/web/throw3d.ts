// A throw in 3D: the flight that the house simulated, played back over the felt. Loaded only where it is wanted.
import { CanvasTexture, Mesh, MeshStandardMaterial, Quaternion, SRGBColorSpace, Vector3, type BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { knock } from '@house/sound';
import { quality, SLOW_MS, Theatre, WANTED_ANYWAY } from '@scene/theatre';
import { poseAt, readTrack, type Pose, type Track } from '@scene/track';
import { LAYOUT } from './art/layout';
import { GROOVE, IVORY, PAINTS, PIP, PIPS } from './art/palette';
import type { Face } from './types';

const [LENGTH, WIDTH, ROUND] = [4, 1.8, 0.15]; // centimetres
const SIGHT = 15.8; // the walls stand where the page has its wooden frame
const RATE = 0.6; // slower than life, so that it can be followed
const NORMALS = [[0, 0, 1], [0, 1, 0], [0, 0, -1], [0, -1, 0]] as const; // where sides 0 to 3 of a yamino look
const SIDES = [4, 2, 5, 3]; // and which groups of the box look there
const FLAT = 0.99; // how nearly a face must look up to lie on top

/** Where a yamino came to rest, as the canvas shows it. */
export interface Rest {
  yamino: number;
  x: number; // in parts of the canvas
  y: number;
  width: number; // of the yamino, in parts of the canvas' width
  turn: number; // degrees from upright, its lower digit on top
  face: Face | null; // the one on top; null where it stands or leans
}

export class Thrower {
  readonly #theatre: Theatre;
  readonly #bars = LAYOUT.map(bar);
  readonly #canvas: HTMLCanvasElement;

  private constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#theatre = new Theatre(canvas, { ...quality(), tray: false, sight: SIGHT });
    this.#theatre.add(...this.#bars);
  }

  /** Ready to throw on this canvas; null where the device is too slow. Throws where it cannot draw in 3D at all. */
  static async open(canvas: HTMLCanvasElement): Promise<Thrower | null> {
    const thrower = new Thrower(canvas);
    thrower.#theatre.fit(canvas.clientWidth, canvas.clientHeight);
    if (WANTED_ANYWAY || (await thrower.#theatre.effort()) <= SLOW_MS) return thrower;
    thrower.dispose();
    return null;
  }

  /** Plays the flight of these yaminos and says where they lie then. */
  async play(packed: ArrayBuffer, yaminos: readonly number[], hurry: () => number): Promise<Rest[]> {
    const track = await readTrack(packed);
    if (track.bodies.length !== yaminos.length) throw new Error('a flight of other yaminos');
    this.#theatre.fit(this.#canvas.clientWidth, this.#canvas.clientHeight);
    for (const [yamino, mesh] of this.#bars.entries()) mesh.visible = yaminos.includes(yamino);
    const flying = yaminos.map((yamino) => this.#bars[yamino]).filter((mesh) => mesh !== undefined);
    await this.#theatre.play(track, flying, () => RATE * hurry(), ({ against, strength }) => knock(against, strength));
    return yaminos.map((yamino, body) => this.#rest(yamino, track, body));
  }

  #rest(yamino: number, track: Track, body: number): Rest {
    const { at, turn } = poseAt(track, body, track.frames - 1);
    const [x, y, z, w] = turn;
    // Its length lies along its own x axis, the lower digit at the far end.
    const along = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)] as const;
    const reach = (by: number) => this.#theatre.seen([at[0] + along[0] * by, at[1] + along[1] * by, at[2] + along[2] * by]);
    const [low, middle, high] = [reach(-LENGTH / 2), reach(0), reach(LENGTH / 2)];
    const shape = this.#canvas.clientHeight / this.#canvas.clientWidth;
    const [dx, dy] = [low.x - high.x, (low.y - high.y) * shape];
    const degrees = (Math.atan2(dx, -dy) * 180) / Math.PI;
    return { yamino, ...middle, width: (Math.hypot(dx, dy) * WIDTH) / LENGTH, turn: degrees, face: upper(yamino, turn) };
  }

  dispose(): void {
    this.#theatre.dispose();
  }
}

/** The face that looks up when a yamino is turned like this. */
function upper(yamino: number, turn: Pose['turn']): Face | null {
  const rotation = new Quaternion(...turn);
  const up = NORMALS.map((normal) => new Vector3(...normal).applyQuaternion(rotation).z);
  const side = up.indexOf(Math.max(...up));
  return (up[side] ?? 0) > FLAT ? (LAYOUT[yamino]?.[side] ?? null) : null;
}

function bar(faces: Face[]): Mesh {
  const ivory = new MeshStandardMaterial({ color: IVORY, roughness: 0.5 });
  const materials = Array.from({ length: 6 }, () => ivory);
  for (const [side, group] of SIDES.entries()) {
    const map = new CanvasTexture(paint(faces[side] ?? [0, 0]));
    map.colorSpace = SRGBColorSpace;
    map.anisotropy = 4;
    materials[group] = new MeshStandardMaterial({ map, roughness: 0.5 });
  }
  const mesh = new Mesh(unroll(new RoundedBoxGeometry(LENGTH, WIDTH, WIDTH, 3, ROUND)), materials);
  mesh.castShadow = true;
  return mesh;
}

/** On every long side the picture runs along the bar, the lower digit at −x. */
function unroll(geometry: BufferGeometry): BufferGeometry {
  const [at, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (const { start, count, materialIndex } of geometry.groups) {
    const upright = materialIndex === 2 || materialIndex === 3;
    for (let i = start; i < start + count; i++) uv.setXY(i, at.getX(i) / LENGTH + 0.5, (upright ? at.getZ(i) : at.getY(i)) / WIDTH + 0.5);
  }
  return geometry;
}

/** A face lying down, its lower digit on the left. */
function paint(face: Face): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [256, 128];
  const ink = canvas.getContext('2d');
  if (!ink) return canvas;
  ink.scale(1.28, 1.28);
  ink.fillStyle = IVORY;
  ink.fillRect(0, 0, 200, 100);
  ink.fillStyle = GROOVE;
  ink.fillRect(98, 12, 4, 76);
  for (const [half, digit] of face.entries()) {
    ink.fillStyle = PAINTS[digit] ?? IVORY;
    for (const [x, y] of PIPS[digit] ?? []) {
      ink.beginPath();
      ink.arc(half * 100 + y, x, PIP, 0, 2 * Math.PI);
      ink.fill();
    }
  }
  return canvas;
}
