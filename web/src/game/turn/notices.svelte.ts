/** Notices for refused actions: a sentence, its cell, and the side that does not fit. */
import { directionTo, type Cell, type Clash } from "../../board";
import type { Reason } from "../../wire/stream";
import type { Scene } from "../../words/facts";
import { reasonSentence } from "../../words/sentences";

export interface Notice {
  /** The cell it is about; null for what belongs to no cell. */
  readonly cell: Cell | null;
  /** A function, because the reader may change the language; empty until the answer has arrived. */
  readonly text: () => string;
  /** The server's reason, which links to the rules; null for our own notices. */
  readonly reason: Reason | null;
  readonly clash: Clash | null;
  /** The rotation of the tile in the hand that does not fit. */
  readonly refused: { readonly rotation: number } | null;
}

/** The reader, and where their walker stands. */
interface Reader {
  readonly scene: Scene | null;
  readonly at: Cell;
}

/** For a walker refused at the side of a pass, that side; for a tile, the side the server names. */
export function clashOf(reason: Reason, tapped: Cell | null, walker: Cell | null): Clash | null {
  if (reason.code === "SidesClash") return { cell: reason.cell, direction: reason.direction };
  if (reason.code !== "NotAnEntrance" || !tapped || !walker) return null;
  const side = directionTo(tapped, walker);
  return side === null ? null : { cell: tapped, direction: side };
}

/** For a far cell that no way leads to, “one step takes you no further” would be true but no help. */
export const whyNotSentence = (reason: Reason, scene: Scene): string =>
  reason.code === "NotANeighbour" && reason.ruling === "B-WALK-01"
    ? scene.words.say("why-too-far")
    : reasonSentence(reason, scene);

/** The current notice; the next selection dismisses it. */
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

  /** Shows at once that something is refused, and why as soon as the server has answered. */
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
