/** What the map shows by itself, and whether it is turned for it. All of this is arithmetic; the view does it. */
import { fit, onScreen, pan, sees, type Camera, type Size } from "./camera";
import { joined, widened, WIDTH, type Cell, type Frame } from "./geometry";
import { TURNED, UPRIGHT, type Plane } from "./plane";

export interface Scene {
  readonly laid: readonly Cell[];
  /** The cells where something can be done now. */
  readonly goals: readonly Cell[];
  /** Where the reader's own walker is. */
  readonly mine: Cell | null;
}

/** The room on the screen. */
export interface Room {
  readonly size: Size;
  /** Pixels at the top that something covers. */
  readonly covered: number;
  /** Buttons over the map, from the edges of the screen. */
  readonly buttons: readonly Frame[];
}

/** The scale at which a cell is as wide as a fingertip, 44 pixels. */
export const TOUCHABLE = 44 / WIDTH;
/** The largest scale when fitting only what can be touched: some of the land around it is seen as well. */
const NEAR = 0.64;

/** The tiles with the edge of the cells around them, and all targets. */
const everything = ({ laid, goals }: Scene, plane: Plane): Frame =>
  joined(widened(plane.frameAround(laid), 14), plane.frameAround([...laid, ...goals]));

/** Whether no button lies over the middle of any of these. */
const uncovered = (cells: readonly Cell[], camera: Camera, plane: Plane, { buttons }: Room): boolean =>
  cells.every((cell) => {
    const { x, y } = onScreen(camera, plane.centre(cell));
    return !buttons.some(
      (one) => x > one.left - SLIP && x < one.right + SLIP && y > one.top - SLIP && y < one.bottom + SLIP,
    );
  });
/** How far from a button its neighbours are safe. */
const SLIP = 12;

interface Padding {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}
const NONE: Padding = { left: 0, right: 0, bottom: 0 };

/** Ways to keep clear of the buttons: more or less of the strips at the sides, at the bottom, or both. */
function paddings({ size, buttons }: Room): Padding[] {
  const [left, right, bottom] = [[0], [0], [0]] as [number[], number[], number[]];
  const parts = (strip: number): number[] => [strip / 3, strip / 1.5, strip];
  for (const one of buttons) {
    if (one.left < size.width / 2) left.push(...parts(one.right));
    else right.push(...parts(size.width - one.left));
    bottom.push(...parts(size.height - one.top));
  }
  return bottom.flatMap((b) => right.flatMap((r) => left.map((l) => ({ left: l, right: r, bottom: b }))));
}

function into(frame: Frame, { size, covered }: Room, { left, right, bottom }: Padding, nearest?: number): Camera {
  const free = { width: size.width - left - right, height: Math.max(1, size.height - covered - bottom) };
  return pan(fit(frame, free, nearest), left, covered);
}

/** Fits a frame as large as possible with no target under a button. */
function place(frame: Frame, { goals }: Scene, plane: Plane, room: Room, nearest?: number): Camera {
  let best: Camera | null = null;
  for (const padding of paddings(room)) {
    const camera = into(frame, room, padding, nearest);
    if (best && camera.k < best.k * 1.001) continue;
    if (uncovered(goals, camera, plane, room)) best = camera;
  }
  return best ?? into(frame, room, NONE, nearest);
}

export interface Framed {
  readonly camera: Camera;
  /** What has to be seen. */
  readonly frame: Frame;
  /** Whether only a part of the map is shown. */
  readonly near: boolean;
}

export function whole(scene: Scene, plane: Plane, room: Room): Framed {
  const frame = everything(scene, plane);
  return { camera: place(frame, scene, plane, room), frame, near: false };
}

/**
 * The whole map; or, where that makes targets smaller than a fingertip, all targets with one's own walker, or without,
 * if only these can be large enough. Targets that are too far apart for that are shown with the whole map: a tap then
 * comes closer.
 */
export function framed(scene: Scene, plane: Plane, room: Room): Framed {
  const all = whole(scene, plane, room);
  const { goals, mine } = scene;
  if (!goals.length || all.camera.k >= TOUCHABLE) return all;
  const parts = mine ? [[...goals, mine], goals] : [goals];
  const near = parts.map((cells): Framed => {
    const frame = plane.frameAround(cells);
    return { camera: place(frame, scene, plane, room, NEAR), frame, near: true };
  });
  return near.find(({ camera }) => camera.k >= TOUCHABLE) ?? all;
}

/** Whether a camera shows well enough what should be seen: then the map is better left where it is. */
export function rests(camera: Camera, to: Framed, { goals }: Scene, plane: Plane, room: Room): boolean {
  const free = { width: room.size.width, height: Math.max(1, room.size.height - room.covered) };
  const seen = sees(pan(camera, 0, -room.covered), to.frame, free) && uncovered(goals, camera, plane, room);
  const touchable = !goals.length || to.camera.k < TOUCHABLE || camera.k >= TOUCHABLE;
  return seen && touchable && (to.near || to.camera.k < camera.k * WORTH);
}
/** How much larger the whole map could be shown before the camera moves. */
const WORTH = 1.3;

/** Tiles narrower than this are worth turning the map for, if that makes them larger by so much. */
const SMALL = 0.5;
const GAIN = 1.15;

/** How the map lies best. It stays as it is unless another way is clearly better: a map that turns has to be read anew. */
export function bestPlane(laid: readonly Cell[], now: Plane, { size, covered }: Room): Plane {
  const room = { size, covered, buttons: [] };
  const scale = (plane: Plane): number => whole({ laid, goals: [], mine: null }, plane, room).camera.k;
  const other = now.turned ? UPRIGHT : TURNED;
  const worth = scale(other) > scale(now) * GAIN && (now.turned || scale(now) < SMALL);
  return worth ? other : now;
}
