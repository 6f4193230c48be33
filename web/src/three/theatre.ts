// A small stage over the felt: things fall and roll in the light of the lamp, and everything but them and their shadows
// is transparent. It draws only while something moves.
import {
  AmbientLight,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  TorusGeometry,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { FRAMES_PER_SECOND, poseAt, type Stroke, type Track } from './track';

/** Time as the stage knows it; tests bring their own. */
export interface Clock {
  now: () => number; // milliseconds
  next: (draw: () => void) => void; // before the next picture
}

const REAL: Clock = { now: () => performance.now(), next: (draw) => void requestAnimationFrame(draw) };

interface Quality {
  low?: boolean; // no shadows, coarse pixels
  clock?: Clock;
  tray?: boolean; // false where the page draws a tray of its own
  sight?: number; // how much is seen on either side of the middle, in centimetres
}

const TRAY = 15; // half of what the tray measures across, in centimetres
const SIGHT = 16.5; // with a tray, this much is seen
const HEIGHT = 60; // of the eye

export class Theatre {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #clock: Clock;
  readonly #sight: number;

  constructor(canvas: HTMLCanvasElement, { low = false, clock = REAL, tray = true, sight = SIGHT }: Quality = {}) {
    this.#clock = clock;
    this.#sight = sight;
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: !low });
    this.#renderer.setPixelRatio(low ? 1 : Math.min(2, devicePixelRatio));
    this.#renderer.shadowMap.enabled = !low;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#scene.add(...lights(low), ground(), ...(tray ? [rim()] : []));
  }

  add(...things: Object3D[]): void {
    this.#scene.add(...things);
  }

  /** The whole tray is seen, whatever the shape of the canvas. */
  fit(width: number, height: number): void {
    this.#renderer.setSize(width, height, false);
    const aspect = width / height;
    const across = this.#sight * Math.max(1, 1 / aspect); // half of the height that is seen
    this.#camera.aspect = aspect;
    this.#camera.fov = (2 * Math.atan(across / HEIGHT) * 180) / Math.PI;
    this.#camera.position.set(0, -7, HEIGHT);
    this.#camera.up.set(0, 1, 0);
    this.#camera.lookAt(0, 0, 0);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  /** Where a point is seen on the canvas, in parts of its width and height. */
  seen(point: readonly [number, number, number]): { x: number; y: number } {
    const { x, y } = new Vector3(...point).project(this.#camera);
    return { x: (x + 1) / 2, y: (1 - y) / 2 };
  }

  /** Plays a track from its beginning to its end; `rate` is asked again before every picture. */
  play(track: Track, things: readonly Object3D[], rate: () => number, struck: (stroke: Stroke) => void): Promise<void> {
    const strokes = [...track.strokes];
    const last = track.frames - 1;
    let frame = 0;
    let before = this.#clock.now();
    return new Promise((done) => {
      const draw = () => {
        const now = this.#clock.now();
        frame = Math.min(last, frame + ((now - before) / 1000) * FRAMES_PER_SECOND * rate());
        before = now;
        for (const [i, thing] of things.entries()) place(thing, track, i, frame);
        while (strokes[0] && strokes[0].frame <= frame) struck(strokes.shift() as Stroke);
        this.#renderer.render(this.#scene, this.#camera);
        if (frame < last) this.#clock.next(draw);
        else done();
      };
      draw();
    });
  }

  /** How long a picture takes on this device, in milliseconds; the first one, which prepares everything, does not count. */
  async effort(): Promise<number> {
    await this.#renderer.compileAsync(this.#scene, this.#camera);
    this.#draw();
    const before = performance.now();
    this.#draw();
    return performance.now() - before;
  }

  #draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
    this.#renderer.getContext().finish();
  }

  dispose(): void {
    this.#renderer.dispose();
  }
}

function place(thing: Object3D, track: Track, body: number, frame: number): void {
  const { at, turn } = poseAt(track, body, frame);
  thing.position.set(...at);
  thing.quaternion.set(...turn);
}

/** One lamp at the top left, and what the walls give back. */
function lights(low: boolean): Object3D[] {
  const lamp = new DirectionalLight('#fff0d0', 2.6);
  lamp.position.set(-16, 18, 34);
  lamp.castShadow = !low;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 4;
  Object.assign(lamp.shadow.camera, { left: -20, right: 20, top: 20, bottom: -20, near: 5, far: 80 });
  return [lamp, new AmbientLight('#e8ecff', 1.1)];
}

/** Takes shadows and nothing else: the felt itself lies under the canvas. */
function ground(): Mesh {
  const floor = new Mesh(new PlaneGeometry(80, 80), new ShadowMaterial({ opacity: 0.4 }));
  floor.receiveShadow = true;
  return floor;
}

/** The wooden rim of the tray, eight-sided. */
function rim(): Mesh {
  const radius = (TRAY + 0.5) / Math.cos(Math.PI / 8);
  const ring = new Mesh(new TorusGeometry(radius, 0.55, 10, 8), new MeshStandardMaterial({ color: '#a86c36', roughness: 0.7, flatShading: false }));
  ring.rotation.z = Math.PI / 8;
  ring.position.z = 0.4;
  ring.castShadow = true;
  return ring;
}

/** A device that draws a picture in more than this shows dice flat, unless the address asks for `?3d` all the same. */
export const SLOW_MS = 60;
export const WANTED_ANYWAY = new URLSearchParams(globalThis.location?.search ?? '').has('3d');

/** What this device can be asked to draw. */
export function quality(): Quality {
  return { low: (navigator.hardwareConcurrency ?? 4) <= 2 };
}
