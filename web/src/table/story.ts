/**
 * What happened at a table, event by event, each with the landscape after it, so that it can be told at any time
 * as it was then. Only what sentences look at is followed: tiles and what stands on them.
 */
import type { Change, ShownGame, ShownTable } from "../wire/stream";
import { after, BARE } from "./changes";

export interface Chapter {
  readonly change: Change;
  readonly land: ShownGame;
  /** A turn that had ended was taken back: how many tiles its end had turned over. */
  readonly reopened?: number;
}

/** A table that is about to be there; without a change it is the first, or some were missed. */
export interface Coming {
  readonly before: ShownTable | null;
  readonly table: ShownTable;
  readonly change: Change | null;
  /** Whether it is an earlier one, because the server has lost what came after it. */
  readonly wentBack: boolean;
}

export class Story {
  #chapters: Chapter[] = [];

  get chapters(): readonly Chapter[] {
    return this.#chapters;
  }
  /** The number of the last event told. The first of all is the opening, which nobody needs to be told. */
  get seq(): number {
    return this.#chapters.at(-1)?.change.seq ?? 1;
  }

  /** Take in what comes next; what is known already, or leaves a gap, is not taken. */
  add(change: Change): Chapter | null {
    if (change.seq !== this.seq + 1) return null;
    const before = this.#before(change);
    const { effects } = change;
    const land = after(before?.land ?? BARE, effects);
    const chapter = { change, land, ...this.#reopened(change) };
    this.#chapters.push(chapter);
    return chapter;
  }

  /** The chapter whose position this event begins from: after taking back, an earlier one. */
  #before({ event }: Change): Chapter | undefined {
    return event.kind === "undone" ? this.#chapters.find((one) => one.change.seq === event.to) : this.#chapters.at(-1);
  }

  /** Within a turn, taking back is nobody's business; once the turn had ended, everybody is told. */
  #reopened({ event }: Change): Pick<Chapter, "reopened"> {
    if (event.kind !== "undone") return {};
    const undone = this.standing().flatMap(({ change }) => (change.seq > event.to ? [change.event] : []));
    const end = undone.find((one) => one.kind === "moved" && one.move === "end");
    return end?.kind === "moved" ? { reopened: end.reveals?.length ?? 0 } : {};
  }

  /** All that still stands: without the moves that were taken back, and without the taking back within a turn. */
  standing(): Chapter[] {
    let found: Chapter[] = [];
    for (const chapter of this.#chapters) {
      const { event } = chapter.change;
      if (event.kind === "undone") {
        found = found.filter(({ change }) => change.seq <= event.to || change.event.kind !== "moved");
      }
      if (event.kind !== "undone" || chapter.reopened !== undefined) found.push(chapter);
    }
    return found;
  }
}

/** The turn that goes on although it had ended, until it ends again; null if there is none. */
export function reopenedTurn(chapters: readonly Chapter[]): { seat: number; tiles: number } | null {
  const ends = ({ change: { event } }: Chapter): boolean => event.kind === "moved" && event.move === "end";
  const last = chapters.findLast((one) => one.reopened !== undefined || ends(one));
  const event = last?.change.event;
  return event?.kind === "undone" ? { seat: event.seat, tiles: last?.reopened ?? 0 } : null;
}
