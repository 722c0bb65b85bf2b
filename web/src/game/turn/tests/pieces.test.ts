/** The parts of a turn that only sort and count. */
import { expect, test } from "vitest";
import type { Chapter } from "../../../table/story";
import type { Effect, Reason, Way } from "../../../wire/stream";
import { cellsOf, sorted } from "../choices";
import { keyOf, layingText, rotationsAt, slotOf, snapped, sourcesOf, tileFrom, turned } from "../laying";
import { clashOf } from "../notices.svelte";
import { hasBegun } from "../progress";
import { deeds, endsOnPlace, lastStart, pathOf } from "../walking";

test("a list is sorted without losing anything", () => {
  const legal = ["open0@1,0", "open2@1,0^3", "draw", "walk>1,0", "raft+2,0/2", "remove1", "end"];
  const { laying, doing, others } = sorted(legal);
  expect(laying.map(({ source, rotation }) => [source, rotation])).toEqual([
    ["open0", 0],
    ["open2", 3],
  ]);
  expect(cellsOf(laying)).toEqual([[1, 0]]);
  expect([...laying, ...doing, ...others].map(({ text }) => text).sort()).toEqual([...legal].sort());
});

test("a tile comes from the row or from the hand", () => {
  const game = { open: ["G", "P1"], hand: "T1" };
  expect(["open1", "swap0", "drawn"].map((source) => tileFrom(source, game))).toEqual(["P1", "G", "T1"]);
  expect(["open1", "drawn"].map(slotOf)).toEqual([1, null]);
  expect(sourcesOf(sorted(["open1@0,1", "open1@1,0", "swap0@1,0"]).laying)).toEqual(["open1", "swap0"]);
});

test("every tile has a number of its own among the keys, also beside a drawn one", () => {
  expect(["open0", "open1", "open2"].map(keyOf)).toEqual([0, 1, 2]);
  expect(["drawn", "swap0", "swap1"].map(keyOf)).toEqual([0, 1, 2]);
});

test("turning visits what fits and nothing else, both ways round", () => {
  const { laying } = sorted(["open0@1,0^4", "open0@1,0^1", "open0@0,1", "open1@1,0^2"]);
  const fits = rotationsAt(laying, "open0", [1, 0]);
  expect(fits).toEqual([1, 4]);
  expect([turned(fits, 1, 1), turned(fits, 4, 1), turned(fits, 1, -1)]).toEqual([4, 1, 4]);
  expect([0, 2, 5].map((wanted) => snapped(fits, wanted))).toEqual([1, 4, 1]);
  expect(layingText("open0", [1, -2], 4)).toBe("open0@1,-2^4");
  expect(layingText("drawn", [1, -2], 0)).toBe("drawn@1,-2");
});

const went = (start: [number, number], to: [number, number]) => ({ code: "Went", start, to });
const WAY: Way = {
  to: [2, 0],
  moves: ["walk>1,0", "walk>2,0"],
  worth: -3,
  free: 1,
  cards: 1,
  effects: [
    went([0, 0], [1, 0]),
    { code: "Visited", owner: 1, points: 2 },
    { code: "StepEarned" },
    went([1, 0], [2, 0]),
    { code: "BearMet", points: -3 },
  ] as unknown as Effect[],
};

test("ways come first, and every legal move is among the deeds", () => {
  const { doing } = sorted(["walk>1,0", "hut+0,0", "fly>2,0"]);
  const found = deeds(doing, [WAY, { ...WAY, to: [5, 5], moves: ["walk>9,9", "walk>5,5"] }]);
  expect(found.map(({ id, kind, steps }) => [id, kind, steps])).toEqual([
    ["walk>1,0 walk>2,0", "walk", 2],
    ["walk>1,0", "walk", 1],
    ["hut+0,0", "build", 1],
    ["fly>2,0", "fly", 1],
  ]);
});

test("a way is dotted cell by cell, with what each step brings", () => {
  const [deed] = deeds(sorted(["walk>1,0"]).doing, [WAY]);
  expect(pathOf(deed!, [0, 0], ["Ann", "Bob"])).toEqual({
    from: [0, 0],
    steps: [
      { cell: [1, 0], note: "Bob +2" },
      { cell: [2, 0], note: "−3", tone: "bad" },
    ],
  });
  expect(lastStart(deed!, [0, 0])).toEqual([1, 0]);
  const [hut, walk] = deeds(sorted(["hut+0,0", "walk>1,0"]).doing, []);
  expect(pathOf(hut!, [0, 0], [])).toBeNull();
  expect(pathOf(walk!, [0, 0], [])).toEqual({ from: [0, 0], steps: [{ cell: [1, 0] }] });
});

const taken = { code: "PlaceTaken", place: "FL2", points: 2, first: false };
const toPlace = (...effects: unknown[]): Way => ({ ...WAY, worth: 7, effects: effects as Effect[] });

test("a step onto a place says what it is worth to whoever alone looks at the screen", () => {
  const [deed] = deeds(sorted(["walk>1,0"]).doing, [toPlace(went([0, 0], [1, 0]), went([1, 0], [2, 0]), taken)]);
  const notes = (own: boolean) => pathOf(deed!, [0, 0], [], own)!.steps.map(({ note }) => note);
  expect(notes(true)).toEqual([undefined, "+7"]);
  expect(notes(false)).toEqual([undefined, "+2"]);
});

test("where several things bring points each says its own, because only their sum is known", () => {
  const bear = { code: "BearMet", points: -3 };
  const [deed] = deeds(sorted(["walk>1,0"]).doing, [toPlace(went([0, 0], [1, 0]), bear, went([1, 0], [2, 0]), taken)]);
  expect(pathOf(deed!, [0, 0], [], true)!.steps.map(({ note }) => note)).toEqual(["−3", "+2"]);
});

test("only an action that ends on a place is worth something to go to", () => {
  const ways = [
    toPlace(went([0, 0], [1, 0]), went([1, 0], [2, 0]), taken),
    toPlace(went([0, 0], [1, 0]), taken, went([1, 0], [2, 0])),
    toPlace(),
  ];
  const found = deeds(sorted(["walk>1,0"]).doing, ways).slice(0, 3);
  expect(found.map(endsOnPlace)).toEqual([true, false, false]);
});

test("the side that does not fit is the one the server names, or the one the walker stands at", () => {
  const clash = { code: "SidesClash", cell: [1, 0], direction: 4 } as unknown as Reason;
  expect(clashOf(clash, [1, 0], [0, 0])).toEqual({ cell: [1, 0], direction: 4 });
  expect(clashOf({ code: "NotAnEntrance", ruling: "B-PASS-03", cell: [1, 0] }, [1, 0], [0, 0])).toEqual({
    cell: [1, 0],
    direction: 3,
  });
  expect(clashOf({ code: "ConnectFirst", ruling: "B-TURN-03" }, [1, 0], [0, 0])).toBeNull();
});

test("a turn has begun when its player has done something that stands", () => {
  const moved = (seat: number, move: string) => ({ change: { event: { kind: "moved", seat, move } } }) as Chapter;
  expect(hasBegun([], 0)).toBe(false);
  expect(hasBegun([moved(1, "walk>1,0"), moved(1, "end")], 0)).toBe(false);
  expect(hasBegun([moved(1, "end"), moved(0, "open0@1,0")], 0)).toBe(true);
  expect(hasBegun([moved(0, "end")], 0)).toBe(false);
});
