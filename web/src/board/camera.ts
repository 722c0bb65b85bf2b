/** The camera: a point (x, y) of the board is on the screen at (x·k + camera.x, y·k + camera.y). */
import type { Frame, Point } from "./geometry";

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels for each unit of the board; a tile is 100 units wide. */
  readonly k: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const NEAREST = 2.6;
export const FARTHEST = 0.18;
/** The largest scale when fitting: otherwise START alone would fill the page. */
const FIT_NEAREST = 1.5;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export const onBoard = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.k,
  y: (at.y - camera.y) / camera.k,
});

export const onScreen = (camera: Camera, at: Point): Point => ({
  x: at.x * camera.k + camera.x,
  y: at.y * camera.k + camera.y,
});

/** Shows the whole frame in the middle. */
export function fit(frame: Frame, size: Size, nearest = FIT_NEAREST): Camera {
  const margin = Math.min(28, size.width * 0.02);
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top];
  const room = { width: Math.max(1, size.width - 2 * margin), height: Math.max(1, size.height - 2 * margin) };
  const k = between(FARTHEST, Math.min(room.width / wide, room.height / high), nearest);
  return {
    k,
    x: size.width / 2 - ((frame.left + frame.right) / 2) * k,
    y: size.height / 2 - ((frame.top + frame.bottom) / 2) * k,
  };
}

/** Whether marks are enlarged so much that they would hide the land: then fewer and finer ones are drawn. */
export const isFar = (boost: number): boolean => boost > 1.25;

/** Whether a frame is fully visible. */
export function sees(camera: Camera, frame: Frame, size: Size): boolean {
  const [start, end] = [
    onScreen(camera, { x: frame.left, y: frame.top }),
    onScreen(camera, { x: frame.right, y: frame.bottom }),
  ];
  return start.x >= 0 && start.y >= 0 && end.x <= size.width && end.y <= size.height;
}

/** Zooms about a point of the screen, which stays fixed. */
export function zoomAbout(camera: Camera, at: Point, factor: number): Camera {
  const k = between(FARTHEST, camera.k * factor, NEAREST);
  const fixed = onBoard(camera, at);
  return { k, x: at.x - fixed.x * k, y: at.y - fixed.y * k };
}

/** The most that one event of a wheel may zoom: a notch with Ctrl comes as strongly as a long pinch of a touchpad. */
const NOTCH = 1.24;

/** How much a turn of the wheel zooms. A mouse's wheel comes in big steps, a touchpad's pinch (with Ctrl) in small ones. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const strength = deltaMode ? 0.05 : ctrlKey ? 0.012 : 0.0018;
  return between(1 / NOTCH, Math.exp(-deltaY * strength), NOTCH);
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Two fingers: where they were and are. What was between them stays between them. */
export function pinch(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const spread = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const [from, until] = [middle(before), middle(after)];
  return pan(zoomAbout(camera, from, spread(after) / spread(before)), until.x - from.x, until.y - from.y);
}

/** Keeps at least a bit of the frame visible, so that nobody loses the board. */
export function keepInSight(camera: Camera, frame: Frame, size: Size, least = 80): Camera {
  const [left, right] = [frame.left * camera.k + camera.x, frame.right * camera.k + camera.x];
  const [top, bottom] = [frame.top * camera.k + camera.y, frame.bottom * camera.k + camera.y];
  const dx = left > size.width - least ? size.width - least - left : right < least ? least - right : 0;
  const dy = top > size.height - least ? size.height - least - top : bottom < least ? least - bottom : 0;
  return dx || dy ? pan(camera, dx, dy) : camera;
}

/** The scale at which somebody is looked at who was searched for. */
const FOUND = 0.9;

/** Brings a point into the middle, at a comfortable size. */
export function centred(camera: Camera, at: Point, size: Size): Camera {
  const k = between(FOUND, camera.k, FIT_NEAREST);
  return { k, x: size.width / 2 - at.x * k, y: size.height / 2 - at.y * k };
}

/** Moves as little as needed so that a point is not near the edge: the view follows the keyboard cursor. */
export function reveal(camera: Camera, at: Point, size: Size, margin = 70): Camera {
  const seen = onScreen(camera, at);
  const room = (value: number, length: number): number =>
    between(Math.min(margin, length / 2), value, Math.max(length - margin, length / 2));
  return pan(camera, room(seen.x, size.width) - seen.x, room(seen.y, size.height) - seen.y);
}
