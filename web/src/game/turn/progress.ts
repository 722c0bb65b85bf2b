/** The progress of a player's turn, from the story. */
import type { Chapter } from "../../table/story";

/** Whether this seat has made a move in its current turn that was not undone. */
export function hasBegun(chapters: readonly Chapter[], seat: number): boolean {
  const event = chapters.map(({ change }) => change.event).findLast(({ kind }) => kind === "moved");
  // the move before a seat's first is another's end of turn
  return event?.kind === "moved" && event.seat === seat && event.move !== "end";
}
