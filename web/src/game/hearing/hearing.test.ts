import { describe, expect, test } from "vitest";
import { neighbour, type Cell } from "../../board/geometry";
import type { Chapter } from "../../table/story";
import { DIRECTIONS } from "../../words/facts";
import { kept, lastTurn, newsOf } from "./news";
import { distance, legs } from "./where";

function chapter(seq: number, move = "walk>1,0"): Chapter {
  const change = { seq, event: { kind: "moved", seat: 0, move }, effects: [], at: "" };
  return { change, land: { tiles: [], objects: [] } } as unknown as Chapter;
}
const seqs = (chapters: readonly Chapter[]): number[] => chapters.map(({ change }) => change.seq);

describe("where something is", () => {
  test("every way, walked, leads there, and no way is longer than it must be", () => {
    for (let q = -4; q <= 4; q += 1) {
      for (let r = -4; r <= 4; r += 1) {
        let at: Cell = [1, -2];
        const goal: Cell = [1 + q, -2 + r];
        for (const { steps, direction } of legs(at, goal)) {
          for (let step = 0; step < steps; step += 1) at = neighbour(at, DIRECTIONS.indexOf(direction));
        }
        expect(at).toEqual(goal);
        expect(distance([0, 0], [q, r])).toBe(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)));
      }
    }
  });

  test("no two places have the same way", () => {
    const said = new Set<string>();
    for (let q = -5; q <= 5; q += 1) for (let r = -5; r <= 5; r += 1) said.add(JSON.stringify(legs([0, 0], [q, r])));
    expect(said.size).toBe(121);
  });
});

describe("what has to be told", () => {
  const [one, two, three] = [chapter(5), chapter(6), chapter(8)];

  test("nothing that happened before one came, and everything after", () => {
    expect(newsOf([], [one, two], 5)).toEqual({ undone: [], fresh: [two] });
  });

  test("what was taken back, and what was done instead", () => {
    expect(newsOf([one, two], [one], 6)).toEqual({ undone: [two], fresh: [] });
    expect(newsOf([one], [one, three], 6)).toEqual({ undone: [], fresh: [three] });
  });

  test("the last turn is the one that ended last", () => {
    const story = [chapter(1), chapter(2, "end"), chapter(3), chapter(4), chapter(5, "end"), chapter(6)];
    expect(seqs(lastTurn(story))).toEqual([3, 4, 5]);
    expect(seqs(lastTurn(story.slice(0, 2)))).toEqual([1, 2]);
    expect(seqs(lastTurn(story.slice(0, 1)))).toEqual([1]);
  });

  test("nothing new is lost however much comes at once, and what is old goes", () => {
    const some = (count: number, from = 0) => Array.from({ length: count }, (_, id) => ({ id: from + id, text: "…" }));
    expect(kept(some(3), some(90, 3))).toEqual(some(90, 3));
    expect(kept(some(39), some(2, 39))).toEqual(some(40, 1));
  });
});
