import { expect, test } from "vitest";
import { PLACES } from "../../board/tiles";
import type { ShownGame } from "../../wire/stream";
import { pagesOf } from "./slots";

const pile = (places: string[], firsts: string[] = []) => ({ places, firsts, bears: 0, visits: {} });
const GAME = {
  tiles: [
    ["START", 0, 0, 0],
    ["FL1", 1, 0, 0],
    ["FL2", 2, 0, 0],
    ["T1", 3, 0, 0],
  ],
  removed: ["AN1"],
  players: [{ pile: null }, { pile: pile(["FL1", "T1", "T2", "T3"], ["T1"]) }],
} as unknown as ShownGame;
const TOLD = { places: { FL2: 2, FL3: 2, AN2: 2, AN3: 2, WF1: 1 }, sets: { flower: 9, animal: 4, top: 0 } };
const page = (kind: string, told: typeof TOLD | null = TOLD) =>
  pagesOf(GAME, 1, told).find((one) => one.kind === kind)!;

test("five kinds of three places", () => {
  const pages = pagesOf(GAME, 1, TOLD);
  expect(pages.map(({ kind }) => kind)).toEqual(PLACES);
  expect(new Set(pages.flatMap(({ slots }) => slots.map(({ tile }) => tile))).size).toBe(15);
});

test("what one has, and what is lacking with its worth", () => {
  expect(page("flower")).toEqual({
    kind: "flower",
    slots: [
      { tile: "FL1", state: "have", worth: null },
      { tile: "FL2", state: "lacking", worth: 2 },
      { tile: "FL3", state: "hidden", worth: 2 },
    ],
    count: 1,
    complete: false,
    set: 9,
  });
});

test("a complete set has its first visitor, and nothing more to come", () => {
  const { slots, complete, set } = page("top");
  expect(slots.map(({ state }) => state)).toEqual(["first", "have", "have"]);
  expect([complete, set]).toEqual([true, null]);
});

test("a place that left the game has no worth, and its set cannot be completed", () => {
  const { slots, set } = page("animal");
  expect(slots[0]).toEqual({ tile: "AN1", state: "gone", worth: null });
  expect(set).toBeNull();
});

test("no number that the server has not sent", () => {
  for (const { slots, set } of pagesOf(GAME, 1, null)) {
    expect(set).toBeNull();
    expect(slots.every(({ worth }) => worth === null)).toBe(true);
  }
  expect(page("waterfall").slots.map(({ worth }) => worth)).toEqual([1, null, null]);
});

test("of a covered pile nothing is known", () => {
  expect(pagesOf(GAME, 0, null).every(({ count }) => count === 0)).toBe(true);
});
