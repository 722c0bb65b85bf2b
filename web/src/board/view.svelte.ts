/** The view of one board: where its camera is, how the map lies, and the scale things are painted at. */
import { centred, keepInSight, onBoard, pan, reveal, zoomAbout, type Camera, type Size } from "./camera";
import { bestPlane, framed, rests, TOUCHABLE, whole, type Room, type Scene } from "./framing";
import { key, type Cell, type Frame, type Point } from "./geometry";
import { UPRIGHT, type Plane } from "./plane";

const GLIDE_MS = 240;
const REST_MS = 160;
const SHARPEN_MS = 120;
/** The scale after a tap on a map that was too small for fingers. */
const CLOSER = 0.72;

export class View {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  plane = $state.raw<Plane>(UPRIGHT);
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Pixels at the top that something covers. */
  covered = $state(0);
  /** The scale at rest. While zooming, the picture is only stretched; afterwards it is repainted. */
  painted = $state(1);
  /**
   * True for a moment after zooming. With the hint `will-change` a browser keeps the picture as it was painted, so that
   * moving is cheap; only without the hint does it repaint at the new scale.
   */
  sharpening = $state(false);
  gliding = $state(false);
  /** Until somebody moves the view, the map shows by itself what matters. */
  untouched = $state(true);
  /** Whether something touches the page: the map never moves by itself under a finger. */
  held = $state(false);
  #rest = 0;
  #sharp = 0;

  #fitted: Size | null = null;
  /** The targets there were when somebody looked closer, for themselves or everything: kept until there are others. */
  #looked: string | null = null;

  /** `moved` is the element that glides. */
  constructor(
    private readonly scene: () => Scene,
    private readonly buttons: () => readonly Frame[],
    private readonly moved: () => Element | undefined,
  ) {}

  /** The camera as currently displayed: while the map glides, `camera` is already the target. */
  get seen(): Camera {
    const moved = this.gliding && this.moved();
    if (!moved) return this.camera;
    const { a: k, e: x, f: y } = new DOMMatrix(getComputedStyle(moved).transform);
    return { x, y, k };
  }

  cellAt(at: Point): Cell {
    return this.plane.cellAt(onBoard(this.seen, at));
  }

  /** Whether targets are too small for fingers: a tap then comes closer. */
  isFar({ k }: Camera): boolean {
    return this.scene().goals.length > 0 && k < TOUCHABLE - 0.001;
  }

  get #room(): Room {
    return { size: this.size, covered: this.covered, buttons: this.buttons() };
  }

  get #targets(): string {
    return this.scene().goals.map(key).join(" ");
  }

  #look(next: Camera): void {
    this.camera = keepInSight(next, this.plane.frameAround(this.scene().laid), this.size);
    clearTimeout(this.#rest);
  }

  #settle = (): void => {
    this.gliding = false;
    if (this.painted === this.camera.k) return;
    this.painted = this.camera.k;
    this.sharpening = true;
    clearTimeout(this.#sharp);
    this.#sharp = window.setTimeout(() => (this.sharpening = false), SHARPEN_MS);
  };

  /** Moves without animation. */
  jump(next: Camera): void {
    this.#look(next);
    this.#settle();
  }

  /** Moves during a gesture. */
  drag(next: Camera): void {
    this.untouched = false;
    this.gliding = false;
    this.#look(next);
    this.#rest = window.setTimeout(this.#settle, REST_MS);
  }

  glide(next: Camera): void {
    this.#look(next);
    this.gliding = true;
    this.#rest = window.setTimeout(this.#settle, GLIDE_MS);
  }

  /** Turns the map if that shows it clearly larger; returns whether it did. */
  #turn(): boolean {
    const before = this.plane;
    this.plane = bestPlane(this.scene().laid, before, this.#room);
    return this.plane !== before;
  }

  /**
   * After the board, the page or what can be done has changed: shows what matters, unless somebody has chosen a view. A
   * map that shows it already stays: that is calmer, and needs no repaint. It turns only while there is nothing to do.
   */
  follow(): void {
    const fresh = this.#fitted !== this.size;
    if (!fresh && this.#looked === this.#targets) return;
    this.#looked = null;
    const turned = (fresh || !this.scene().goals.length) && this.#turn();
    this.#fitted = this.size;
    const to = framed(this.scene(), this.plane, this.#room);
    if (fresh || turned) this.jump(to.camera);
    else if (!rests(this.camera, to, this.scene(), this.plane, this.#room)) this.glide(to.camera);
  }

  /** Shows everything, until there is something else to do. */
  fit(): void {
    this.untouched = true;
    const turned = this.#turn();
    const { camera } = whole(this.scene(), this.plane, this.#room);
    this.#looked = this.scene().goals.length ? this.#targets : null;
    if (turned) this.jump(camera);
    else this.glide(camera);
  }

  /** Comes closer to a point of the screen, so that what is there can be touched. */
  closer(at: Point): void {
    this.#looked = this.#targets;
    const next = zoomAbout(this.seen, at, CLOSER / this.seen.k);
    this.glide(reveal(next, onBoard(next, at), this.size));
  }

  zoom(factor: number, about: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.untouched = false;
    this.glide(zoomAbout(this.camera, about, factor));
  }

  /** Brings a cell into the middle of what is not covered. */
  find(cell: Cell): void {
    this.#looked = this.#targets;
    const free = { width: this.size.width, height: Math.max(1, this.size.height - this.covered) };
    this.glide(pan(centred(this.camera, this.plane.centre(cell), free), 0, this.covered));
  }

  show(cell: Cell): void {
    const next = reveal(this.camera, this.plane.centre(cell), this.size);
    if (next.x !== this.camera.x || next.y !== this.camera.y) this.glide(next);
  }

  dispose(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#sharp);
  }
}
