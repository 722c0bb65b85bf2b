/** The players' colours can be told apart by everybody, also without their signs. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COLOURS } from "../art/symbols";
import { apart, linear, pairs, SIGHTS } from "./sight";

const theme = readFileSync(new URL("../art/theme.css", import.meta.url), "utf8");
const hex = (name: string): string => new RegExp(`--rf-${name}: (#\\w{6})`).exec(theme)![1]!;

it.each(Object.entries(SIGHTS))("with %s sight", (_, sight) => {
  for (const [a, b] of pairs(COLOURS)) expect(apart(hex(a), hex(b), sight), `${a} and ${b}`).toBeGreaterThan(30);
});

it("leaves signs readable on every colour", () => {
  const light = (name: string): number => {
    const [r, g, b] = linear(hex(name));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  for (const colour of COLOURS) {
    const [a, b] = [light(colour), light(`on-${colour}`)];
    expect(Math.max(a, b) / Math.min(a, b), colour).toBeGreaterThan(3);
  }
});
