import { expect, test } from "vitest";
import { Story } from "../../table/story";
import type { Change, ShownSeat, ShownTable } from "../../wire/stream";
import { marks, readerOf } from "./marks";

const COLOURS = ["red", "blue", "green"] as const;
const laid = (seat: number, q: number) => ({ code: "Connected", seat, tile: "G", cell: [q, 0], rotation: 0 });
const went = (seat: number, from: number, to: number) => ({
  ...{ code: "Went", seat, means: "walk" },
  ...{ start: [from, 0], to: [to, 0], free: 1, cards: 0 },
});
const built = (seat: number, q: number) => ({ code: "Built", seat, what: "hut", cell: [q, 0] });
const ended = (seat: number) => ({ code: "TurnEnded", seat, lapsed: 0 });

function told(...events: object[][]): ReturnType<Story["standing"]> {
  const story = new Story();
  events.forEach((effects, number) =>
    story.add({ seq: number + 2, event: { kind: "moved", seat: 0 }, effects, at: "" } as unknown as Change),
  );
  return story.standing();
}

test("tiles, the way and what was built, each with its player's colour", () => {
  const chapters = told([laid(1, 1)], [went(1, 0, 1)], [went(1, 1, 2)], [built(1, 2)], [ended(1)]);
  expect(marks(chapters, COLOURS, 0)).toEqual([
    {
      ...{ colour: "blue", laid: [[1, 0]], flag: [2, 0] },
      trail: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
  ]);
});

test("only the last turn of each is marked", () => {
  const chapters = told([laid(1, 1)], [ended(1)], [laid(2, 2)], [ended(2)], [laid(1, 3)]);
  const found = marks(chapters, COLOURS, 0).map(({ colour, laid }) => [colour, laid]);
  expect(found).toEqual([
    ["blue", [[3, 0]]],
    ["green", [[2, 0]]],
  ]);
});

test("the marks stay while one moves, and go with the own end of turn", () => {
  const before = told([laid(1, 1)], [ended(1)], [laid(0, 2)], [went(0, 0, 2)]);
  expect(marks(before, COLOURS, 0)).toHaveLength(1);
  const after = told([laid(1, 1)], [ended(1)], [laid(0, 2)], [ended(0)]);
  expect(marks(after, COLOURS, 0)).toEqual([]);
});

test("who looks back sees the marks of that moment", () => {
  const chapters = told([laid(1, 1)], [laid(1, 2)]);
  expect(marks(chapters, COLOURS, 0, 2).map(({ laid }) => laid)).toEqual([[[1, 0]]]);
});

test("at a shared screen the marks are for whoever moves next", () => {
  const table = (seat: number | null) => ({ game: { order: [2, 0, 1] }, turn: { seat } }) as unknown as ShownTable;
  const mine = (...seats: number[]) => seats.map((seat) => ({ seat }) as ShownSeat);
  expect(readerOf(table(0), mine(0, 2))).toBe(1);
  expect(readerOf(table(1), mine(0, 2))).toBe(0);
  expect(readerOf(table(1), mine(0))).toBe(1);
  expect(readerOf(table(1), [])).toBe(null);
});
