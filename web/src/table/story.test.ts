import { expect, test } from "vitest";
import type { Change } from "../wire/stream";
import { reopenedTurn, Story } from "./story";

const change = (seq: number, event: object, ...effects: object[]): Change =>
  ({ seq, event, effects, at: "2026-11-15T06:00:00Z" }) as unknown as Change;

const laid = (tile: string, q: number) => ({
  code: "Connected",
  changes: [{ change: "TileLaid", tile, cell: [q, 0], rotation: 0 }],
});
const went = (to: number, ...changes: object[]) => ({
  code: "Went",
  changes: [{ change: "WalkerMoved", player: 0, to: [to, 0] }, ...changes],
});
const built = (what: string, q: number) => ({
  code: "Built",
  changes: [{ change: "PiecePut", player: 0, what, cell: [q, 0] }],
});
const MOVED = { kind: "moved", seat: 0 };

function told(...changes: Change[]): Story {
  const story = new Story();
  for (const one of changes) story.add(one);
  return story;
}

test("each chapter has the landscape after it", () => {
  const story = told(change(2, MOVED, laid("G", 1)), change(3, MOVED, went(1)), change(4, MOVED, built("hut", 1)));
  expect(story.chapters.map(({ land }) => land.tiles.length)).toEqual([2, 2, 2]);
  expect(story.chapters.map(({ land }) => land.objects)).toEqual([[], [], [["hut", 0, 1, 0]]]);
});

test("the changes count, and not what the effect is called", () => {
  const flight = { ...went(4, { change: "PieceMoved", start: [1, 0], to: [4, 0] }), code: "balloons.Drifted" };
  const story = told(change(2, MOVED, built("balloon", 1)), change(3, MOVED, flight));
  expect(story.chapters.at(-1)?.land.objects).toEqual([["balloon", 0, 4, 0]]);
});

test("what was taken back is no longer told, and the land is as before", () => {
  const story = told(
    change(2, MOVED, laid("G", 1)),
    change(3, MOVED, went(1)),
    change(4, MOVED, built("hut", 1)),
    change(5, { kind: "undone", seat: 0, to: 2 }),
    change(6, MOVED, went(1)),
  );
  expect(story.standing().map((chapter) => chapter.change.seq)).toEqual([2, 6]);
  expect(story.chapters.at(-1)?.land.objects).toEqual([]);
});

test("a gap and what is known already are not taken", () => {
  const story = told(change(2, MOVED));
  expect(story.add(change(4, MOVED))).toBeNull();
  expect(story.add(change(2, MOVED))).toBeNull();
  expect(story.seq).toBe(2);
});

const END = { kind: "moved", seat: 0, move: "end", reveals: ["reveal=G"] };
const UNDONE = { kind: "undone", seat: 0, to: 3 };

test("a turn that had ended and was taken back is told, until it ends again", () => {
  const story = told(change(2, MOVED, laid("G", 1)), change(3, MOVED, went(1)), change(4, END));
  expect(reopenedTurn(story.standing())).toBeNull();
  story.add(change(5, UNDONE));
  expect(story.standing().map(({ change: { seq }, reopened }) => [seq, reopened])).toEqual([
    [2, undefined],
    [3, undefined],
    [5, 1],
  ]);
  story.add(change(6, MOVED, built("hut", 1)));
  expect(reopenedTurn(story.standing())).toEqual({ seat: 0, tiles: 1 });
  story.add(change(7, END));
  expect(reopenedTurn(story.standing())).toBeNull();
  expect(
    story.standing().map(({ change: { seq } }) => seq),
    "it stays in the log",
  ).toEqual([2, 3, 5, 6, 7]);
});

test("taking back moves takes back nothing else that happened meanwhile", () => {
  const story = told(
    change(2, MOVED, laid("G", 1)),
    change(3, MOVED, went(1)),
    change(4, { kind: "revoked", seat: 1, generation: 2 }),
    change(5, { kind: "undone", seat: 0, to: 2 }),
  );
  expect(story.standing().map(({ change: { seq } }) => seq)).toEqual([2, 4]);
});
