/** The three mountain tops: Wizard's Hat, Golden Tooth, Moon Needle. They rise a little above their tile. */
import type { Point } from "../geometry";
import { drawn, type Drawing } from "./drawing";
import { line, path, rim, shade, tone } from "./svg";
import { stones } from "./terrain";

interface Peak {
  readonly outline: string;
  readonly dark: string;
  /** Faces that look to the light. */
  readonly lit: string;
  readonly snow: string;
  readonly snowShade: string;
  readonly cracks: string;
}

/** Scree that hides where the mountain ends. */
const FOOT = "M-48 30L-41 20L-34 24L-27 15L-19 22L-10 16L-2 23L7 15L16 22L24 16L32 23L40 19L48 30L30 38L0 40L-30 38Z";
const BOULDERS: readonly Point[] = [
  { x: -31, y: 28 },
  { x: 29, y: 27 },
  { x: -12, y: 30 },
  { x: 11, y: 32 },
  { x: 38, y: 33 },
];

function mountain(
  { outline, dark, lit, snow, snowShade, cracks }: Peak,
  body = "peak",
  shadeTone = "peak-dark",
): string {
  return (
    shade(4, 30, 46, 9) +
    path(outline, tone(body)) +
    path(lit, tone(`${body}-light`)) +
    path(dark, tone(shadeTone)) +
    line(cracks, tone(shadeTone), 1.5, 'opacity=".75"') +
    path(snow, tone("snow")) +
    path(snowShade, tone("snow-shade")) +
    path(FOOT, tone("top")) +
    path(
      "M-41 20L-34 24L-27 15L-23 19L-32 30ZM-10 16L-2 23L1 20L-3 30L-12 27ZM24 16L32 23L34 22L30 30L22 24Z",
      tone("snow"),
      'opacity=".8"',
    ) +
    stones(BOULDERS, 4, 0.8)
  );
}

/** A crooked cone whose tip has been blown over. */
function wizardsHat(): string {
  const peak = {
    outline:
      "M-43 26C-30 18 -22 2 -16 -14C-11 -29 -7 -46 4 -56C11 -62 22 -60 27 -52C19 -53 14 -49 15 -42C17 -27 24 -8 32 8C36 16 40 22 43 26Z",
    dark: "M4 -56C11 -62 22 -60 27 -52C19 -53 14 -49 15 -42C17 -27 24 -8 32 8C36 16 40 22 43 26H2C-6 16 2 4 -1 -8C-4 -20 6 -28 4 -38C2 -46 8 -52 4 -56Z",
    snow: "M-10 -29C-6 -43 -2 -51 4 -56C11 -62 22 -60 27 -52C19 -53 14 -49 15 -42C16 -36 17.6 -29 19.6 -22L13 -27L9 -18L3 -27L-3 -17L-6 -26L-13 -20Z",
    snowShade:
      "M4 -56C11 -62 22 -60 27 -52C19 -53 14 -49 15 -42C16 -36 17.6 -29 19.6 -22L13 -27L9 -18L4 -25C7 -32 3 -38 5 -44C6.4 -49 7 -53 4 -56Z",
    lit: "M-43 26C-30 18 -22 2 -16 -14C-14 -20 -12 -26 -10 -31L-8 -20L-14 -8L-12 4L-22 14L-20 26Z",
    cracks: "M-4 -14L-8 -2L-4 8M-24 12L-18 2M9 -14L12 0L9 10M20 4L24 14",
  };
  return mountain(peak);
}

/** Blunt, with two cusps, and gold in the evening light. */
function goldenTooth(): string {
  const peak = {
    outline:
      "M-44 26C-36 12 -31 -6 -27 -24C-25 -38 -20 -47 -12 -47C-6 -47 -3 -40 2 -39C7 -39 8 -52 16 -53C25 -53 27 -40 29 -26C32 -6 37 12 44 26Z",
    dark: "M16 -53C25 -53 27 -40 29 -26C32 -6 37 12 44 26H8C14 12 6 4 10 -8C13 -18 7 -26 11 -36C13 -43 12 -49 16 -53Z",
    snow: "M-24 -38C-21 -44 -17 -47 -12 -47C-6 -47 -3 -40 2 -39C7 -39 8 -52 16 -53C22 -53 25 -47 27 -39L21 -41L17 -33L11 -38L5 -30L-1 -34L-8 -35L-14 -29L-18 -36Z",
    snowShade: "M16 -53C22 -53 25 -47 27 -39L21 -41L17 -33L12 -37C13 -43 12 -49 16 -53Z",
    lit: "M-44 26C-36 12 -31 -6 -27 -24C-26 -30 -25 -35 -23 -39L-18 -28L-21 -14L-15 -4L-20 8L-16 26ZM-3 -36L3 -34L6 -22L1 -10L5 2L-3 14L-6 0L-2 -12L-7 -24Z",
    cracks: "M-11 -26L-13 -12L-9 -2M-10 8L-12 18M18 -34L20 -18L16 -8M25 -12L28 4L24 14M14 4L17 16",
  };
  return mountain(peak, "gold", "gold-dark");
}

/** A thin spire between two lesser ones; the moon hangs beside it. */
function moonNeedle(): string {
  const peak = {
    outline:
      "M-43 26C-36 14 -32 4 -27 -10L-23 -22L-17 -12L-12 -6C-8 -24 -4 -46 1 -63C6 -46 9 -28 12 -13L18 -30L25 -13C30 2 36 14 43 26Z",
    dark: "M1 -63C6 -46 9 -28 12 -13L18 -30L25 -13C30 2 36 14 43 26H6C0 16 6 6 2 -6C-1 -18 4 -26 1.6 -38C.4 -46 1.4 -54 1 -63Z",
    snow: "M-5.6 -37C-3.4 -46 -1.4 -55 1 -63C4 -52 6 -42 8 -33L4 -37L1 -29L-2 -36ZM-25.6 -15L-23 -22L-19.6 -15L-22.6 -16ZM14.6 -20.4L18 -30L22.4 -19.4L18.4 -22Z",
    snowShade: "M1 -63C4 -52 6 -42 8 -33L4 -37L2 -32C3 -42 .4 -52 1 -63ZM18 -30L22.4 -19.4L18.6 -21.6Z",
    lit: "M-43 26C-36 14 -32 4 -27 -10L-23 -22L-22 -12L-26 0L-22 10L-30 20L-28 26ZM-12 -6C-8 -24 -4 -46 1 -63L-2 -38L-5 -24L-2 -10L-8 4L-6 16L-13 26L-16 12Z",
    cracks: "M9 -12L11 2L8 12M21 -8L25 6L22 14M-20 4L-17 14",
  };
  const moon = path("M28 -54A10.4 10.4 0 1 0 35 -40.4A8.4 8.4 0 0 1 28 -54Z", tone("moon"));
  return rim("M28 -54A10.4 10.4 0 1 0 35 -40.4A8.4 8.4 0 0 1 28 -54Z", 2) + moon + mountain(peak);
}

/** The pennant for the first visitor of a top, shown until somebody has been there. */
const PENNANT = {
  T1: [17, -58],
  T2: [16, -52],
  T3: [1, -60],
} as const;

export function pennant(id: string): Drawing {
  const [x, y] = Object.hasOwn(PENNANT, id) ? PENNANT[id as keyof typeof PENNANT] : [0, -50];
  const flag = `M${x} ${y - 15}L${x + 15} ${y - 11}L${x} ${y - 6}Z`;
  return drawn(
    line(`M${x} ${y}V${y - 15}`, tone("ink"), 1.6) +
      path(flag, tone("first"), `stroke="${tone("ink")}" stroke-width=".8" stroke-linejoin="round"`),
  );
}

export const TOPS: Readonly<Record<string, () => string>> = { T1: wizardsHat, T2: goldenTooth, T3: moonNeedle };
