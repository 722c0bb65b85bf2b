import { expect, test } from "vitest";
import { begun, tableAfter, type News } from "./journey";
import journey from "./journey.json";

const NEWS = journey as unknown as readonly News[];

test("the journey grows to a whole mountain", () => {
  const end = tableAfter(NEWS, NEWS.length);
  expect(end.tiles).toHaveLength(73);
  expect(end.players).toHaveLength(4);
  expect(new Set(end.objects.map(([what]) => what))).toEqual(new Set(["hut", "helicopter", "raft"]));
  expect(new Set(end.tiles.map(([, q, r]) => `${q},${r}`)).size).toBe(73);
});

test("a visitor comes in when there is something to see", () => {
  const count = begun(NEWS, 16);
  expect(tableAfter(NEWS, count).tiles).toHaveLength(16);
  expect(tableAfter(NEWS, count - 1).tiles.length).toBeLessThan(16);
});
