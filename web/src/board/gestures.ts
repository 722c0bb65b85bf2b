/**
 * Gesture recognition: tells a tap from a pan and a pinch, for fingers, pens and mice. A pointer that does not move is
 * a tap, however long it takes: children press long, and on a busy machine the event of lifting comes late.
 */
import type { Point } from "./geometry";

export interface GestureTarget {
  tap(): void;
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void;
  /** Zooms about a point, by the event of a browser that tells only how much. */
  scale(at: Point, factor: number): void;
  /** A gesture has started or stopped moving the view. */
  moving(on: boolean): void;
}

/** Safari's own events of a pinch. A touchpad's comes by these alone, two fingers on the glass by pointers as well. */
export const SCALING = ["gesturestart", "gesturechange", "gestureend"] as const;
export type ScalingEvent = MouseEvent & { readonly type: (typeof SCALING)[number]; readonly scale: number };

/** How far a finger may slip during a tap. */
const SLIP = { mouse: 4, pen: 7, touch: 10 } as const;

export class Gestures {
  #down = new Map<number, Point>();
  #start: Point | null = null;
  #moved = false;
  /** How far Safari's pinch has come. */
  #scale = 1;

  constructor(
    private readonly element: HTMLElement,
    private readonly to: GestureTarget,
  ) {}

  /** Where on the element it happened. */
  at(event: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = this.at(event);
    this.element.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, at);
    if (this.#down.size > 1) {
      this.#moved = true;
      this.to.moving(true);
      return;
    }
    this.#start = at;
    this.#moved = false;
  };

  move = (event: PointerEvent): void => {
    const at = this.at(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.to.hover(at);
      return;
    }
    if (this.#down.size === 2) this.#pinched(event.pointerId, before, at);
    else if (this.#down.size === 1) this.#dragged(event, before, at);
  };

  #pinched(id: number, before: Point, at: Point): void {
    const other = [...this.#down].find(([pointer]) => pointer !== id)?.[1];
    this.#down.set(id, at);
    if (other) this.to.pinch([before, other], [at, other]);
  }

  #dragged(event: PointerEvent, before: Point, at: Point): void {
    const start = this.#start ?? before;
    const slip = SLIP[event.pointerType as keyof typeof SLIP] ?? SLIP.touch;
    if (!this.#moved && Math.hypot(at.x - start.x, at.y - start.y) < slip) return;
    if (!this.#moved) {
      this.#moved = true;
      this.to.moving(true);
    }
    this.#down.set(event.pointerId, at);
    this.to.pan(at.x - before.x, at.y - before.y);
  }

  scaled(event: ScalingEvent): void {
    event.preventDefault(); // or the whole page would be zoomed
    if (this.#down.size) return;
    if (event.type === "gesturechange") this.to.scale(this.at(event), event.scale / this.#scale);
    this.#scale = event.type === "gestureend" ? 1 : event.scale;
  }

  up = (event: PointerEvent): void => {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.#down.size) return;
    if (this.#moved) this.to.moving(false);
    else if (event.type === "pointerup") this.to.tap();
  };

  leave = (): void => {
    if (!this.#down.size) this.to.hover(null);
  };
}
