import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gestures, type GestureTarget, type ScalingEvent } from "../gestures";

const element = {
  getBoundingClientRect: () => ({ left: 10, top: 20 }),
  setPointerCapture: () => {},
} as unknown as HTMLElement;

let heard: unknown[];
let hand: Gestures;
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  const to: GestureTarget = {
    tap: () => heard.push("tap"),
    hover: (at) => heard.push(["hover", at]),
    pan: (dx, dy) => heard.push(["pan", dx, dy]),
    pinch: (before, after) => heard.push(["pinch", before, after]),
    scale: (at, factor) => heard.push(["scale", at, factor]),
    moving: (on) => heard.push(["moving", on]),
  };
  hand = new Gestures(element, to);
});
afterEach(() => void vi.useRealTimers());

function event(x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent {
  const plain = { type: "pointerup", pointerId: 1, pointerType: "touch", button: 0 };
  return { ...plain, clientX: x + 10, clientY: y + 20, ...more } as PointerEvent;
}

test("a finger that goes down and up has tapped, even if it slips a little", () => {
  hand.down(event(50, 50));
  hand.move(event(55, 55));
  hand.up(event(55, 55));
  expect(heard).toEqual(["tap"]);
});

test("a finger that rests has tapped, however long", () => {
  hand.down(event(50, 50));
  vi.advanceTimersByTime(60_000);
  hand.up(event(50, 50));
  expect(heard).toEqual(["tap"]);
});

test("a finger that goes on moves the view by as much as it went, and does not tap", () => {
  hand.down(event(50, 50));
  hand.move(event(70, 50));
  hand.move(event(75, 60));
  hand.up(event(75, 60));
  expect(heard).toEqual([
    ["moving", true],
    ["pan", 20, 0],
    ["pan", 5, 10],
    ["moving", false],
  ]);
});

test("a mouse slips less than a finger", () => {
  hand.down(event(50, 50, { pointerType: "mouse" }));
  hand.move(event(55, 50, { pointerType: "mouse" }));
  expect(heard).toEqual([
    ["moving", true],
    ["pan", 5, 0],
  ]);
});

test("two fingers pinch, and neither taps when they go up", () => {
  hand.down(event(0, 0));
  hand.down(event(100, 0, { pointerId: 2 }));
  hand.move(event(120, 0, { pointerId: 2 }));
  hand.up(event(120, 0, { pointerId: 2 }));
  hand.up(event(0, 0));
  expect(heard).toEqual([
    ["moving", true],
    [
      "pinch",
      [
        { x: 100, y: 0 },
        { x: 0, y: 0 },
      ],
      [
        { x: 120, y: 0 },
        { x: 0, y: 0 },
      ],
    ],
    ["moving", false],
  ]);
});

test("what the browser takes away is no tap", () => {
  hand.down(event(50, 50));
  hand.up(event(50, 50, { type: "pointercancel" }));
  expect(heard).toEqual([]);
});

test("other buttons of a mouse do nothing", () => {
  hand.down(event(50, 50, { pointerType: "mouse", button: 2 }));
  hand.up(event(50, 50, { pointerType: "mouse", button: 2 }));
  expect(heard).toEqual([]);
});

test("a mouse that is not pressed hovers, until it leaves", () => {
  hand.move(event(5, 6, { pointerType: "mouse" }));
  hand.leave();
  expect(heard).toEqual([
    ["hover", { x: 5, y: 6 }],
    ["hover", null],
  ]);
});

const safari = (type: string, scale: number): ScalingEvent =>
  ({ type, scale, clientX: 60, clientY: 80, preventDefault: () => heard.push("kept") }) as unknown as ScalingEvent;

test("Safari's pinch zooms by as much as it went on, and the page stays", () => {
  for (const [type, scale] of [
    ["gesturestart", 1],
    ["gesturechange", 1.5],
    ["gesturechange", 3],
    ["gestureend", 3],
    ["gesturestart", 1],
    ["gesturechange", 0.5],
  ] as const)
    hand.scaled(safari(type, scale));
  expect(heard.filter((one) => one !== "kept")).toEqual([
    ["scale", { x: 50, y: 60 }, 1.5],
    ["scale", { x: 50, y: 60 }, 2],
    ["scale", { x: 50, y: 60 }, 0.5],
  ]);
  expect(heard.filter((one) => one === "kept")).toHaveLength(6);
});

test("fingers that are known as pointers do not pinch twice", () => {
  hand.down(event(0, 0));
  hand.down(event(100, 0, { pointerId: 2 }));
  hand.scaled(safari("gesturestart", 1));
  hand.scaled(safari("gesturechange", 2));
  expect(heard).toEqual([["moving", true], "kept", "kept"]);
});
