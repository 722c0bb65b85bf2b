import { expect, test } from "vitest";
import { signs, steps } from "./telling";
import { hoursLeft, keepWalked, today, walkedAt } from "../table/walked";

test("everybody's points come in steps without holes", () => {
  expect(steps([])).toEqual([]);
  expect(
    steps([
      { points: 12, many: 1 },
      { points: 19, many: 2 },
      { points: 41, many: 4 },
    ]),
  ).toEqual([
    { from: 10, to: 19, many: 3 },
    { from: 20, to: 29, many: 0 },
    { from: 30, to: 39, many: 0 },
    { from: 40, to: 49, many: 4 },
  ]);
});

test("fewer than no points have a step, too", () => {
  expect(steps([{ points: -3, many: 1 }])).toEqual([{ from: -10, to: -1, many: 1 }]);
});

test("the line has a sign for each source, and no more than that", () => {
  expect(signs([{ points: -5 }, { points: 0 }, { points: 9 }, { points: 99 }])).toBe("▁▁▃█");
});

test("the day is the reader's own", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(hoursLeft(new Date(2026, 0, 5, 23, 30))).toBe(0);
  expect(hoursLeft(new Date(2026, 0, 5, 6, 0))).toBe(18);
});

test("only the first walk of a day is remembered, and old days are forgotten", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => (
      kept.set(name, text),
      ((storage as Record<string, unknown>)[name] = text)
    ),
    removeItem: (name: string) => (kept.delete(name), Reflect.deleteProperty(storage, name)),
  };
  globalThis.localStorage = storage as unknown as Storage;
  keepWalked("2026-01-05", "a".repeat(22));
  keepWalked("2026-01-05", "b".repeat(22));
  expect(walkedAt("2026-01-05")).toBe("a".repeat(22));
  keepWalked("2026-02-05", "c".repeat(22));
  expect(walkedAt("2026-01-05")).toBeNull();
});
