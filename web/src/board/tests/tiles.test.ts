import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { facing, PLACES, roadDirections, sideTerrain, TILE_IDS, tileKind } from "../tiles";

const BOX = readFileSync(new URL("../../../../src/rifugio/box/second-edition.toml", import.meta.url), "utf8");

/** What the box says of a tile; enough of TOML for that file. */
function boxed(id: string): Record<string, unknown> {
  const [, part = ""] = BOX.split(`[tiles.${id}]\n`);
  const lines = part
    .split("\n[")[0]!
    .split("\n")
    .filter((line) => /^\w+ = ["[]/.test(line));
  return Object.fromEntries(lines.map((line) => [line.split(" = ")[0], JSON.parse(line.split(" = ")[1]!) as unknown]));
}

describe("the tiles drawn here", () => {
  it("are those of the box", () => {
    const ids = [...BOX.matchAll(/^\[tiles\.(\w+)\]/gm)].map((found) => found[1]);
    expect([...TILE_IDS].sort()).toEqual(ids.sort());
  });

  it.each(TILE_IDS)("%s is what the box says", (id) => {
    const [drawn, said] = [tileKind(id), boxed(id)];
    expect(drawn.kind).toBe(said.kind);
    if (said.sides) {
      expect(drawn.sides).toEqual(said.sides);
      expect(drawn.entrances).toEqual(said.entrances);
    } else expect(drawn.terrain).toBe(said.terrain);
    expect(PLACES.includes(drawn.kind)).toBe(BOX.split(`[tiles.${id}]\n`)[1]!.split("\n[")[0]!.includes("\npoints = "));
  });
});

describe("a turned pass", () => {
  const pass = tileKind("P3");

  it("has its side 0 in the direction of its rotation", () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      expect(sideTerrain(pass, rotation, rotation)).toBe("grass");
      expect(sideTerrain(pass, rotation, (rotation + 3) % 6)).toBe("rock");
      expect(sideTerrain(pass, rotation, (rotation + 1) % 6)).toBe("forest");
    }
  });

  it("leads its road to both entrances", () => {
    expect(roadDirections(pass, 0)).toEqual([0, 3]);
    expect(roadDirections(pass, 2)).toEqual([2, 5]);
    expect(roadDirections(pass, 5)).toEqual([5, 2]);
  });

  it("shows a neighbour the side that touches it", () => {
    // the neighbour lies in direction 0, so it is touched by our side 0, seen from there in direction 3
    expect(facing(pass, 0, 3)).toBe("grass");
    expect(facing(pass, 0, 0)).toBe("rock");
    expect(facing(pass, 3, 0)).toBe("grass");
  });
});
