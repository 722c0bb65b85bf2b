/** How far the turn of a player has come, as the story tells it. */
import type { Chapter } from "../../table/story";

/** Whether this seat has done something in its present turn that still stands. */
export function hasBegun(chapters: readonly Chapter[], seat: number): boolean {
  const event = chapters.map(({ change }) => change.event).findLast(({ kind }) => kind === "moved");
  // the move before one's first is somebody's end of turn
  return event?.kind === "moved" && event.seat === seat && event.move !== "end";
}
