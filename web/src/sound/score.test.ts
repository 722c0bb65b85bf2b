import { expect, test } from "vitest";
import type { Change } from "../wire/stream";
import { SOUNDS, soundsOf } from "./score";

const heard = (...effects: object[]) => soundsOf({ effects } as unknown as Pick<Change, "effects">);

test("an event sounds like what happened, each thing once", () => {
  expect(heard({ code: "Connected" })).toEqual(["lay"]);
  expect(heard({ code: "Went", means: "walk" }, { code: "PlaceTaken" }, { code: "PlaceTaken" })).toEqual([
    "step",
    "card",
  ]);
  expect(heard({ code: "Went", means: "swim" }, { code: "BearMet" })).toEqual(["water", "bear"]);
  expect(heard({ code: "TurnEnded" }, { code: "GameEnded" })).toEqual(["end"]);
  expect(heard({ code: "TurnBegan" })).toEqual([]);
});

test("all sounds are short and none is loud", () => {
  for (const notes of Object.values(SOUNDS)) {
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.6);
    for (const { at, loud } of notes) {
      const together = notes.filter((other) => Math.abs(other.at - at) < 0.01);
      expect(together.reduce((sum, one) => sum + one.loud, 0)).toBeLessThan(0.8);
      expect(loud).toBeGreaterThan(0);
    }
  }
});
