/** Relative directions in words: “2 east and 1 north-east”. */
import { DIRECTIONS as AXES, type Cell } from "../../board/geometry";
import { DIRECTIONS } from "../../words/facts";

export interface Leg {
  readonly steps: number;
  readonly direction: (typeof DIRECTIONS)[number];
}

/** The shortest way over the map: along one direction, or along two that lie side by side. */
export function legs(from: Cell, to: Cell): Leg[] {
  const [q, r] = [to[0] - from[0], to[1] - from[1]];
  for (let side = 0; side < 6; side += 1) {
    const [aq, ar] = AXES[side]!;
    const [bq, br] = AXES[(side + 1) % 6]!;
    const turn = aq * br - ar * bq;
    const [a, b] = [(q * br - r * bq) / turn, (aq * r - ar * q) / turn];
    if (a > 0 && b >= 0) {
      const found = [
        { steps: a, direction: DIRECTIONS[side]! },
        { steps: b, direction: DIRECTIONS[(side + 1) % 6]! },
      ];
      return found.filter(({ steps }) => steps > 0).sort((one, other) => other.steps - one.steps);
    }
  }
  return [];
}

export const distance = (from: Cell, to: Cell): number => legs(from, to).reduce((sum, { steps }) => sum + steps, 0);
