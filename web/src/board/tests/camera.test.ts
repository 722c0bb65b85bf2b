import { expect, it } from "vitest";
import {
  centred,
  fit,
  FARTHEST,
  keepInSight,
  NEAREST,
  onBoard,
  onScreen,
  pan,
  pinch,
  reveal,
  wheelFactor,
  zoomAbout,
} from "../camera";
import type { Cell } from "../geometry";
import { UPRIGHT } from "../plane";

const SIZE = { width: 390, height: 600 };
const row: Cell[] = Array.from({ length: 12 }, (_, q): Cell => [q, 0]);

it("fits a board into the page, in the middle and not cut off", () => {
  const frame = UPRIGHT.frameAround(row);
  const camera = fit(frame, SIZE);
  const [a, b] = [
    onScreen(camera, { x: frame.left, y: frame.top }),
    onScreen(camera, { x: frame.right, y: frame.bottom }),
  ];
  expect(a.x).toBeGreaterThanOrEqual(0);
  expect(b.x).toBeLessThanOrEqual(SIZE.width);
  expect(a.x + b.x).toBeCloseTo(SIZE.width);
  expect(a.y + b.y).toBeCloseTo(SIZE.height);
});

it("does not blow up a lone tile", () => {
  expect(fit(UPRIGHT.frameAround([[0, 0]]), { width: 2000, height: 2000 }).k).toBeLessThanOrEqual(1.5);
});

it("zooms about a point that stays where it is", () => {
  const camera = { x: 40, y: -30, k: 0.8 };
  const at = { x: 120, y: 200 };
  const before = onBoard(camera, at);
  for (const factor of [0.5, 1.3, 2]) {
    const after = onBoard(zoomAbout(camera, at, factor), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  }
});

it("has a nearest and a farthest view", () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(zoomAbout(camera, { x: 0, y: 0 }, 100).k).toBe(NEAREST);
  expect(zoomAbout(camera, { x: 0, y: 0 }, 0.001).k).toBe(FARTHEST);
});

it("keeps what is between two fingers between them", () => {
  const camera = { x: 10, y: 20, k: 1 };
  const middle = onBoard(camera, { x: 150, y: 100 });
  const after = pinch(
    camera,
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 120, y: 140 },
      { x: 270, y: 140 },
    ],
  );
  expect(after.k).toBeCloseTo(1.5);
  expect(onScreen(after, middle).x).toBeCloseTo(195);
  expect(onScreen(after, middle).y).toBeCloseTo(140);
});

it("never loses the board", () => {
  const frame = UPRIGHT.frameAround(row);
  const lost = pan(fit(frame, SIZE), 5000, -5000);
  const found = keepInSight(lost, frame, SIZE);
  expect(onScreen(found, { x: frame.left, y: 0 }).x).toBeLessThan(SIZE.width);
  expect(onScreen(found, { x: 0, y: frame.bottom }).y).toBeGreaterThan(0);
});

it("follows the cursor only when it must", () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(reveal(camera, { x: 200, y: 300 }, SIZE)).toEqual(camera);
  expect(onScreen(reveal(camera, { x: 900, y: 300 }, SIZE), { x: 900, y: 300 }).x).toBeLessThan(SIZE.width);
});

it("zooms by a quarter at most with one notch of the wheel, with Ctrl or without", () => {
  for (const ctrlKey of [false, true])
    for (const [deltaY, deltaMode] of [
      [100, 0],
      [120, 0],
      [3, 1],
      [1, 2],
      [4000, 0],
    ] as const) {
      const [out, back] = [deltaY, -deltaY].map((by) => wheelFactor({ deltaY: by, deltaMode, ctrlKey })) as [
        number,
        number,
      ];
      expect(back).toBeGreaterThan(1.04);
      expect(back).toBeLessThanOrEqual(1.25);
      expect(out * back).toBeCloseTo(1);
    }
  // a touchpad's pinch comes in many small steps, which count in full
  expect(wheelFactor({ deltaY: -5, deltaMode: 0, ctrlKey: true })).toBeCloseTo(Math.exp(0.06));
});

it("brings what is searched for into the middle, at a comfortable size", () => {
  const at = { x: 700, y: -300 };
  for (const k of [0.2, 1.1, 2.6]) {
    const found = centred({ x: 0, y: 0, k }, at, SIZE);
    expect(onScreen(found, at)).toEqual({ x: 195, y: 300 });
    expect(found.k * 100).toBeGreaterThanOrEqual(88);
    expect(found.k * 100).toBeLessThanOrEqual(150);
  }
});
