/** What grows and lies on each terrain. Every function draws one of many variations, given by the seed. */
import type { Point } from "../geometry";
import { bands, scatter, type Clearing } from "./scatter";
import { chance, ellipse, line, n, path, stamp, tone } from "./svg";

/** Where a walker or a hut will stand: kept free of texture. */
export const STANDING: Clearing = { x: 0, y: 8, rx: 19, ry: 15 };
/** The area kept free for a picture. */
export const PICTURE: Clearing = { x: 0, y: -4, rx: 42, ry: 40 };

const FIR =
  "M0 -19C.8 -15 2.6 -12.4 4.6 -10.8L2.9 -10.4C3.9 -7.4 5.4 -5.6 6.8 -4.2L4.4 -4C5.2 -1.6 6.6 -.2 7.8 1.2Q0 4 -7.8 1.2C-6.6 -.2 -5.2 -1.6 -4.4 -4L-6.8 -4.2C-5.4 -5.6 -3.9 -7.4 -2.9 -10.4L-4.6 -10.8C-2.6 -12.4 -.8 -15 0 -19Z";
const FIR_LIGHT =
  "M0 -19C-.8 -15 -2.6 -12.4 -4.6 -10.8L-2.9 -10.4C-3.9 -7.4 -5.4 -5.6 -6.8 -4.2L-4.4 -4C-5.2 -1.6 -6.6 -.2 -7.8 1.2Q-5 2.3 -2.4 2.5C-.4 .6 .3 -1.4 .4 -3.4L-1.4 -4.6C.1 -6.4 .6 -8.2 .6 -9.8L-.9 -11.2C0 -13.4 .2 -16 0 -19Z";
const FIR_SHADOW = "M-5 1.4C0 -1 8 -.6 11.4 2.2C8 4.8 0 4.8 -5 1.4Z";

/** Firs in bands from back to front: in each the bodies, then their lit halves. */
export function firs(points: readonly Point[], seed: number, size = 1): string {
  const random = chance(seed + 77);
  const trees = points.map((point) => ({ ...point, scale: size * (0.78 + random() * 0.36), larch: random() < 0.16 }));
  const shadows = trees.map(({ x, y, scale }) => stamp(FIR_SHADOW, x, y, scale)).join("");
  const drawn = bands(trees, 9).map((band) => {
    const row = band as typeof trees;
    const of = (shape: string, larch: boolean): string =>
      row
        .filter((tree) => tree.larch === larch)
        .map(({ x, y, scale }) => stamp(shape, x, y, scale))
        .join("");
    const pair = (larch: boolean, dark: string, light: string): string =>
      of(FIR, larch) && path(of(FIR, larch), tone(dark)) + path(of(FIR_LIGHT, larch), tone(light));
    return pair(false, "fir", "fir-light") + pair(true, "larch", "larch-light");
  });
  return path(shadows, tone("shadow"), 'opacity=".55"') + drawn.join("");
}

export function forest(seed: number, clearing = STANDING): string {
  const picture = clearing !== STANDING;
  const points = scatter({
    seed,
    count: picture ? 15 : 18,
    apart: picture ? 12 : 14.5,
    reach: picture ? 44 : 41,
    clearings: [clearing],
  });
  return undergrowth(seed) + firs(points, seed, picture ? 0.82 : 1);
}

/** Soft patches and small ferns on the floor of the forest. */
function undergrowth(seed: number): string {
  const spots = scatter({ seed: seed + 5, count: 4, apart: 26, reach: 32 });
  const patches = spots.map(({ x, y }) => ellipse(x, y, 20, 11, "url(#rf-swell-forest-light)")).join("");
  const ferns = scatter({ seed: seed + 9, count: 9, apart: 13, reach: 42 })
    .map(({ x, y }) => `M${n(x - 2)} ${n(y - 1.6)}L${n(x)} ${n(y)}L${n(x + 2)} ${n(y - 1.6)}`)
    .join("");
  return patches + line(ferns, tone("forest-dark"), 1, 'opacity=".7"');
}

const TUFT = "M-3.2 -3.6Q-1.8 -2 -1.2 0M0 -5.4Q-.2 -2.4 0 0M3.2 -3.8Q1.8 -2 1.2 0";
const TUFT_SMALL = "M-2 -2.8L-.7 0M2 -2.8L.7 0";

export function grass(seed: number, clearing?: Clearing): string {
  const keep = clearing ? [clearing] : [];
  const swells = scatter({ seed: seed + 3, count: 4, apart: 24, reach: 34 });
  const soft = swells.map(({ x, y }) => ellipse(x, y, 24, 12, "url(#rf-swell-grass-light)")).join("");
  const points = scatter({ seed, count: 15, apart: 13, reach: 44, clearings: keep });
  const blades = points.map(({ x, y }, index) => stamp(index % 3 ? TUFT : TUFT_SMALL, x, y, 1)).join("");
  const blooms = scatter({ seed: seed + 11, count: 12, apart: 10, reach: 43, clearings: keep });
  const dots = (from: number): string =>
    blooms
      .filter((_, i) => i % 3 === from)
      .map(({ x, y }) => `M${n(x)} ${n(y)}h.1`)
      .join("");
  return (
    soft +
    line(blades, tone("grass-dark"), 1.3) +
    ["bloom-white", "bloom-yellow", "bloom-pink"].map((name, i) => line(dots(i), tone(name), 2.6)).join("")
  );
}

const STONES = [
  ["M-8 2L-7 -4L-2 -8L4 -6.4L8 -1L7.4 3L0 4.6Z", "M-8 2L-7 -4L-2 -8L4 -6.4L.6 -2.6L-.8 4.4Z"],
  ["M-6 2.4L-5.4 -2.4L0 -5.6L5 -3L6.4 2L0 3.6Z", "M-6 2.4L-5.4 -2.4L0 -5.6L1.6 -2L-.6 3.5Z"],
  ["M-9 3L-6 -5L-1 -10.6L3 -6L7 -4.4L9.6 2.6L1 5Z", "M-9 3L-6 -5L-1 -10.6L.8 -5L-1 -1L.4 4.8Z"],
] as const;
const STONE_SHADOW = "M-6 2.6C0 -.6 9 .2 12.4 3.4C8 6.4 -1 6.4 -6 2.6Z";

export function stones(points: readonly Point[], seed: number, size = 1): string {
  const random = chance(seed + 31);
  const laid = points.map((point) => ({
    ...point,
    scale: size * (0.62 + random() * 0.55),
    shape: STONES[Math.floor(random() * 3)]!,
  }));
  const all = (part: 0 | 1): string => laid.map(({ x, y, scale, shape }) => stamp(shape[part], x, y, scale)).join("");
  const shadows = laid.map(({ x, y, scale }) => stamp(STONE_SHADOW, x, y, scale)).join("");
  return (
    path(shadows, tone("shadow"), 'opacity=".5"') + path(all(0), tone("stone-dark")) + path(all(1), tone("stone-light"))
  );
}

export function rock(seed: number, clearing?: Clearing): string {
  const keep = clearing ? [clearing] : [];
  const patches = scatter({ seed: seed + 3, count: 4, apart: 26, reach: 33 })
    .map(({ x, y }, i) => ellipse(x, y, 23, 12, `url(#rf-swell-rock-${i % 2 ? "light" : "dark"})`))
    .join("");
  const points = scatter({ seed, count: 14, apart: 14, reach: 40, clearings: keep });
  const pebbles = scatter({ seed: seed + 7, count: 22, apart: 6, reach: 45 });
  const dots = pebbles.map(({ x, y }) => `M${n(x)} ${n(y)}h1.2`).join("");
  return patches + line(dots, tone("stone-dark"), 1.7, 'opacity=".75"') + stones(points, seed);
}
