/** Scatters trees, stones and tufts on a tile: never too close together, and outside the clearings. */
import { polar, type Point } from "../geometry";
import { chance } from "./svg";

/** An ellipse that stays free. */
export interface Clearing {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Scatter {
  readonly seed: number;
  readonly count: number;
  /** The least distance between two. */
  readonly apart: number;
  /** How far from the middle of the tile, across its sides. */
  readonly reach: number;
  readonly clearings?: readonly Clearing[];
}

const NORMALS = [0, 60, 120].map((degrees) => polar(1, degrees));

/** How far a point is from the middle, measured across the sides: 50 is on the edge of the tile. */
export const depth = ({ x, y }: Point): number => Math.max(...NORMALS.map((to) => Math.abs(to.x * x + to.y * y)));

const inside = (point: Point, { x, y, rx, ry }: Clearing): boolean =>
  ((point.x - x) / rx) ** 2 + ((point.y - y) / ry) ** 2 < 1;

const anywhere = (random: () => number, reach: number): Point => ({
  x: (random() * 2 - 1) * reach,
  y: (random() * 2 - 1) * reach * 1.15,
});

/** The distance to the nearest; rows lie closer than columns, because everything is drawn upright. */
const roomAround = (point: Point, others: readonly Point[]): number =>
  Math.min(200, ...others.map((other) => Math.hypot(other.x - point.x, (other.y - point.y) * 1.25)));

/** Best-candidate sampling: of several random points, takes the one with most room. Sorted from back to front, so that nearer things are drawn over those behind. */
export function scatter({ seed, count, apart, reach, clearings = [] }: Scatter): Point[] {
  const random = chance(seed);
  const found: Point[] = [];
  const allowed = (point: Point): boolean =>
    depth(point) <= reach && !clearings.some((clearing) => inside(point, clearing));
  for (let placed = 0; placed < count; placed++) {
    const tried = Array.from({ length: 9 }, () => anywhere(random, reach)).filter(allowed);
    const [best] = tried.map((point) => ({ point, room: roomAround(point, found) })).sort((a, b) => b.room - a.room);
    if (best && best.room >= apart) found.push(best.point);
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Splits points, sorted by depth, into bands within which nothing overlaps. */
export function bands(points: readonly Point[], height: number): Point[][] {
  const found: Point[][] = [];
  for (const point of points) {
    const last = found.at(-1);
    if (last?.[0] && point.y - last[0].y < height) last.push(point);
    else found.push([point]);
  }
  return found;
}
