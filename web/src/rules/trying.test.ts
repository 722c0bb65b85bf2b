import { expect, test } from "vitest";
import type { Effect } from "../wire/stream";
import { CHAPTERS } from "../learning/chapters";
import made from "./examples.json";
import { gameOf, momentOf, tap, targetsOf, type Example } from "./trying";

const EXAMPLES = made as unknown as Record<string, Example>;
const land = EXAMPLES["rule-connecting-land"] as Example;

test("every example belongs to a paragraph, and every tap leads to a position of it", () => {
  const keys = CHAPTERS.flatMap(({ paragraphs }) => paragraphs.map(({ key }) => key));
  for (const [key, example] of Object.entries(EXAMPLES)) {
    expect(keys).toContain(key);
    for (const index of example.moments.keys()) {
      expect(gameOf(example, index).tiles.length).toBeGreaterThan(1);
      for (const { cell, to } of momentOf(example, index).tries) {
        expect(tap(example, index, cell)).toMatchObject({ to });
        expect(example.moments[to]).toBeDefined();
      }
    }
  }
});

test("a tile is laid where it fits, and otherwise there is a reason with its side", () => {
  const [first] = targetsOf(land, 0, () => "here");
  const laid = tap(land, 0, first!.cell);
  if (!laid || !("to" in laid)) throw new Error("not laid");
  expect(gameOf(land, laid.to).tiles.length).toBe(gameOf(land, 0).tiles.length + 1);
  expect(targetsOf(land, laid.to, () => "")).toEqual([]);
  const [no] = momentOf(land, 0).refused;
  expect(tap(land, 0, no!.cell)).toMatchObject({ reason: { code: "SidesClash" }, clash: { cell: no!.cell } });
  expect(tap(land, 0, [40, 40])).toBeNull();
});

test("a walk goes on from where it led, and what is not said stays as it was", () => {
  const visit = EXAMPLES["rule-visiting-visit"] as Example;
  const seen: Effect[] = [];
  let index = 0;
  for (const cell of [
    [1, 0],
    [2, 0],
    [3, 0],
  ] as const) {
    const outcome = tap(visit, index, cell);
    if (!outcome || !("to" in outcome)) throw new Error(`not to ${cell}`);
    index = outcome.to;
    seen.push(...outcome.effects);
  }
  expect(seen.map(({ code }) => code)).toEqual(expect.arrayContaining(["Went", "Visited", "StepEarned", "PlaceTaken"]));
  expect(gameOf(visit, index).players[0]?.at).toEqual([3, 0]);
  expect(gameOf(visit, index).objects).toEqual(gameOf(visit, 0).objects);
});
