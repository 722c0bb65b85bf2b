/** The three flowers: gentian, alpine rose, edelweiss. */
import { at, circle, line, path, rim, shade, spun, stamp, tone } from "./svg";

const LEAF = "M0 0C-7 -5 -9 -14 -3 -22C4 -16 5 -7 0 0Z";

const leaf = (x: number, y: number, turn: number, scale = 1): string =>
  at(x, y, path(LEAF, tone("leaf")) + line("M0 -1Q-2.6 -10 -3 -18", tone("leaf-light"), 1), scale, turn);

/** Where a blossom is, how big, and how far it is turned. */
type Blossom = readonly [x: number, y: number, scale: number, turn: number];

const PETAL = "M0 -2C-9 -6 -10.6 -14 -1.4 -22Q0 -23.4 1.4 -22C10.6 -14 9 -6 0 -2Z";

const TRUMPET =
  path(spun("M0 0L-5.6 -14L0 -11.6L5.6 -14Z", 5, 36), "#24398c") +
  path(spun(PETAL, 5), "#3353b8") +
  path(spun("M0 -4C-5 -8 -6 -14 -1.2 -20.4C-1.4 -14 -1 -9 0 -4Z", 5), "#5c80dd") +
  circle(0, 0, 6.2, "#1f2f78") +
  path(spun("M0 0L-1.6 -7L0 -9.4L1.6 -7Z", 5), "#dfe9f7") +
  circle(0, 0, 2.4, "#f4f0c8");

function gentian(): string {
  const blossoms: readonly Blossom[] = [
    [-17, 10, 0.62, 20],
    [20, 12, 0.56, -8],
    [2, -13, 1.12, 0],
  ];
  const rims = blossoms.map(([x, y, scale, turn]) => at(x, y, rim(spun(PETAL, 5), 3.4), scale, turn));
  const leaves = leaf(-4, 14, -70, 1.1) + leaf(5, 15, 78, 1.05) + leaf(0, 20, -24, 0.8) + leaf(3, 20, 32, 0.85);
  const open = blossoms.map(([x, y, scale, turn]) => at(x, y, TRUMPET, scale, turn));
  return shade(1, 19, 32, 8) + leaves + rims.join("") + open.join("");
}

const ROSE_PETAL = "M0 0C-7 -2 -7.6 -9.4 0 -10.6C7.6 -9.4 7 -2 0 0Z";

const BELL =
  path(spun(ROSE_PETAL, 5), "#d4517d") +
  path(spun("M0 -1C-4 -3 -5 -9 -.6 -10.2Q-1 -6 0 -1Z", 5), "#ec86a8") +
  circle(0, 0, 2.6, "#b23763") +
  path(spun("M-.9 -3.4C-.9 -4.6 .9 -4.6 .9 -3.4C.9 -2.2 -.9 -2.2 -.9 -3.4Z", 5, 36), "#fbe3c0");

function alpineRose(): string {
  const blossoms: readonly Blossom[] = [
    [-14, -16, 1, 10],
    [13, -18, 1, 40],
    [0, -27, 1, 0],
    [-20, -2, 0.95, 60],
    [19, -3, 0.95, 20],
    [0, -9, 1.18, 36],
    [-7, 5, 0.85, 5],
    [9, 6, 0.85, 50],
  ];
  const leaves = [-100, -65, -30, 30, 65, 100, 150, -150].map((turn) => leaf(0, -4, turn, 1.42));
  const glow = blossoms.map(([x, y]) => stamp("M-10 0C-10 -13 10 -13 10 0C10 13 -10 13 -10 0Z", x, y));
  const open = blossoms.map(([x, y, scale, turn]) => at(x, y, BELL, scale, turn));
  return shade(0, 20, 28, 8) + leaves.join("") + rim(glow.join(""), 2) + open.join("");
}

const BRACT = "M0 2C-6.4 -6 -6 -17 0 -25C6 -17 6.4 -6 0 2Z";
/** Felt leaves are never of one length. */
const LENGTHS = [1.08, 0.86, 1.02, 0.9, 1.1, 0.84, 0.98];

const star = (d: string, scale: number, from: number): string =>
  LENGTHS.map((length, i) => spun(stamp(d, 0, 0, length * scale), 1, from + (i * 360) / 7)).join("");

function edelweiss(): string {
  const felt = (scale: number, from: number, fill: string): string =>
    path(star(BRACT, scale, from), fill, `stroke="${tone("felt-edge")}" stroke-width="1"`) +
    line(star("M0 -3Q-.8 -12 0 -20", scale, from), tone("felt-edge"), 0.9);
  const floret = "M-3.3 -4.6C-3.3 -9 3.3 -9 3.3 -4.6C3.3 -.2 -3.3 -.2 -3.3 -4.6Z";
  const florets =
    path(spun(floret, 5), "#e3bd4e") +
    circle(0, 0, 3.4, "#edcd69") +
    path(spun("M-1.5 -4.6C-1.5 -6.6 1.5 -6.6 1.5 -4.6C1.5 -2.6 -1.5 -2.6 -1.5 -4.6Z", 5), "#a8782a") +
    circle(0, 0, 1.5, "#a8782a");
  const leaves = leaf(-6, 12, -75, 1) + leaf(6, 12, 80, 1) + leaf(0, 16, 175, 0.5);
  const blossom =
    rim(star(BRACT, 1.18, 0), 4) + felt(1.18, 0, tone("felt-shade")) + felt(0.86, 26, tone("felt")) + florets;
  return shade(0, 19, 28, 8) + leaves + at(0, -8, blossom);
}

export const FLOWERS: Readonly<Record<string, () => string>> = { FL1: gentian, FL2: alpineRose, FL3: edelweiss };
