/** Every position of recorded games, rebuilt from a link's fragment alone, is the one that the server shows. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readReplay, replayOf } from "./replay";
import { unfolded } from "./fragments";
import samples from "./samples.json";

const DIGITS = 8;

/** As Python writes it with sorted keys. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, datum]) => `${JSON.stringify(name)}:${written(datum)}`).join(",")}}`;
}

const digest = (value: unknown): string => createHash("sha256").update(written(value)).digest("hex").slice(0, DIGITS);

describe.each(samples)("$name", ({ replay: fragment, frames, last }) => {
  test("every position and everything that happened", async () => {
    const replay = await replayOf(fragment);
    const expected = frames.match(/.{8}/g) ?? [];
    const found = replay.frames.map(({ game, effects }) => digest([game, effects]));
    const wrong = found.findIndex((one, number) => one !== expected[number]);
    expect(wrong, `step ${wrong}: ${replay.frames[wrong]?.move} ${written(replay.frames[wrong])}`).toBe(-1);
    expect(found.length).toBe(expected.length);
    expect(replay.frames.at(-1)?.game).toEqual(last);
  });

  test("points come from tiles that lie there", async () => {
    const { ending, laid, frames: shown } = await replayOf(fragment);
    const tiles = shown.at(-1)?.game.tiles ?? [];
    expect(laid.length).toBe(tiles.length);
    const bears = ending?.sources.indexOf("bears") ?? -1;
    for (const [player, origins] of (ending?.origins ?? []).entries()) {
      for (const number of origins[bears] ?? []) {
        const [q, r] = laid[number] ?? [];
        expect(tiles.find((one) => one[1] === q && one[2] === r)?.[0]).toMatch(/^BE/);
      }
      expect(origins.length).toBe(ending?.points[player]?.length);
    }
  });
});

test("what decided a tie comes with the replay; one of before the field was there opens without it", async () => {
  const text = await unfolded(samples.find(({ name }) => name === "tie-broken-by-raft-points")?.replay ?? "");
  expect(readReplay(text).ending?.decidedBy).toEqual(["raft"]);
  const before = text.replace('"decided_by":["raft"],', "");
  expect(before).not.toBe(text);
  expect(readReplay(before).ending).toEqual({ ...readReplay(text).ending, decidedBy: [] });
});
