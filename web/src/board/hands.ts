/** Connects input to a board: taps, hovering, pans, pinches, the wheel, and the board's size. */
import { pan, pinch, wheelFactor, zoomAbout } from "./camera";
import { same, type Cell, type Frame, type Point } from "./geometry";
import { Gestures, SCALING, type ScalingEvent } from "./gestures";
import type { How } from "./types";
import type { View } from "./view.svelte";

export interface Listening {
  down(): void;
  tap(cell: Cell, how: How, at: Point): void;
  hover(cell: Cell | null): void;
  /** The wheel over a cell; true if it was used for something other than zooming. */
  wheel(cell: Cell, by: 1 | -1): boolean;
}

/** The buttons beside a board that lie over its map, seen from the map's corner. */
export function buttonsOver(board: HTMLElement): Frame[] {
  const { left: x, top: y } = board.getBoundingClientRect();
  return [...(board.parentElement?.querySelectorAll(":scope > :not(.board)") ?? [])].flatMap((one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    return width ? [{ left: left - x, top: top - y, right: right - x, bottom: bottom - y }] : [];
  });
}

/** Returns a function that stops listening. */
export function listen(element: HTMLElement, view: View, to: Listening): () => void {
  let how: How = "mouse";
  let hovered: Cell | null = null;
  /** The cell under the pointer when it went down: the map may glide before it goes up. */
  let touched: Cell = [0, 0];
  let at: Point = { x: 0, y: 0 };
  const gestures = new Gestures(element, {
    tap: () => to.tap(touched, how, at),
    hover: (over) => {
      const cell = over && view.cellAt(over);
      if (!same(cell, hovered)) to.hover((hovered = cell));
    },
    pan: (dx, dy) => view.drag(pan(view.seen, dx, dy)),
    pinch: (before, after) => view.drag(pinch(view.seen, before, after)),
    scale: (about, factor) => view.drag(zoomAbout(view.seen, about, factor)),
    moving: (on) => element.classList.toggle("held", on),
  });

  function down(event: PointerEvent): void {
    if ((event.target as Element).closest("button, .beside")) return;
    how = event.pointerType as How;
    at = gestures.at(event);
    touched = view.cellAt(at);
    to.down();
    gestures.down(event);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const over = gestures.at(event);
    if (!event.ctrlKey && to.wheel(view.cellAt(over), event.deltaY > 0 ? 1 : -1)) return;
    view.drag(zoomAbout(view.seen, over, wheelFactor(event)));
  }

  const ending = new AbortController();
  const { signal } = ending;
  // browsers move a fingertip to the nearest thing that can be clicked, so the map has to be one as well
  element.addEventListener("click", () => {}, { signal });
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", gestures.move, { signal });
  element.addEventListener("pointerup", gestures.up, { signal });
  element.addEventListener("pointercancel", gestures.up, { signal });
  element.addEventListener("pointerleave", gestures.leave, { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  for (const name of SCALING)
    element.addEventListener(name, (event) => gestures.scaled(event as ScalingEvent), { signal, passive: false });
  for (const name of ["pointerdown", "pointerup", "pointercancel"])
    window.addEventListener(name, () => (view.held = name === "pointerdown"), { signal, capture: true });
  const seen = new ResizeObserver(() => (view.size = { width: element.clientWidth, height: element.clientHeight }));
  seen.observe(element);
  return () => {
    ending.abort();
    seen.disconnect();
    view.dispose();
  };
}
