import { expect, it } from "vitest";
import { cycle, moveCursor } from "../cursor";
import { difference, NOTHING } from "../difference";
import type { Cell } from "../geometry";
import { standing } from "../standing";
import type { BoardGame } from "../types";

const GAME: BoardGame = {
  tiles: [
    ["START", 0, 0, 0],
    ["G", 1, 0, 0],
    ["W", 2, 0, 0],
    ["W", 3, 0, 0],
    ["HG", 0, 1, 0],
  ],
  players: [{ at: [0, 0] }, { at: [0, 0] }],
  objects: [["raft", 1, 2, 0]],
  swimmers: [],
  firsts: [],
};

it("sees nothing between equal views", () => {
  expect(difference(GAME, structuredClone(GAME))).toEqual(NOTHING);
});

it("sees a tile, a walk and a hut", () => {
  const after: BoardGame = {
    ...GAME,
    tiles: [...GAME.tiles, ["F", -1, 0, 0]],
    players: [{ at: [1, 0] }, { at: [0, 0] }],
    objects: [["hut", 0, 1, 0], ...GAME.objects],
  };
  const { laid, walked, built, carried } = difference(GAME, after);
  expect(laid).toEqual([[-1, 0]]);
  expect(walked).toEqual([
    {
      player: 0,
      cells: [
        [0, 0],
        [1, 0],
      ],
    },
  ]);
  expect(built).toEqual([{ what: "hut", player: 0, cell: [1, 0] }]);
  expect(carried).toEqual([]);
});

it("takes the way it is told", () => {
  const after = { ...GAME, players: [{ at: [2, 0] as Cell }, { at: [0, 0] as Cell }] };
  const told = difference(GAME, after, [
    {
      player: 0,
      cells: [
        [1, 0],
        [2, 0],
      ],
    },
  ]);
  expect(told.walked[0]?.cells).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

it("sees that a raft was sailed, not built", () => {
  const { built, carried } = difference(GAME, { ...GAME, objects: [["raft", 1, 3, 0]] });
  expect(built).toEqual([]);
  expect(carried).toEqual([{ what: "raft", player: 1, from: [2, 0], to: [3, 0] }]);
});

it("seats riders in what they stand on, and spreads the others out", () => {
  const game: BoardGame = { ...GAME, players: [{ at: [2, 0] }, { at: [0, 0] }, { at: [0, 0] }], swimmers: [] };
  const found = standing(game, ["red", "blue", "yellow"]);
  expect(found.find(({ what }) => what === "raft")?.riders).toEqual(["red"]);
  const walkers = found.filter(({ what }) => what === "walker");
  expect(walkers).toHaveLength(2);
  expect(Math.abs(walkers[0]!.at.x - walkers[1]!.at.x)).toBeGreaterThan(20);
});

it("lets somebody swim near the shore they swim to", () => {
  const game: BoardGame = {
    ...GAME,
    players: [{ at: [2, 0] }],
    objects: [],
    swimmers: [{ player: 0, near: [1, 0] }],
  };
  const [swimmer] = standing(game, ["red"]);
  expect(swimmer?.what).toBe("swimmer");
  expect(swimmer!.at.x).toBeLessThan(200);
});

const CELLS: Cell[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [-1, 1],
  [1, -1],
];

it("moves the cursor to the nearest cell in the arrow's direction", () => {
  expect(moveCursor(CELLS, [0, 0], "ArrowRight")).toEqual([1, 0]);
  expect(moveCursor(CELLS, [1, 0], "ArrowLeft")).toEqual([0, 0]);
  expect([
    [0, 1],
    [-1, 1],
  ]).toContainEqual(moveCursor(CELLS, [0, 0], "ArrowDown"));
  expect(moveCursor(CELLS, [0, 0], "ArrowUp")).toEqual([1, -1]);
  expect(moveCursor(CELLS, [2, 0], "ArrowRight")).toEqual([2, 0]);
});

it("can reach every cell of a board with arrows", () => {
  const reached = new Set(["0,0"]);
  const open: Cell[] = [[0, 0]];
  for (let here = open.pop(); here; here = open.pop()) {
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = moveCursor(CELLS, here, arrow);
      if (!reached.has(next.join())) open.push(next);
      reached.add(next.join());
    }
  }
  expect(reached.size).toBe(CELLS.length);
});

it("goes round the targets both ways", () => {
  expect(cycle(CELLS, null, 1)).toEqual([0, 0]);
  expect(cycle(CELLS, [1, -1], 1)).toEqual([0, 0]);
  expect(cycle(CELLS, [0, 0], -1)).toEqual([1, -1]);
  expect(cycle([], null, 1)).toBeNull();
});
