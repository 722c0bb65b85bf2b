/** Helpers for laying a tile: its source, cell and rotation. Only the server's list says what fits. */
import type { Cell } from "../../board";
import type { ShownGame } from "../../wire/stream";
import { onCell, type Laying } from "./choices";

/** The places tiles can be taken from. */
export const sourcesOf = (laying: readonly Laying[]): string[] => [...new Set(laying.map(({ source }) => source))];

/** The placements of one source; of all sources while none is selected. */
export const takenFrom = (laying: readonly Laying[], source: string | null): readonly Laying[] =>
  source === null ? laying : laying.filter((one) => one.source === source);

/** The place in the open row, or null for a tile in the hand. */
export function slotOf(source: string): number | null {
  const digit = /\d$/.exec(source);
  return digit ? Number(digit[0]) : null;
}

/** The index of the key that takes a tile: the row from the left, after a drawn tile. */
export const keyOf = (source: string): number =>
  source === "drawn" ? 0 : (slotOf(source) ?? 0) + (source.startsWith("swap") ? 1 : 0);

export function tileFrom(source: string, game: Pick<ShownGame, "open" | "hand">): string | null {
  const slot = slotOf(source);
  return (slot === null ? game.hand : game.open[slot]) ?? null;
}

/** The rotations a tile may have on a cell, in the order of turning. */
export const rotationsAt = (laying: readonly Laying[], source: string, cell: Cell): number[] =>
  onCell(takenFrom(laying, source), cell)
    .map(({ rotation }) => rotation)
    .sort((a, b) => a - b);

/** The wanted rotation if it is one of these, or else the next one clockwise. */
export const snapped = (rotations: readonly number[], wanted: number): number =>
  rotations.find((rotation) => rotation >= wanted) ?? rotations[0] ?? 0;

/** The next of these rotations, in either direction, cyclically; those that do not fit are skipped. */
export function turned(rotations: readonly number[], now: number, by: 1 | -1): number {
  const index = rotations.indexOf(now);
  return rotations[(index + by + rotations.length) % rotations.length] ?? now;
}

/** The notation of laying a tile, legal or not: an illegal one is sent to the server to ask why not. */
export const layingText = (source: string, [q, r]: Cell, rotation: number): string =>
  `${source}@${q},${r}${rotation ? `^${rotation}` : ""}`;
