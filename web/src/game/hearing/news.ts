/** What is new to announce: events since, and moves that were undone. */
import type { Chapter } from "../../table/story";

export interface News {
  /** Chapters that were announced and then undone. */
  readonly undone: readonly Chapter[];
  readonly fresh: readonly Chapter[];
}

/** `heard` are the chapters already announced and not undone; events up to `since` need no announcement. */
export function newsOf(heard: readonly Chapter[], now: readonly Chapter[], since: number): News {
  const standing = new Set(now);
  const last = heard.reduce((most, { change }) => Math.max(most, change.seq), since);
  return {
    undone: heard.filter((one) => !standing.has(one)),
    fresh: now.filter(({ change }) => change.seq > last),
  };
}

/** The chapters of the last completed turn; all of them if none is complete. */
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

/** How many sentences stay in the page to be read again. */
const KEPT = 40;

/** The sentences kept in the page: always all new ones, however many. */
export function kept(before: readonly Announced[], added: readonly Announced[]): readonly Announced[] {
  return [...before, ...added].slice(-Math.max(KEPT, added.length));
}
