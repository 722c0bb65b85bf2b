import { describe, expect, it } from "vitest";
import { centre, neighbour, opposite, polar, SIDES, type Cell, type Point } from "../geometry";
import { laidTiles, surroundings } from "../landscape";
import { waterOutline } from "../art/water";

const SHORE = 10;
const outline = (joined: readonly number[], seed = 1): string =>
  waterOutline(
    SIDES.map((side) => joined.includes(side)),
    SHORE,
    seed,
  );

/** All points a path names, arcs' radii left out. */
function points(d: string): Point[] {
  const plain = d.replace(/A[\d.]+ [\d.]+ 0 0 0 /g, "L");
  return [...plain.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

const across = (point: Point, side: number): number => {
  const to = polar(1, side * 60);
  return point.x * to.x + point.y * to.y;
};

describe("the water of a tile", () => {
  it("keeps its distance from land all round", () => {
    for (const side of SIDES)
      for (const point of points(outline([]))) expect(across(point, side)).toBeLessThan(50 - SHORE + 3);
  });

  it("reaches the side beyond which there is water, and no other", () => {
    for (const joined of SIDES) {
      for (const side of SIDES) {
        const far = Math.max(...points(outline([joined])).map((point) => across(point, side)));
        if (side === joined) expect(far).toBeGreaterThanOrEqual(50);
        else expect(far).toBeLessThan(50);
      }
    }
  });

  it("fills a corner that three waters share", () => {
    const far = Math.max(...points(outline([0, 1])).map(({ x, y }) => Math.hypot(x, y)));
    expect(far).toBeGreaterThan(57.7);
  });

  it("meets the neighbour's water at the same points of their common side", () => {
    const here: Cell = [0, 0];
    for (const side of SIDES) {
      const there = centre(neighbour(here, side));
      const crossings = (d: string, at: Point, to: number): string[] =>
        points(d)
          .filter((point) => Math.abs(across(point, to) - 50) < 0.2 && Math.hypot(point.x, point.y) > 51)
          .map(({ x, y }) => `${Math.round(x + at.x)},${Math.round(y + at.y)}`)
          .sort();
      const ours = crossings(outline([side], 3), { x: 0, y: 0 }, side);
      const theirs = crossings(outline([opposite(side)], 8), there, opposite(side));
      expect(ours).toHaveLength(2);
      expect(theirs).toEqual(ours);
    }
  });
});

it("knows what lies round a cell", () => {
  const laid = laidTiles([
    ["W", 0, 0, 0],
    ["W", 1, 0, 0],
    ["P3", 0, 1, 1],
    ["G", -1, 0, 0],
  ]);
  expect(surroundings(laid, [0, 0])).toEqual(["water", "rock", null, "grass", null, null]);
});
