import { expect, test } from "vitest";
import { othersEffect } from "./others";

test("what an extension says, with what lies on the map because of it", () => {
  expect(othersEffect("*cairns.PiledUp|seat=0|cell=1,-2|high=True|+0:cairns-cairn@1,-2|-3,4")).toEqual({
    code: "cairns.PiledUp",
    facts: { seat: 0, cell: [1, -2], high: true },
    word_key: "cairns-effect-piled-up",
    sentence: "",
    changes: [
      { change: "MarkPut", player: 0, what: "cairns-cairn", cell: [1, -2] },
      { change: "MarkTaken", cell: [3, 4] },
    ],
  });
});

test.each(["*cairns.PiledUp|+0:cairns-cairn@nowhere", "*cairns.PiledUp|+x", "*cairns.PiledUp|-"])(
  "%s is nothing",
  (text) => {
    expect(() => othersEffect(text)).toThrow("not a replay");
  },
);
