import { expect, it } from "vitest";
import { moveCursor } from "../cursor";
import { neighbour, polar, SIDES, type Cell } from "../geometry";
import { TURNED, UPRIGHT } from "../plane";

const near: Cell[] = [];
for (let q = -6; q <= 6; q++) for (let r = -6; r <= 6; r++) near.push([q, r]);

for (const plane of [UPRIGHT, TURNED]) {
  const name = plane.turned ? "turned" : "upright";

  it(`finds a cell again from anywhere on it (${name})`, () => {
    for (const cell of near)
      for (const side of SIDES) {
        const [middle, towards] = [plane.centre(cell), plane.corner(side, 48)];
        expect(plane.cellAt({ x: middle.x + towards.x, y: middle.y + towards.y })).toEqual(cell);
      }
  });

  it(`has the neighbour where its direction points (${name})`, () => {
    for (const side of SIDES) {
      const { x, y } = polar(100, plane.degrees(side));
      expect(plane.centre(neighbour([0, 0], side)).x).toBeCloseTo(x);
      expect(plane.centre(neighbour([0, 0], side)).y).toBeCloseTo(y);
    }
  });

  it(`frames cells with all their corners, and not much more (${name})`, () => {
    const cells: Cell[] = [
      [0, 0],
      [2, -1],
    ];
    const frame = plane.frameAround(cells);
    const corners = cells.flatMap((cell) =>
      SIDES.map((side) => {
        const [middle, at] = [plane.centre(cell), plane.corner(side)];
        return { x: middle.x + at.x, y: middle.y + at.y };
      }),
    );
    expect(frame.left).toBeCloseTo(Math.min(...corners.map(({ x }) => x)));
    expect(frame.right).toBeCloseTo(Math.max(...corners.map(({ x }) => x)));
    expect(frame.top).toBeCloseTo(Math.min(...corners.map(({ y }) => y)) - 8);
    expect(frame.bottom).toBeCloseTo(Math.max(...corners.map(({ y }) => y)) + 10);
  });
}

it("turns by a quarter, clockwise", () => {
  for (const cell of near) {
    const { x, y } = UPRIGHT.centre(cell);
    expect(TURNED.centre(cell).x).toBeCloseTo(-y);
    expect(TURNED.centre(cell).y).toBeCloseTo(x);
  }
});

it("moves the cursor to where the arrow points on the screen", () => {
  expect(moveCursor(near, [0, 0], "ArrowRight", UPRIGHT)).toEqual([1, 0]);
  expect(moveCursor(near, [0, 0], "ArrowDown", TURNED)).toEqual([1, 0]);
  for (const arrow of ["ArrowLeft", "ArrowRight"]) {
    const { x } = TURNED.centre(moveCursor(near, [0, 0], arrow, TURNED));
    expect(Math.sign(x)).toBe(arrow === "ArrowRight" ? 1 : -1);
    expect(Math.abs(x)).toBeCloseTo(86.6, 1);
  }
});
