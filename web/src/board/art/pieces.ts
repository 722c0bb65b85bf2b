/** All pieces on the map: how each is drawn, its size, and its place on a tile. */
import type { Drawing } from "./drawing";
import { hut } from "./huts";
import type { Colour } from "./symbols";
import { helicopter, raft } from "./vehicles";
import { swimmer, walker } from "./walkers";

export interface PieceArt {
  readonly draw: (colour: Colour, riders: readonly Colour[]) => Drawing;
  /** Left, top, width and height of the drawing. */
  readonly box: readonly [number, number, number, number];
  readonly at: readonly [number, number];
  readonly scale: number;
  /** Whether walkers on its cell are drawn inside it. */
  readonly carries: boolean;
}

const piece = (
  draw: PieceArt["draw"],
  box: PieceArt["box"],
  at: PieceArt["at"] = [0, 0],
  scale = 1,
  carries = false,
): PieceArt => ({ draw, box, at, scale, carries });

const HUT = piece(hut, [-22, -42, 62, 50], [-6, 10], 1.16);

export const PIECES: Readonly<Record<string, PieceArt>> = {
  walker: piece(walker, [-20, -45, 40, 50]),
  swimmer: piece(swimmer, [-25, -20, 50, 32]),
  hut: HUT,
  helicopter: piece(helicopter, [-40, -38, 86, 52], [0, 14], 1.12, true),
  raft: piece(raft, [-36, -46, 72, 66], [0, 8], 1.08, true),
};

/** A piece without art looks like a hut. */
export const pieceArt = (what: string): PieceArt => PIECES[what] ?? HUT;
