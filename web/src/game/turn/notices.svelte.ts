/** What one is told when something cannot be done: a sentence, where it belongs, and the side that does not fit. */
import { directionTo, type Cell, type Clash } from "../../board";
import type { Reason } from "../../wire/stream";
import type { Scene } from "../../words/facts";
import { reasonSentence } from "../../words/sentences";

export interface Notice {
  /** The cell it is about; null for what belongs to no cell. */
  readonly cell: Cell | null;
  /** Made anew whenever it is read, because the reader may change the language; empty until the answer is there. */
  readonly text: () => string;
  /** What the server said; null for what we say ourselves. It leads to the rules. */
  readonly reason: Reason | null;
  readonly clash: Clash | null;
  /** How the tile in the hand was held where it does not fit. */
  readonly refused: { readonly rotation: number } | null;
}

/** To whom it is told, and where their walker stands. */
interface Reader {
  readonly scene: Scene | null;
  readonly at: Cell;
}

/** For a walker who is refused at the side of a pass, that side; for a tile the side the server names. */
export function clashOf(reason: Reason, tapped: Cell | null, walker: Cell | null): Clash | null {
  if (reason.code === "SidesClash") return { cell: reason.cell, direction: reason.direction };
  if (reason.code !== "NotAnEntrance" || !tapped || !walker) return null;
  const side = directionTo(tapped, walker);
  return side === null ? null : { cell: tapped, direction: side };
}

/** A far-off cell that no way leads to: “one step takes you no further” would be true and no help. */
export const whyNotSentence = (reason: Reason, scene: Scene): string =>
  reason.code === "NotANeighbour" && reason.ruling === "B-WALK-01"
    ? scene.words.say("why-too-far")
    : reasonSentence(reason, scene);

/** The one notice there is; the next thing that is looked at puts it away. */
export class Notices {
  shown = $state.raw<Notice | null>(null);
  #asked = 0;

  clear(): void {
    this.#asked += 1;
    this.shown = null;
  }

  tell(text: () => string, cell: Cell | null): void {
    this.shown = { cell, text, reason: null, clash: null, refused: null };
  }

  /** Show at once that something cannot be done, and why as soon as the server has said so. */
  async explain(
    about: Pick<Notice, "cell" | "refused">,
    answer: Promise<Reason | null>,
    reader: Reader,
  ): Promise<void> {
    const asked = this.#asked;
    this.shown = { ...about, text: () => "", reason: null, clash: null };
    const reason = await answer;
    if (asked !== this.#asked) return;
    const text = (): string => (reason && reader.scene ? whyNotSentence(reason, reader.scene) : "");
    this.shown = reason && { ...about, text, reason, clash: clashOf(reason, about.cell, reader.at) };
  }
}
