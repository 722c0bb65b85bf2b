import { expect, it } from "vitest";
import { hut } from "../art/huts";
import { COLOURS } from "../art/symbols";
import { ALONE, ground, scene } from "../art/tile";
import { helicopter, raft } from "../art/vehicles";
import { swimmer, walker } from "../art/walkers";
import { TILE_IDS, tileKind } from "../tiles";

const drawn = (id: string, rotation = 0): string =>
  ground({ id, rotation, seed: 1, around: ALONE }) + scene({ id, rotation, seed: 1, around: ALONE });
const nodes = (markup: string): number => markup.match(/<\w/g)?.length ?? 0;

it("draws every landmark and every bear differently", () => {
  const kinds = ["flower", "animal", "waterfall", "bear", "pass", "top"];
  const scenes = TILE_IDS.filter((id) => kinds.includes(tileKind(id).kind)).map((id) =>
    scene({ id, rotation: 0, seed: 1, around: ALONE }),
  );
  expect(scenes).toHaveLength(18);
  expect(new Set(scenes).size).toBe(18);
});

it("draws five different roofs", () => {
  expect(new Set(COLOURS.map((colour) => hut(colour).replaceAll(colour, ""))).size).toBe(5);
});

it.each(TILE_IDS)("%s has few nodes and no broken number", (id) => {
  for (let rotation = 0; rotation < 6; rotation++) {
    const markup = drawn(id, rotation);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(nodes(markup)).toBeLessThan(100);
  }
});

it("draws pieces with few nodes", () => {
  for (const colour of COLOURS) {
    for (const markup of [
      walker(colour),
      swimmer(colour),
      hut(colour),
      helicopter(colour, ["red"]),
      raft(colour, ["red", "blue"]),
    ]) {
      expect(markup).not.toMatch(/NaN|undefined/);
      expect(nodes(markup)).toBeLessThan(80);
    }
  }
});

it("varies plain tiles, and draws the same one the same way", () => {
  const look = (seed: number): string => scene({ id: "F", rotation: 0, seed, around: ALONE });
  expect(look(1)).toBe(look(1));
  expect(look(1)).not.toBe(look(2));
});
