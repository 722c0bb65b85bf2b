/** Keyboard navigation on the board. */
import { key, same, type Cell } from "./geometry";
import { UPRIGHT } from "./plane";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest cell in the direction of an arrow, on in the same row of cells if it goes along one. */
export function moveCursor(cells: readonly Cell[], from: Cell, arrow: string, plane = UPRIGHT): Cell {
  const [dx, dy] = ARROWS[arrow] ?? [0, 0];
  const along = plane.turned ? dy : dx;
  const here = plane.centre(from);
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const there = plane.centre(cell);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // within 60° of the arrow, so that the cursor can move between rows of hexagons
    if (ahead < 1 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * (along ? 3 : 1.2);
    if (cost < least) [least, best] = [cost, cell];
  }
  return best;
}

export const isArrow = (name: string): boolean => name in ARROWS;

/** The next (or previous) of these cells after the one the cursor is on, going round. */
export function cycle(cells: readonly Cell[], from: Cell | null, by: 1 | -1): Cell | null {
  if (!cells.length) return null;
  const index = from ? cells.findIndex((cell) => same(cell, from)) : -1;
  const next = index < 0 ? (by > 0 ? 0 : cells.length - 1) : (index + by + cells.length) % cells.length;
  return cells[next] ?? null;
}

/** Every cell once. */
export const distinct = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [key(cell), cell])).values(),
];
