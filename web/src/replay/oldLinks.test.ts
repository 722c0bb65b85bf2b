/** Links that were made by an earlier commit open, and every position is the one that the engine gives. */
import { expect, test } from "vitest";
import { firstOther } from "./digests";
import { oldReplay } from "./oldLinks";
import expected from "./oldLinks.json";

test.each(expected)("$name", async ({ name, frames, ranks, points }) => {
  const replay = await oldReplay(name);
  expect(firstOther(replay.frames, frames)).toBeNull();
  expect(replay.ending?.ranks ?? null).toEqual(ranks);
  expect(replay.ending?.points ?? null).toEqual(points);
});
