/** Land whose colours lie wide apart for every kind of sight, by day and by night; and how far apart the usual ones lie. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apart, linear, pairs, SIGHTS } from "../board/tests/sight";

const TERRAINS = ["grass", "forest", "rock", "top", "water"] as const;
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const FILES = { standard: read("../board/art/theme.css"), vivid: read("./settings.css") };
/** The usual colours are those of a map; there texture and picture tell the land apart (CIE 1976). */
const LEAST = { standard: 5, vivid: 20 };

function colours(css: string): Record<string, readonly [day: string, night: string]> {
  const found = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
  return Object.fromEntries(found.map(([, name = "", day = "", night = ""]) => [name, [day, night]]));
}

function least(css: string, light: 0 | 1, sight: keyof typeof SIGHTS): number {
  const all = colours(css);
  const land = TERRAINS.map((name) => all[`rf-${name}`]![light]);
  return Math.min(...pairs(land).map(([a, b]) => apart(a, b, SIGHTS[sight]!)));
}

describe.each(["standard", "vivid"] as const)("%s", (palette) => {
  test.each(Object.keys(SIGHTS))("with %s sight", (sight) => {
    for (const light of [0, 1] as const) expect(least(FILES[palette], light, sight)).toBeGreaterThan(LEAST[palette]);
  });
});

test("with high contrast, whatever is written has seven times the light of its ground, or a seventh", () => {
  const all = colours(FILES.vivid);
  const light = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const written = ["rf-ink", "ink-2", "trail", "rf-good", "rf-clash", "edge-2"] as const;
  for (const name of written) {
    for (const ground of ["rf-paper", "rf-plate", "card-2"]) {
      for (const when of [0, 1] as const) {
        const [a, b] = [light(all[name]![when]), light(all[ground]![when])];
        expect(Math.max(a, b) / Math.min(a, b), `${name} on ${ground}`).toBeGreaterThan(7);
      }
    }
  }
});
