import { describe, expect, it } from "vitest";
import {
  cellAt,
  centre,
  corner,
  directionTo,
  DIRECTIONS,
  hash,
  neighbour,
  opposite,
  SIDES,
  sideMiddle,
  type Cell,
} from "../geometry";

const near: Cell[] = [];
for (let q = -9; q <= 9; q++) for (let r = -9; r <= 9; r++) near.push([q, r]);

describe("cells and points", () => {
  it("leads from a cell to its middle and back", () => {
    for (const cell of near) expect(cellAt(centre(cell))).toEqual(cell);
  });

  it("finds the cell of any point well inside it", () => {
    for (const cell of near.slice(0, 60)) {
      const { x, y } = centre(cell);
      for (let number = 0; number < 6; number++) {
        const { x: dx, y: dy } = corner(number, 55);
        expect(cellAt({ x: x + dx, y: y + dy })).toEqual(cell);
      }
    }
  });

  it("changes the cell just beyond the middle of a side", () => {
    for (const side of SIDES) {
      const { x, y } = sideMiddle(side, 50.5);
      expect(cellAt({ x, y })).toEqual(DIRECTIONS[side]);
    }
  });

  it("puts direction 0 to the right and goes round clockwise", () => {
    const places = DIRECTIONS.map(centre);
    expect(places[0]).toEqual({ x: 100, y: 0 });
    places.forEach((place, i) =>
      expect(Math.atan2(place.y, place.x)).toBeCloseTo(i < 4 ? (i * Math.PI) / 3 : ((i - 6) * Math.PI) / 3),
    );
  });
});

describe("neighbours", () => {
  it("are one tile's width away, and see each other from opposite sides", () => {
    for (const side of SIDES) {
      const beside = neighbour([3, -2], side);
      const [a, b] = [centre([3, -2]), centre(beside)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100);
      expect(directionTo([3, -2], beside)).toBe(side);
      expect(directionTo(beside, [3, -2])).toBe(opposite(side));
    }
    expect(directionTo([0, 0], [2, 0])).toBeNull();
  });
});

it("varies cells evenly, and always in the same way", () => {
  const counts = Array<number>(24).fill(0);
  for (const cell of near) counts[hash(cell) % 24]!++;
  expect(Math.min(...counts)).toBeGreaterThan(near.length / 24 / 2);
  expect(hash([2, -3])).toBe(hash([2, -3]));
});
