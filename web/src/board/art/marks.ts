/** The icons of targets: what a tap would do. Each about 16 across, centred on (0, 0). */
import { SIDES } from "../geometry";
import type { Plane } from "../plane";
import { drawn, type Drawing } from "./drawing";
import { line, n, path } from "./svg";

const SOLE =
  "M-1 -6.400C1.8 -6.4 2.6 -3.6 2 -1.200C1.6 .4 1.4 1 1.4 2L-2.4 2C-2.4 .8 -3 -.4 -3.2 -1.800C-3.6 -4.2 -3 -6.4 -1 -6.400ZM-2.3 3.200L1.3 3.200C1.5 5 .9 6.2 -.5 6.200C-1.9 6.2 -2.5 5 -2.3 3.200Z";

/** For a sign with a plus beside it. */
const smaller = (drawing: string): string => `<g transform="translate(-1.6 0) scale(.8)">${drawing}</g>`;

/** Drawn with the colour of the text around it. */
const MARKS = {
  lay: "",
  walk: `<g transform="translate(-3.4 1.4) rotate(-8) scale(.86)">${path(SOLE, "currentColor")}</g><g transform="translate(4 -1.6) rotate(8) scale(-.86 .86)">${path(SOLE, "currentColor")}</g>`,
  fly:
    line("M-8 -5H8M0 -5V-2M5 2L9 0", "currentColor", 1.8) +
    path("M-6 2C-6 -2 -3 -3 0 -3C4 -3 6 0 6 2.600C5 5 2 6 -1 6C-4 6 -6 5 -6 2Z", "currentColor"),
  sail:
    path("M-1 -8V2H-7.600ZM1 -5.600L6.6 2H1Z", "currentColor") + path("M-8 3.800H8L5.6 7.400H-5.600Z", "currentColor"),
  swim:
    line("M-8 4q2.7 -3 5.4 0t5.3 0t5.3 0M-6 -1L-1 -5L4 .4", "currentColor", 2) +
    `<circle cx="6" cy="-3.4" r="2.3" fill="currentColor"/>`,
  build: path("M-8 0L0 -7.600L8 0L6.6 1.400L5 0V7H-5V0L-6.6 1.400Z", "currentColor"),
  "build-helicopter": smaller(
    line("M-10 -5H5M-2.500 -5V-2M6.500 6H11.500M9 3.500V8.500", "currentColor", 1.8) +
      path("M-8 2C-8 -2 -5 -3 -2.500 -3C1 -3 3 0 3 2.600C2 5 0 6 -3 6C-6 6 -8 5 -8 2Z", "currentColor"),
  ),
  "build-raft": smaller(
    line("M-9 1H5M-9 4.500H5M-9 8H5M7 -4.500H12M9.500 -7V-2", "currentColor", 2.4) +
      path("M-2 -9V-1.500H-7.500Z", "currentColor"),
  ),
};

export type TargetKind = keyof typeof MARKS;

/** The icon for a means of travel or a building; unknown ones get the icon of walking or building. */
export const signOf = (name: string, plain: "walk" | "build"): TargetKind => {
  const kind = plain === "walk" ? name : `build-${name}`;
  return kind in MARKS ? (kind as TargetKind) : plain;
};

export const mark = (kind: TargetKind): Drawing => drawn(MARKS[kind]);

/** The six corners of a cell as short angles: brackets round what was laid last. */
export function brackets({ corner }: Plane, scale = 0.94, part = 0.24): string {
  return SIDES.map((side) => {
    const [before, at, after] = [corner(side - 1), corner(side), corner(side + 1)].map(({ x, y }) => ({
      x: x * scale,
      y: y * scale,
    })) as [{ x: number; y: number }, { x: number; y: number }, { x: number; y: number }];
    const towards = (to: { x: number; y: number }): string =>
      `${n(at.x + (to.x - at.x) * part)} ${n(at.y + (to.y - at.y) * part)}`;
    return `M${towards(before)}L${n(at.x)} ${n(at.y)}L${towards(after)}`;
  }).join("");
}

/** The strip along side 0 that is hatched where two sides clash. */
export const CLASH = "M50 -28.900V28.900L36 20.800V-20.800Z";
