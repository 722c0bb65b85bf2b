/**
 * The geometry of pointy-top hexagons, 100 wide; START is centred on (0, 0).
 *
 * Direction 0 is to the right, and because y grows downwards the directions run clockwise.
 */
export type Cell = readonly [q: number, r: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WIDTH = 100;
/** From the middle of a tile to its corners. */
export const RADIUS = WIDTH / Math.sqrt(3);
export const ROW = (WIDTH * Math.sqrt(3)) / 2;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export const DIRECTIONS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const key = (cell: Cell): string => `${cell[0]},${cell[1]}`;

export const same = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  a === b || (!!a && !!b && a[0] === b[0] && a[1] === b[1]);

export const opposite = (direction: number): number => (direction + 3) % 6;

export function centre([q, r]: Cell): Point {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

export function neighbour([q, r]: Cell, direction: number): Cell {
  const [dq, dr] = DIRECTIONS[((direction % 6) + 6) % 6] as Cell;
  return [q + dq, r + dr];
}

/** The direction from a cell to a cell beside it, or null. */
export function directionTo(from: Cell, to: Cell): number | null {
  const found = SIDES.find((direction) => same(neighbour(from, direction), to));
  return found ?? null;
}

/** The cell of a point: rounded in cube coordinates, where the worst-rounded coordinate is derived from the others. */
export function cellAt({ x, y }: Point): Cell {
  const r = y / ROW;
  const q = x / WIDTH - r / 2;
  let [nearQ, nearR] = [Math.round(q), Math.round(r)];
  const nearS = Math.round(-q - r);
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS + q + r)];
  if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
  else if (offR > offS) nearR = -nearQ - nearS;
  return [nearQ + 0, nearR + 0];
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A corner seen from the middle of the tile; side d lies between corners d and d + 1. */
export const corner = (number: number, radius = RADIUS): Point => polar(radius, (number - 0.5) * 60);

/** The middle of a side seen from the middle of the tile. */
export const sideMiddle = (direction: number, distance = WIDTH / 2): Point => polar(distance, direction * 60);

/** The smallest frame around two. */
export const joined = (a: Frame, b: Frame): Frame => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const widened = ({ left, top, right, bottom }: Frame, by: number): Frame => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** A hash: a pseudo-random number that is always the same for a cell. */
export function hash([q, r]: Cell, salt = 0): number {
  let mixed = Math.imul(q + 1013, 0x9e3779b1) ^ Math.imul(r + 2027, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
