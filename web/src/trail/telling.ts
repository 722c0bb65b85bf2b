/** What is told about a walk: everybody's points in steps, and one line that gives nothing away. */
import type { Bar } from "../wire/api";

const STEP = 10;
const SIGNS = "▁▂▃▄▅▆▇█";

export interface Step {
  readonly from: number;
  readonly to: number;
  readonly many: number;
}

/** Everybody's points in steps of ten, none left out between the fewest and the most. */
export function steps(spread: readonly Bar[]): Step[] {
  if (!spread.length) return [];
  const at = (points: number): number => Math.floor(points / STEP) * STEP;
  const [least, most] = [at(spread[0]?.points ?? 0), at(spread.at(-1)?.points ?? 0)];
  const found: Step[] = [];
  for (let from = least; from <= most; from += STEP) {
    const here = spread.filter(({ points }) => at(points) === from);
    found.push({ from, to: from + STEP - 1, many: here.reduce((sum, { many }) => sum + many, 0) });
  }
  return found;
}

/** A column for each source of points: how one walked, and not where. */
export function signs(lines: readonly { readonly points: number }[]): string {
  return lines.map(({ points }) => SIGNS[Math.max(0, Math.min(SIGNS.length - 1, Math.floor(points / 4)))]).join("");
}
