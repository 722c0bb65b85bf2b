import { expect, it } from "vitest";
import { pieceOf, standing } from "../standing";
import type { BoardGame, Cell } from "../types";

const game = (objects: BoardGame["objects"], ...at: Cell[]): BoardGame => ({
  tiles: [
    ["START", 0, 0, 0],
    ["W", 1, 0, 0],
  ],
  objects,
  swimmers: [],
  firsts: [],
  players: at.map((cell) => ({ at: cell })),
});

it("finds somebody's walker among others on the same tile", () => {
  const pieces = standing(game([["hut", 0, 0, 0]], [0, 0], [0, 0]), ["red", "blue"]);
  expect(pieceOf(pieces, 1, [0, 0])).toMatchObject({ what: "walker", player: 1 });
});

it("finds what somebody sits in, whoever owns it", () => {
  const pieces = standing(game([["raft", 0, 1, 0]], [0, 0], [1, 0]), ["red", "blue"]);
  expect(pieceOf(pieces, 1, [1, 0])).toMatchObject({ what: "raft", player: 0 });
  expect(pieceOf(pieces, 0, [0, 0])).toMatchObject({ what: "walker", player: 0 });
});
