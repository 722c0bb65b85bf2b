/** The view of one board: where its camera is, and the scale things are painted at. */
import { centred, fit, keepInSight, pan, reveal, serves, zoomAbout, type Camera, type Size } from "./camera";
import { centre, type Cell, type Frame, type Point } from "./geometry";

const GLIDE_MS = 240;
const REST_MS = 160;
const SHARPEN_MS = 120;

export class View {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
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
  /** Until somebody moves the view, the whole board is kept in view as it grows. */
  untouched = $state(true);
  #rest = 0;
  #sharp = 0;

  #fitted: Size | null = null;

  /** `frame` always stays partly visible, `wanted` is what fitting shows, `moved` is the element that glides. */
  constructor(
    private readonly frame: () => Frame,
    private readonly wanted: () => Frame,
    private readonly moved: () => Element | undefined,
  ) {}

  /** The camera as currently displayed: while the map glides, `camera` is already the target. */
  get seen(): Camera {
    const moved = this.gliding && this.moved();
    if (!moved) return this.camera;
    const { a: k, e: x, f: y } = new DOMMatrix(getComputedStyle(moved).transform);
    return { x, y, k };
  }

  /** What is not covered. */
  get #room(): Size {
    return { width: this.size.width, height: Math.max(1, this.size.height - this.covered) };
  }

  #look(next: Camera): void {
    this.camera = keepInSight(next, this.frame(), this.size);
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

  whole(): Camera {
    const { x, y, k } = fit(this.wanted(), this.#room);
    return { x, y: y + this.covered, k };
  }

  /**
   * After the board or the page has changed: fits everything, unless somebody has chosen a view. A map that already
   * shows everything stays: that is calmer, and needs no repaint.
   */
  follow(next: Camera): void {
    const below = { ...this.camera, y: this.camera.y - this.covered };
    if (this.#fitted === this.size && serves(below, this.wanted(), this.#room)) return;
    if (this.#fitted === this.size) this.glide(next);
    else this.jump(next);
    this.#fitted = this.size;
  }

  fit(): void {
    this.untouched = true;
    this.glide(this.whole());
  }

  zoom(factor: number, about: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.untouched = false;
    this.glide(zoomAbout(this.camera, about, factor));
  }

  /** Brings a cell into the middle of what is not covered. */
  find(cell: Cell): void {
    this.untouched = false;
    this.glide(pan(centred(this.camera, centre(cell), this.#room), 0, this.covered));
  }

  show(cell: Cell): void {
    const next = reveal(this.camera, centre(cell), this.size);
    if (next.x !== this.camera.x || next.y !== this.camera.y) this.glide(next);
  }

  dispose(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#sharp);
  }
}
