/** What has to be told that was not told before: what happened since, and what was taken back. */
import type { Chapter } from "../../table/story";

export interface News {
  /** What was told and stands no more. */
  readonly undone: readonly Chapter[];
  readonly fresh: readonly Chapter[];
}

/** `heard` are the chapters that were told and stood; `since` is the last event of all that needs no telling. */
export function newsOf(heard: readonly Chapter[], now: readonly Chapter[], since: number): News {
  const standing = new Set(now);
  const last = heard.reduce((most, { change }) => Math.max(most, change.seq), since);
  return {
    undone: heard.filter((one) => !standing.has(one)),
    fresh: now.filter(({ change }) => change.seq > last),
  };
}

/** The chapters of the last turn that is over; as long as none is, all there are. */
export function lastTurn(chapters: readonly Chapter[]): readonly Chapter[] {
  const isEnd = ({ change: { event } }: Chapter): boolean => event.kind === "moved" && event.move === "end";
  const end = chapters.findLastIndex(isEnd);
  if (end < 0) return chapters;
  const before = chapters.slice(0, end).findLastIndex(isEnd);
  return chapters.slice(before + 1, end + 1);
}

export interface Announced {
  readonly id: number;
  readonly text: string;
}

/** So many sentences stay where they can be read again. */
const KEPT = 40;

/** The sentences to be found in the page: what is new is all of it, however much comes at once. */
export function kept(before: readonly Announced[], added: readonly Announced[]): readonly Announced[] {
  return [...before, ...added].slice(-Math.max(KEPT, added.length));
}
