// The construction in 3D on a light table: a camera that turns and comes nearer, places that light up, a domino carried in
// the air, and collapses played back as the house simulated them. It draws only when something has changed. Loaded only
// where it is wanted.
import {
  AmbientLight,
  Box3,
  DirectionalLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  Quaternion,
  Raycaster,
  Scene,
  ShadowMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { knock } from '@house/sound';
import { quality, SLOW_MS, WANTED_ANYWAY, type Clock } from '@scene/theatre';
import { FRAMES_PER_SECOND, poseAt, readTrack, type Track } from '@scene/track';
import { domino, geometry, ghostMaterial, heldTurn, HEIGHT, middleOf, outline, put, turnOf, WIDTH } from './blocks3d';
import { handOf, still, swayed, type Sway } from './sway';
import { nameOf, type Piece, type Squares, type Stand } from './types';

const REAL: Clock = { now: () => performance.now(), next: (draw) => void requestAnimationFrame(draw) };
const NEAR_PX = 70; // how near to a place a domino must be let go
const HOVER = 1.1; // centimetres above its place in which it is carried
const TURN = Math.PI / 8; // by key
const ZOOM = 1.25;
const RATE = 0.7; // slower than life, so that a collapse can be followed
const SWING = Math.PI / 24;
const SWING_MS = 1600;
const AFTER_MS = 350; // everything lies still for a moment
const LOOK_MS = 1500; // what has fallen is looked at

interface Sight {
  middle: Vector3;
  wanted: number; // the distance
}

interface Held {
  mesh: Mesh;
  sway: Sway;
  hand: { x: number; y: number };
  over: number | null; // which of the places
}

export class Tower3d {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(35, 1, 1, 300);
  readonly #controls: OrbitControls;
  readonly #lamp = new DirectionalLight('#fff0d0', 2.4);
  readonly #set = new Map<string, Mesh>();
  readonly #clock: Clock;
  readonly #faint = ghostMaterial(false);
  readonly #bright = ghostMaterial(true);
  readonly #ink = new LineBasicMaterial({ color: '#7a4a00' });
  #ghosts: { piece: Piece; mesh: Mesh }[] = [];
  #held: Held | null = null;
  #wanted = 0; // the distance from which everything is seen
  #asked = false; // a picture is on its way
  #playing = false;
  #later: (() => void) | null = null; // what is to be shown when everything has come to rest
  #swinging: (() => void) | null = null;

  private constructor(canvas: HTMLCanvasElement, clock: Clock) {
    const { low = false } = quality();
    this.#canvas = canvas;
    this.#clock = clock;
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: !low });
    this.#renderer.setPixelRatio(low ? 1 : Math.min(2, devicePixelRatio));
    this.#renderer.shadowMap.enabled = !low;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#camera.up.set(0, 0, 1);
    this.#camera.position.set(9, -16, 13);
    this.#scene.add(...lights(this.#lamp, low), floor());
    this.#controls = new OrbitControls(this.#camera, canvas);
    Object.assign(this.#controls, { enablePan: false, minPolarAngle: 0.15, maxPolarAngle: Math.PI / 2 - 0.06 });
    this.#controls.addEventListener('change', () => this.#ask());
    this.#controls.addEventListener('start', () => (this.#swinging = null));
  }

  /** Ready on this canvas; null where the device is too slow. Throws where it cannot draw in 3D at all. */
  static async open(canvas: HTMLCanvasElement, clock = REAL): Promise<Tower3d | null> {
    const tower = new Tower3d(canvas, clock);
    tower.fit();
    tower.show([{ piece: { numbers: [6, 6], x: 0, y: 0, level: 0, axis: 'h' }, pose: null, open: [true, true] }], [], null);
    if (WANTED_ANYWAY || (await tower.#effort()) <= SLOW_MS) return tower;
    tower.dispose();
    return null;
  }

  fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#ask();
  }

  /** Everything that stands, and where the domino in hand could go. */
  show(stands: readonly Stand[], ghosts: readonly Piece[], aimed: number | null): void {
    if (this.#playing) return void (this.#later = () => this.show(stands, ghosts, aimed));
    const here = new Set(stands.map(({ piece }) => nameOf(piece.numbers)));
    for (const [name, mesh] of this.#set) mesh.visible = here.has(name);
    for (const { piece, pose } of stands) put(this.#mesh(piece.numbers), piece, pose);
    for (const { mesh } of this.#ghosts) this.#scene.remove(mesh);
    this.#ghosts = ghosts.map((piece, i) => ({ piece, mesh: this.#ghost(piece, i === aimed) }));
    this.#swinging = null;
    if (this.#held) this.#held.mesh.visible = true;
    else this.#frame([...stands.map(({ piece }) => piece), ...ghosts]);
    this.#ask();
  }

  #mesh(numbers: Squares): Mesh {
    const name = nameOf(numbers);
    const known = this.#set.get(name);
    // A domino that lies the other way round is painted so.
    if (known && (known.userData.first as number) === numbers[0]) return known;
    if (known) this.#scene.remove(known);
    const mesh = domino(numbers);
    mesh.userData.first = numbers[0];
    this.#set.set(name, mesh);
    this.#scene.add(mesh);
    return mesh;
  }

  #ghost(piece: Piece, aimed: boolean): Mesh {
    const mesh = new Mesh(geometry(), aimed ? this.#bright : this.#faint);
    mesh.position.copy(middleOf(piece));
    mesh.quaternion.copy(turnOf(piece));
    mesh.scale.setScalar(aimed ? 1.02 : 0.97);
    mesh.renderOrder = aimed ? 2 : 1;
    mesh.add(new LineSegments(outline(), this.#ink));
    this.#scene.add(mesh);
    return mesh;
  }

  /** Looks at the middle of it all from as far as it takes. */
  #frame(pieces: readonly Piece[]): void {
    this.#look(this.#around(pieces.map(middleOf)));
  }

  /** What has to be looked at, and from how far, so that all of this is seen. */
  #around(points: readonly Vector3[]): Sight {
    const box = new Box3().setFromPoints(points.length > 0 ? [...points] : [new Vector3()]);
    const across = box.getSize(new Vector3()).length() / 2 + WIDTH * 1.3;
    const half = Math.atan(Math.tan((this.#camera.fov * Math.PI) / 360) * Math.min(1, this.#camera.aspect));
    return { middle: box.getCenter(new Vector3()), wanted: across / Math.sin(half) };
  }

  /** Who has turned or come nearer keeps what she chose. */
  #look({ middle, wanted }: Sight): void {
    const from = this.#camera.position.clone().sub(this.#controls.target);
    const chosen = this.#wanted === 0 ? 1 : from.length() / this.#wanted;
    this.#wanted = wanted;
    this.#controls.target.copy(middle);
    this.#camera.position.copy(middle).add(from.setLength(wanted * chosen));
    Object.assign(this.#controls, { minDistance: wanted * 0.35, maxDistance: wanted * 2.2 });
    this.#lamp.target.position.copy(middle);
    this.#lamp.position.copy(middle).add(new Vector3(-14, 8, 30));
    this.#controls.update();
  }

  /** A little to the side and back, so that depth is felt. */
  swing(): void {
    const [from, began] = [this.#camera.position.clone().sub(this.#controls.target), this.#clock.now()];
    const draw = () => {
      const part = (this.#clock.now() - began) / SWING_MS;
      // Somebody has taken the camera, or something else is going on.
      if (this.#playing || this.#held || this.#swinging !== draw) return;
      const angle = SWING * Math.sin(2 * Math.PI * Math.min(1, part)) * (1 - Math.min(1, part));
      this.#camera.position.copy(from).applyAxisAngle(new Vector3(0, 0, 1), angle).add(this.#controls.target);
      this.#controls.update(); // which asks for a picture
      if (part < 1) this.#clock.next(draw);
    };
    this.#swinging = draw;
    draw();
  }

  turn(by: number): void {
    this.#swinging = null;
    const from = this.#camera.position.clone().sub(this.#controls.target);
    from.applyAxisAngle(new Vector3(0, 0, 1), by * TURN);
    this.#camera.position.copy(this.#controls.target).add(from);
    this.#controls.update();
    this.#ask();
  }

  zoom(by: number): void {
    this.#swinging = null;
    const from = this.#camera.position.clone().sub(this.#controls.target);
    this.#camera.position.copy(this.#controls.target).add(from.multiplyScalar(by > 0 ? 1 / ZOOM : ZOOM));
    this.#controls.update();
    this.#ask();
  }

  /** The place nearest to a point of the screen, if one is near. */
  near(x: number, y: number): number | null {
    const box = this.#canvas.getBoundingClientRect();
    const far = ({ piece }: { piece: Piece }) => {
      const seen = middleOf(piece).project(this.#camera);
      return Math.hypot(box.left + ((seen.x + 1) / 2) * box.width - x, box.top + ((1 - seen.y) / 2) * box.height - y);
    };
    const sorted = this.#ghosts.map((ghost, i) => ({ i, far: far(ghost) })).sort((a, b) => a.far - b.far);
    return sorted[0] && sorted[0].far < NEAR_PX ? sorted[0].i : null;
  }

  /** The domino in hand is over this point of the screen; it follows, and sways. */
  carry(numbers: Squares, x: number, y: number): void {
    const over = this.near(x, y);
    const place = over === null ? null : this.#ghosts[over]?.piece;
    const hand = this.#inAir(x, y, (place ? middleOf(place).z : this.#controls.target.z) + HOVER);
    if (!hand) return;
    if (!this.#held) {
      const mesh = this.#mesh(numbers);
      mesh.visible = true;
      this.#held = { mesh, sway: still(hand.x, hand.y), hand, over };
      this.#swing(this.#clock.now());
    }
    Object.assign(this.#held, { hand, over });
    this.#held.mesh.position.z = hand.z;
  }

  #inAir(x: number, y: number, z: number): Vector3 | null {
    const box = this.#canvas.getBoundingClientRect();
    const pointer = new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(pointer, this.#camera);
    return ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -z), new Vector3());
  }

  #swing(before: number): void {
    this.#clock.next(() => {
      const held = this.#held;
      if (!held) return;
      const now = this.#clock.now();
      held.sway = swayed(held.sway, held.hand, (now - before) / 1000);
      held.mesh.position.setX(held.sway.x).setY(held.sway.y);
      const place = held.over === null ? null : this.#ghosts[held.over]?.piece;
      const turn = place ? turnOf(place, held.mesh.userData.first as number) : new Quaternion();
      held.mesh.quaternion.copy(heldTurn(held.sway, turn));
      this.#draw();
      this.#swing(now);
    });
  }

  /** She lets go: over which place, and with which hand. Null if it is over none. */
  release(): { over: number; hand: number[] } | null {
    const held = this.#held;
    this.drop();
    const place = held && held.over !== null ? this.#ghosts[held.over]?.piece : undefined;
    return held && place && held.over !== null ? { over: held.over, hand: handOf(held.sway, middleOf(place)) } : null;
  }

  /** Back into the hand. */
  drop(): void {
    if (this.#held) this.#held.mesh.visible = false;
    this.#held = null;
    this.#ask();
  }

  /** Plays what happened to these pieces, the one that was let go last. */
  async play(packed: ArrayBuffer, pieces: readonly Piece[], hasFallen: boolean, hurry: () => number): Promise<void> {
    const track = await readTrack(packed);
    if (track.bodies.length !== pieces.length) throw new Error('a fall of other dominoes');
    const meshes = pieces.map(({ numbers }) => this.#mesh(numbers));
    for (const { mesh } of this.#ghosts) mesh.visible = false;
    for (const mesh of meshes) mesh.visible = true;
    this.#playing = true;
    try {
      await this.#run(track, meshes, hasFallen, hurry);
    } finally {
      this.#playing = false;
      this.#later?.();
      this.#later = null;
    }
  }

  #run(track: Track, meshes: readonly Mesh[], hasFallen: boolean, hurry: () => number): Promise<void> {
    const strokes = [...track.strokes];
    const last = track.frames - 1 + (((hasFallen ? LOOK_MS : AFTER_MS) * RATE) / 1000) * FRAMES_PER_SECOND;
    const widen = hasFallen ? this.#widening(track, meshes) : null;
    let [frame, before] = [0, this.#clock.now()];
    return new Promise((done) => {
      const draw = () => {
        const now = this.#clock.now();
        frame += ((now - before) / 1000) * FRAMES_PER_SECOND * RATE * hurry();
        before = now;
        for (const [i, mesh] of meshes.entries()) {
          const { at, turn } = poseAt(track, i, frame);
          mesh.position.set(...at);
          mesh.quaternion.set(...turn);
        }
        for (let next = strokes[0]; next && next.frame <= frame; next = strokes[0]) {
          knock(next.against, next.strength);
          strokes.shift();
        }
        widen?.(Math.min(1, frame / (track.frames - 1)));
        this.#draw();
        if (frame < last) this.#clock.next(draw);
        else done();
      };
      draw();
    });
  }

  /** The camera goes back while it falls, until all that lies about is seen. */
  #widening(track: Track, meshes: readonly Mesh[]): (part: number) => void {
    const before: Sight = { middle: this.#controls.target.clone(), wanted: this.#wanted };
    const lying = meshes.map((_, i) => new Vector3(...poseAt(track, i, track.frames - 1).at));
    const after = this.#around([...lying, before.middle]);
    const wanted = Math.max(before.wanted, after.wanted);
    return (part) => {
      const eased = part * part * (3 - 2 * part);
      this.#look({ middle: before.middle.clone().lerp(after.middle, eased), wanted: before.wanted + (wanted - before.wanted) * eased });
    };
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#clock.next(() => this.#draw());
  }

  #draw(): void {
    this.#asked = false;
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** How long a picture takes on this device; the first one, which prepares everything, does not count. */
  async #effort(): Promise<number> {
    await this.#renderer.compileAsync(this.#scene, this.#camera);
    const picture = () => {
      this.#draw();
      this.#renderer.getContext().finish();
    };
    picture();
    const before = performance.now();
    picture();
    return performance.now() - before;
  }

  dispose(): void {
    this.#held = this.#swinging = null;
    this.#controls.dispose();
    this.#renderer.dispose();
  }
}

/** One lamp at the top left, and what the walls give back. */
function lights(lamp: DirectionalLight, low: boolean): Object3D[] {
  lamp.castShadow = !low;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 4;
  Object.assign(lamp.shadow.camera, { left: -22, right: 22, top: 22, bottom: -22, near: 1, far: 90 });
  return [lamp, lamp.target, new AmbientLight('#eef0ff', 1.5)];
}

/** Takes shadows and nothing else: the table itself lies under the canvas. */
function floor(): Mesh {
  const plane = new Mesh(new PlaneGeometry(200, 200), new ShadowMaterial({ opacity: 0.3 }));
  plane.receiveShadow = true;
  plane.position.z = -HEIGHT * 0.01;
  return plane;
}
