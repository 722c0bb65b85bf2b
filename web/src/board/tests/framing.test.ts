import { describe, expect, it } from "vitest";
import { onScreen, pan, type Camera } from "../camera";
import { bestPlane, framed, rests, TOUCHABLE, whole, type Room, type Scene } from "../framing";
import { key, neighbour, SIDES, type Cell } from "../geometry";
import { TURNED, UPRIGHT, type Plane } from "../plane";

/** The map of a phone of 390 × 844, with its buttons. */
const BUTTONS = [
  { left: 336, top: 448, right: 380, bottom: 584 },
  { left: 10, top: 540, right: 54, bottom: 584 },
];
const PHONE: Room = { size: { width: 390, height: 594 }, covered: 0, buttons: BUTTONS };

/** A mountain about so many cells wide and high as it is named. */
function mountain(wide: number, high: number): Cell[] {
  const cells: Cell[] = [];
  for (let r = 0; r < high; r++) for (let x = 0; x < wide; x++) cells.push([x - Math.floor(r / 2), r]);
  return cells;
}
function around(laid: readonly Cell[]): Cell[] {
  const taken = new Set(laid.map(key));
  const beside = laid.flatMap((cell) => SIDES.map((side) => neighbour(cell, side)));
  return [...new Map(beside.filter((cell) => !taken.has(key(cell))).map((cell) => [key(cell), cell])).values()];
}
const scene = (laid: Cell[], goals: Cell[] = [], mine: Cell | null = null): Scene => ({ laid, goals, mine });

function expectReachable(cells: readonly Cell[], camera: Camera, plane: Plane, { size, covered }: Room): void {
  for (const cell of cells) {
    const { x, y } = onScreen(camera, plane.centre(cell));
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(covered);
    expect(y).toBeLessThan(size.height);
    for (const { left, top, right, bottom } of BUTTONS)
      expect(x > left && x < right && y > top && y < bottom, key(cell)).toBe(false);
  }
}

describe("what is shown", () => {
  it("is the whole mountain as long as its targets are as wide as a fingertip", () => {
    const laid = mountain(5, 9);
    const shown = framed(scene(laid, around(laid), laid[0]), UPRIGHT, PHONE);
    expect(shown.near).toBe(false);
    expect(shown.camera.k).toBeGreaterThanOrEqual(TOUCHABLE);
    expectReachable([...laid, ...around(laid)], shown.camera, UPRIGHT, PHONE);
  });

  it("is what can be touched, with one's own walker, where all would be too small", () => {
    const laid = mountain(13, 6);
    const [goals, mine] = [laid.slice(3, 6), laid[8] as Cell];
    const shown = framed(scene(laid, goals, mine), UPRIGHT, PHONE);
    expect(shown.near).toBe(true);
    expect(shown.camera.k).toBeGreaterThanOrEqual(TOUCHABLE);
    expectReachable([...goals, mine], shown.camera, UPRIGHT, PHONE);
  });

  it("leaves one's own walker out if that is too far away", () => {
    const laid = mountain(13, 6);
    const shown = framed(scene(laid, laid.slice(0, 3), laid[12]), UPRIGHT, PHONE);
    expect(shown.camera.k).toBeGreaterThanOrEqual(TOUCHABLE);
    expectReachable(laid.slice(0, 3), shown.camera, UPRIGHT, PHONE);
  });

  it("is everything if the targets are too far apart, and while there is nothing to do", () => {
    const laid = mountain(13, 6);
    for (const goals of [[laid[0] as Cell, laid[12] as Cell], []]) {
      const shown = framed(scene(laid, goals, laid[3]), UPRIGHT, PHONE);
      expect(shown.near).toBe(false);
      expect(shown.camera.k).toBeLessThan(TOUCHABLE);
      expectReachable(laid, shown.camera, UPRIGHT, { ...PHONE, buttons: [] });
    }
  });

  it("keeps every target clear of the buttons and of what covers the top", () => {
    for (const [wide, high] of [
      [3, 3],
      [6, 12],
      [12, 6],
      [9, 9],
    ] as const)
      for (const covered of [0, 120])
        for (const plane of [UPRIGHT, TURNED]) {
          const [laid, room] = [mountain(wide, high), { ...PHONE, covered }];
          const { camera } = framed(scene(laid, around(laid)), plane, room);
          expectReachable(around(laid), camera, plane, room);
        }
  });

  it("uses most of the free area in the direction that limits it", () => {
    for (const [wide, high] of [
      [7, 7],
      [12, 6],
      [5, 14],
      [10, 9],
    ] as const) {
      const laid = mountain(wide, high);
      const plane = bestPlane(laid, UPRIGHT, PHONE);
      const { camera } = whole(scene(laid), plane, PHONE);
      const { left, right, top, bottom } = plane.frameAround(laid);
      const used = [((right - left) * camera.k) / 390, ((bottom - top) * camera.k) / 594];
      expect(Math.max(...used), `${wide} × ${high}`).toBeGreaterThan(0.85);
    }
  });
});

describe("rest", () => {
  const laid = mountain(5, 9);
  const to = framed(scene(laid), UPRIGHT, PHONE);
  const still = (camera: Camera, room = PHONE): boolean => rests(camera, to, scene(laid), UPRIGHT, room);

  it("is kept as long as all is seen about as large as it could be", () => {
    expect(still(to.camera)).toBe(true);
    expect(still(pan(to.camera, 400, 0))).toBe(false);
    expect(still({ ...to.camera, k: to.camera.k * 1.5 })).toBe(false);
    expect(still({ k: to.camera.k / 1.5, x: 100, y: 100 })).toBe(false);
    expect(still(to.camera, { ...PHONE, covered: 200 })).toBe(false);
  });

  it("is kept where what can be touched is large enough, wherever it is", () => {
    const wide = mountain(13, 6);
    const now = scene(wide, wide.slice(3, 6), wide[4]);
    const near = framed(now, UPRIGHT, PHONE);
    expect(rests(pan(near.camera, 20, -40), near, now, UPRIGHT, PHONE)).toBe(true);
    expect(rests(whole(now, UPRIGHT, PHONE).camera, near, now, UPRIGHT, PHONE)).toBe(false);
  });

  it("is kept where other targets could be shown only a little larger, and still too small", () => {
    const wide = mountain(13, 6);
    const far = whole(scene(wide, around(wide)), UPRIGHT, PHONE);
    const fewer = scene(wide, [wide[0] as Cell, wide[12] as Cell]);
    const to = framed(fewer, UPRIGHT, PHONE);
    expect(to.camera.k).toBeGreaterThan(far.camera.k);
    expect(rests(far.camera, to, fewer, UPRIGHT, PHONE)).toBe(true);
  });

  it("is given up where the whole map makes targets as wide as a fingertip", () => {
    const now = scene(laid, laid.slice(0, 2));
    const shown = framed(now, UPRIGHT, PHONE);
    expect(shown.camera.k).toBeGreaterThan(TOUCHABLE);
    const slightly = whole(scene(mountain(8, 9)), UPRIGHT, PHONE).camera;
    expect(slightly.k).toBeLessThan(TOUCHABLE);
    expect(rests(slightly, shown, now, UPRIGHT, PHONE)).toBe(false);
  });
});

describe("turning", () => {
  it("happens where tiles are small, and get larger by it", () => {
    expect(bestPlane(mountain(12, 6), UPRIGHT, PHONE)).toBe(TURNED);
    expect(bestPlane(mountain(6, 14), UPRIGHT, PHONE)).toBe(UPRIGHT);
    expect(bestPlane(mountain(5, 2), UPRIGHT, PHONE)).toBe(UPRIGHT);
    expect(bestPlane(mountain(12, 6), UPRIGHT, { ...PHONE, size: { width: 900, height: 700 } })).toBe(UPRIGHT);
  });

  it("is not undone for little", () => {
    expect(bestPlane(mountain(9, 9), TURNED, PHONE)).toBe(TURNED);
    expect(bestPlane(mountain(6, 14), TURNED, PHONE)).toBe(UPRIGHT);
  });
});
