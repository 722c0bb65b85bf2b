/**
 * The history of a table, event by event, each with the landscape after it, so that its sentence can be made at any
 * time. Only what sentences need is tracked: tiles and what stands on them.
 */
import type { Change, ShownGame, ShownTable } from "../wire/stream";
import { after, BARE } from "./changes";

export interface Chapter {
  readonly change: Change;
  readonly land: ShownGame;
  /** Set if an ended turn was undone: how many tiles its end had revealed. */
  readonly reopened?: number;
}

/** A table about to be shown; without a change it is the first one, or events were missed. */
export interface Coming {
  readonly before: ShownTable | null;
  readonly table: ShownTable;
  readonly change: Change | null;
  /** Whether it is a rollback, because the server has lost later events. */
  readonly wentBack: boolean;
}

export class Story {
  #chapters: Chapter[] = [];

  get chapters(): readonly Chapter[] {
    return this.#chapters;
  }
  /** The number of the last event. The first is the opening, which has no sentence. */
  get seq(): number {
    return this.#chapters.at(-1)?.change.seq ?? 1;
  }

  /** Adds the next event; ignores known ones, and those after a gap. */
  add(change: Change): Chapter | null {
    if (change.seq !== this.seq + 1) return null;
    const before = this.#before(change);
    const { effects } = change;
    const land = after(before?.land ?? BARE, effects);
    const chapter = { change, land, ...this.#reopened(change) };
    this.#chapters.push(chapter);
    return chapter;
  }

  /** The chapter this event starts from: for an undo, an earlier one. */
  #before({ event }: Change): Chapter | undefined {
    return event.kind === "undone" ? this.#chapters.find((one) => one.change.seq === event.to) : this.#chapters.at(-1);
  }

  /** An undo within a turn is not announced; one of an ended turn is. */
  #reopened({ event }: Change): Pick<Chapter, "reopened"> {
    if (event.kind !== "undone") return {};
    const undone = this.standing().flatMap(({ change }) => (change.seq > event.to ? [change.event] : []));
    const end = undone.find((one) => one.kind === "moved" && one.move === "end");
    return end?.kind === "moved" ? { reopened: end.reveals?.length ?? 0 } : {};
  }

  /** The chapters without undone moves, and without undos within a turn. */
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

/** The turn that was reopened after its end, until it ends again; null if there is none. */
export function reopenedTurn(chapters: readonly Chapter[]): { seat: number; tiles: number } | null {
  const ends = ({ change: { event } }: Chapter): boolean => event.kind === "moved" && event.move === "end";
  const last = chapters.findLast((one) => one.reopened !== undefined || ends(one));
  const event = last?.change.event;
  return event?.kind === "undone" ? { seat: event.seat, tiles: last?.reopened ?? 0 } : null;
}
