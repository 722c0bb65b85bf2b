import { expect, test } from "vitest";
import { signed } from "../words/sentences";
import { byRank, gained, longest, plainEnding, stagesOf, TOTAL } from "./ceremony";

const lines = (places: number, bears: number) => [
  { source: "places", points: places },
  { source: "bears", points: bears },
];
const ending = plainEnding({ ranks: [2, 1, 2], points: [lines(5, -6), lines(9, 0), lines(2, -3)], decided_by: [] });

test("each source in its turn, and the total last", () => {
  const stages = stagesOf(ending);
  expect(stages.map(({ source }) => source)).toEqual(["places", "bears", TOTAL]);
  expect(stages.map(({ sums }) => sums)).toEqual([
    [5, 9, 2],
    [-1, 9, -1],
    [-1, 9, -1],
  ]);
  expect(stages.at(-1)?.points).toEqual([-1, 9, -1]);
});

test("bars fit while they are longest, and nobody needs a bar of nothing", () => {
  expect(longest(stagesOf(ending))).toBe(9);
  expect(longest(stagesOf(plainEnding({ ranks: [1, 1], points: [lines(0, 0), lines(0, -3)], decided_by: [] })))).toBe(
    1,
  );
});

test("the first come first", () => {
  expect(byRank([3, 1, 1, 2])).toEqual([1, 2, 3, 0]);
});

test("signs", () => {
  expect([gained(3), gained(0), gained(-3), signed(-12), signed(4)]).toEqual(["+3", "0", "−3", "−12", "4"]);
});
