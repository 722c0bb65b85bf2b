/** The players' colours can be told apart by everybody, also without their signs. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COLOURS } from "../art/symbols";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How colours look without one of the three kinds of cones; matrices of Machado et al. 2009, for linear light. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const theme = readFileSync(new URL("../art/theme.css", import.meta.url), "utf8");

function linear(name: string): Triple {
  const hex = new RegExp(`--rf-${name}: #(\\w{6})`).exec(theme)![1]!;
  const part = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

const times = (matrix: Matrix, [r, g, b]: Triple): Triple =>
  matrix.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as unknown as Triple;

/** CIE L*a*b* of linear sRGB, in which distances are about as big as they look. */
function lab(rgb: Triple): Triple {
  const [x, y, z] = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    rgb,
  );
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x / 0.9505) - f(y)), 200 * (f(y) - f(z / 1.089))];
}

const PAIRS = COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map((b) => [a, b] as const));

it.each(Object.entries(SIGHTS))("with %s sight", (_, matrix) => {
  for (const [a, b] of PAIRS) {
    const [one, other] = [lab(times(matrix, linear(a))), lab(times(matrix, linear(b)))];
    const apart = Math.hypot(...one.map((value, i) => value - other[i]!));
    expect(apart, `${a} and ${b}`).toBeGreaterThan(30);
  }
});

it("leaves signs readable on every colour", () => {
  const light = (name: string): number => {
    const [r, g, b] = linear(name);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  for (const colour of COLOURS) {
    const [a, b] = [light(colour), light(`on-${colour}`)];
    expect(Math.max(a, b) / Math.min(a, b), colour).toBeGreaterThan(3);
  }
});
