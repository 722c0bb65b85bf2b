/** Every position of recorded games, rebuilt from a link's fragment alone, is the one that the server shows. */
import { describe, expect, test } from "vitest";
import { firstOther } from "./digests";
import { readReplay, replayOf } from "./replay";
import { unfolded } from "./fragments";
import samples from "./samples.json";

describe.each(samples)("$name", ({ replay: fragment, frames, last }) => {
  test("every position and everything that happened", async () => {
    const replay = await replayOf(fragment);
    expect(firstOther(replay.frames, frames)).toBeNull();
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
