import { expect, test } from "vitest";
import type { Change } from "../wire/stream";
import { Story } from "./story";

const change = (seq: number, event: object, ...effects: object[]): Change =>
  ({ seq, event, effects, at: "2026-11-15T06:00:00Z" }) as unknown as Change;

const laid = (tile: string, q: number) => ({ code: "Connected", seat: 0, tile, cell: [q, 0], rotation: 0 });
const went = (means: string, from: number, to: number) => ({
  code: "Went",
  seat: 0,
  means,
  start: [from, 0],
  to: [to, 0],
});
const built = (what: string, q: number) => ({ code: "Built", seat: 0, what, cell: [q, 0] });
const MOVED = { kind: "moved", seat: 0 };

function told(...changes: Change[]): Story {
  const story = new Story();
  for (const one of changes) story.add(one);
  return story;
}

test("each chapter has the landscape after it", () => {
  const story = told(
    change(2, MOVED, laid("G", 1)),
    change(3, MOVED, went("walk", 0, 1)),
    change(4, MOVED, built("hut", 1)),
  );
  expect(story.chapters.map(({ land }) => land.tiles.length)).toEqual([2, 2, 2]);
  expect(story.chapters.map(({ land }) => land.objects)).toEqual([[], [], [["hut", 0, 1, 0]]]);
  expect(story.chapters.map(({ walked }) => walked)).toEqual([false, true, true]);
});

test("who flies takes the helicopter along", () => {
  const story = told(change(2, MOVED, built("helicopter", 1)), change(3, MOVED, went("fly", 1, 4)));
  expect(story.chapters.at(-1)?.land.objects).toEqual([["helicopter", 0, 4, 0]]);
});

test("what was taken back is no longer told, and the land is as before", () => {
  const story = told(
    change(2, MOVED, laid("G", 1)),
    change(3, MOVED, went("walk", 0, 1)),
    change(4, MOVED, built("hut", 1)),
    change(5, { kind: "undone", seat: 0, to: 2 }),
    change(6, MOVED, went("walk", 0, 1)),
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
