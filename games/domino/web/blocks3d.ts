// Glossy dominoes for the scene in 3D: one for each of the 28, painted when it is first wanted.
import { BoxGeometry, CanvasTexture, EdgesGeometry, Mesh, MeshStandardMaterial, Quaternion, SRGBColorSpace, Vector3, type BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { PAINTS, PIP, PIPS, WHITE } from './art/palette';
import { yawOf, type Sway } from './sway';
import { alongOf, colourOf, nameOf, type Piece, type Pose, type Squares } from './types';

// A domino is 48 × 24 × 8 mm; lengths in centimetres, z up.
export const [LENGTH, WIDTH, HEIGHT] = [4.8, 2.4, 0.8];
const GAP = 0.05; // so that neighbours are told apart
const ROUND = 0.12;
const TOP = 4; // the group of the box that looks along +z
const MICROMETRES = 10_000; // in a centimetre
const PARTS = 32_767; // of a quaternion in the record

let shape: BufferGeometry | null = null;
let edges: BufferGeometry | null = null;

export function geometry(): BufferGeometry {
  return (shape ??= unroll(new RoundedBoxGeometry(LENGTH - GAP, WIDTH - GAP, HEIGHT, 3, ROUND)));
}

/** The edges of a place. */
export function outline(): BufferGeometry {
  return (edges ??= new EdgesGeometry(new BoxGeometry(LENGTH - GAP, WIDTH - GAP, HEIGHT)));
}

/** A domino of the set; on its own axes the first number lies at −x. */
export function domino(numbers: Squares): Mesh {
  const paint = PAINTS[colourOf(numbers)];
  const body = new MeshStandardMaterial({ color: paint.face, roughness: 0.4, metalness: 0.05 });
  const map = new CanvasTexture(face(numbers));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const materials = Array.from({ length: 6 }, () => body);
  materials[TOP] = new MeshStandardMaterial({ map, roughness: 0.4, metalness: 0.05 });
  const mesh = new Mesh(geometry(), materials);
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.name = nameOf(numbers);
  return mesh;
}

/** Where the domino in hand could go; the place that is aimed at shines. */
export function ghostMaterial(aimed: boolean): MeshStandardMaterial {
  return new MeshStandardMaterial({ color: aimed ? '#ffcf7a' : '#ffe3a6', emissive: aimed ? '#c77b10' : '#000000', transparent: true, opacity: aimed ? 0.8 : 0.22, depthWrite: false });
}

export function middleOf({ x, y, level, axis }: Piece): Vector3 {
  const [dx, dy] = alongOf(axis);
  return new Vector3((x + dx / 2) * WIDTH, (y + dy / 2) * WIDTH, (level + 0.5) * HEIGHT);
}

/** How a domino is turned in its place, if `first` is the number at its −x. */
export function turnOf({ axis, numbers }: Piece, first = numbers[0]): Quaternion {
  const quarters = (axis === 'v' ? 1 : 0) + (first === numbers[0] ? 0 : 2);
  return new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (quarters * Math.PI) / 2);
}

/** How a domino is held: turned like its place, and then about the axes of the table, as hands are recorded. */
export function heldTurn(sway: Sway, place: Quaternion): Quaternion {
  return new Quaternion(sway.roll / 2, sway.pitch / 2, yawOf(sway) / 2, 1).normalize().multiply(place);
}

/** Where it really lies: a little off its place. */
export function put(mesh: Mesh, piece: Piece, pose: Pose | null): void {
  mesh.position.copy(middleOf(piece));
  mesh.quaternion.copy(turnOf(piece));
  if (!pose) return;
  const [x, y, z] = pose.off;
  mesh.position.add(new Vector3(x / MICROMETRES, y / MICROMETRES, z / MICROMETRES));
  const [i, j, k, w] = pose.turn;
  mesh.quaternion.set(i / PARTS, j / PARTS, k / PARTS, w / PARTS).normalize();
}

/** On the upper side the picture runs along the domino, the first number at −x. */
function unroll(box: BufferGeometry): BufferGeometry {
  const [at, uv] = [box.getAttribute('position'), box.getAttribute('uv')];
  for (let i = 0; i < at.count; i++) uv.setXY(i, at.getX(i) / LENGTH + 0.5, at.getY(i) / WIDTH + 0.5);
  return box;
}

/** A face lying down, its first number on the left. */
function face(numbers: Squares): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [256, 128];
  const ink = canvas.getContext('2d');
  if (!ink) return canvas;
  ink.scale(1.28, 1.28);
  ink.fillStyle = PAINTS[colourOf(numbers)].face;
  ink.fillRect(0, 0, 200, 100);
  ink.fillStyle = WHITE;
  ink.fillRect(98, 12, 4, 76);
  for (const [half, digit] of numbers.entries()) {
    for (const [x, y] of PIPS[digit] ?? []) {
      ink.beginPath();
      ink.arc(half * 100 + y, x, PIP, 0, 2 * Math.PI);
      ink.fill();
    }
  }
  return canvas;
}
