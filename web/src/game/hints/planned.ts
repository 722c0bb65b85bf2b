/** The first action of a hint: what a bot would do next in the player's place. */
import type { Cell } from "../../board";
import type { HintedMove } from "../../wire/stream";
import { readMove, type Move } from "../../words/moves";
import type { Deed } from "../turn/walking";

export interface Planned {
  /** The moves of it: several for a walk that can be done as one. */
  readonly moves: readonly string[];
  /** The move that names it. */
  readonly move: Move;
  /** Where to look, if it belongs to the map. */
  readonly cell: Cell | null;
  readonly deed: Deed | null;
  readonly remark: HintedMove["remark"] | null;
}

export function planned(hinted: readonly HintedMove[], deeds: readonly Deed[]): Planned | null {
  const texts = hinted.map(({ move }) => move);
  const first = texts[0];
  if (first === undefined) return null;
  for (let count = texts.length; count > 0; count -= 1) {
    const id = texts.slice(0, count).join(" ");
    const deed = deeds.find((one) => one.id === id);
    if (deed)
      return { moves: deed.moves, move: deed.last, cell: deed.cell, deed, remark: hinted[count - 1]?.remark ?? null };
  }
  const move = readMove(first);
  return {
    moves: [first],
    move,
    cell: "cell" in move ? move.cell : null,
    deed: null,
    remark: hinted[0]?.remark ?? null,
  };
}
