/** What one is told when something cannot be done: a sentence, where it belongs, and the side that does not fit. */
import { directionTo, type Cell, type Clash } from "../../board";
import { isCell, type Scene, type Told } from "../../words/facts";
import { reasonSentence } from "../../words/sentences";

export interface Notice {
  /** The cell it is about; null for what belongs to no cell. */
  readonly cell: Cell | null;
  /** Made anew whenever it is read, because the reader may change the language; empty until the answer is there. */
  readonly text: () => string;
  readonly clash: Clash | null;
  /** How the tile in the hand was held where it does not fit. */
  readonly refused: { readonly rotation: number } | null;
}

/** For a walker who is refused at the side of a pass, that side; for a tile the side the server names. */
export function clashOf(reason: Told, tapped: Cell | null, walker: Cell | null): Clash | null {
  const { cell, direction } = reason;
  if (isCell(cell) && typeof direction === "number") return { cell, direction };
  if (reason.code !== "NotAnEntrance" || !tapped || !walker) return null;
  const side = directionTo(tapped, walker);
  return side === null ? null : { cell: tapped, direction: side };
}

/** A far-off cell that no way leads to: “one step takes you no further” would be true and no help. */
export const whyNotSentence = (reason: Told, scene: Scene): string =>
  reason.code === "NotANeighbour" && reason["ruling"] === "B-WALK-01"
    ? scene.words.say("why-too-far")
    : reasonSentence(reason, scene);
