import files from "virtual:words";
import { expect, test } from "vitest";
import { after } from "../../table/changes";
import type { DecidingTurn, ReviewedMoves } from "../../wire/api";
import type { Effect, ShownGame } from "../../wire/stream";
import { Catalogue } from "../../words/catalogue";
import { cellsOf, pictured, kindOf } from "./paths";

const GAME = {
  ...{
    tiles: [["START", 0, 0, 0]],
    open: ["G", "F", "T1"],
    hand: null,
    objects: [],
    marks: [],
    swimmers: [],
    firsts: [],
  },
  players: [{ at: [0, 0], cards: 3 }],
  steps: { free: 2, connect: 1 },
} as unknown as ShownGame;
const LAID = {
  ...{ code: "Connected", seat: 0, tile: "G", cell: [1, 0], rotation: 0 },
  changes: [{ change: "TileLaid", tile: "G", cell: [1, 0], rotation: 0 }],
};
const WENT = {
  ...{ code: "Went", seat: 0, means: "walk", start: [0, 0], to: [1, 0], free: 1, cards: 0 },
  changes: [{ change: "WalkerMoved", player: 0, to: [1, 0] }],
};
const ENDED = { code: "TurnEnded", seat: 0, lapsed: 1 };
const moves = (points: number, ...effects: object[]): ReviewedMoves => ({
  points,
  effects: effects as unknown as readonly Effect[],
});
const turn = (mine: ReviewedMoves, best: ReviewedMoves): DecidingTurn =>
  ({ before: GAME, mine, best }) as unknown as DecidingTurn;

const words = new Catalogue("en", (await files.en()).default);
const scene = { words, reader: 0, names: ["Ann"], land: GAME, exact: false };

test("the map is the one after the moves, with the tile, the steps and what they bring", () => {
  const found = pictured(GAME, moves(2, LAID, WENT, ENDED), scene, "red");
  expect(found.game.tiles).toContainEqual(["G", 1, 0, 0]);
  expect(found.game.players[0]?.at).toEqual([1, 0]);
  expect(found.path).toEqual({ from: [0, 0], steps: [{ cell: [1, 0] }], colour: "red" });
  expect(found.highlights).toEqual([{ colour: "red", laid: [[1, 0]], flag: undefined }]);
});

test("steps are read out and drawn, but not written; that the turn is over goes without saying", () => {
  const found = pictured(GAME, moves(0, LAID, WENT, ENDED), scene, "red");
  expect(found.lines).toEqual(["You lay a grass tile.", "You walk onto the grass."]);
  expect(found.short).toEqual(["You lay a grass tile."]);
  const only = pictured(after(GAME, moves(0, LAID).effects), moves(0, WENT), scene, "red");
  expect(only.short).toEqual(["You walk onto the grass."]);
});

test("who only ends the turn has no path", () => {
  const found = pictured(GAME, moves(0, ENDED), scene, "red");
  expect([found.path, found.lines, found.game]).toEqual([null, [], GAME]);
});

test("both pictures show both walks, and each what is laid in it", () => {
  const [mine, best] = [moves(0, LAID), moves(0, { ...LAID, cell: [4, 2] }, { ...WENT, to: [0, 1] })];
  const one = turn(mine, best);
  expect(cellsOf(one, mine, 0)).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
  expect(cellsOf(one, best, 0)).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [4, 2],
  ]);
});

test.each([
  ["draw", moves(0, LAID), moves(0)],
  ["nothing", moves(0, LAID), moves(4, WENT)],
  ["more", moves(-3, LAID), moves(0, WENT)],
  ["same", moves(2, LAID), moves(2, WENT)],
  ["later", moves(2, LAID), moves(0, WENT)],
])("what shows at once: %s", (kind, mine, best) => {
  expect(kindOf(turn(mine, best))).toBe(kind);
});
