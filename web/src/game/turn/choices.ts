/**
 * The server's list of legal moves, grouped by how a player selects among them. Nothing is added and nothing is left
 * out: only the server decides what is legal.
 */
import { key, same, type Cell } from "../../board";
import { readMove, type Move } from "../../words/moves";

export interface Choice {
  readonly text: string;
  readonly move: Move;
}

/** A move that belongs to a cell of the map. */
export interface Placed extends Choice {
  readonly cell: Cell;
}

/** A way to lay a tile: which one, where, and how it is turned. */
export interface Laying extends Placed {
  /** Where the tile is taken from: `open0`, `swap1`, `drawn`. */
  readonly source: string;
  readonly rotation: number;
}

export interface Choices {
  readonly laying: readonly Laying[];
  /** Travelling and building: actions on a cell without a tile. */
  readonly doing: readonly Placed[];
  /** Moves without a cell: removing a tile, drawing, ending the turn. */
  readonly others: readonly Choice[];
}

export function sorted(legal: readonly string[]): Choices {
  const laying: Laying[] = [];
  const doing: Placed[] = [];
  const others: Choice[] = [];
  for (const text of legal) {
    const move = readMove(text);
    if ("rotation" in move) {
      const [source = ""] = text.split("@");
      laying.push({ text, move, source, cell: move.cell, rotation: move.rotation });
    } else if ("cell" in move) doing.push({ text, move, cell: move.cell });
    else others.push({ text, move });
  }
  return { laying, doing, others };
}

/** Every cell once, in the order of the list. */
export function cellsOf(placed: readonly { readonly cell: Cell }[]): Cell[] {
  return [...new Map(placed.map(({ cell }) => [key(cell), cell])).values()];
}

export const onCell = <One extends { readonly cell: Cell }>(placed: readonly One[], cell: Cell | null): One[] =>
  placed.filter((one) => cell !== null && same(one.cell, cell));
