/** How a player lost a seat, from the events since they got it. */
import type { Change } from "../wire/stream";

export interface Loss {
  readonly seat: number;
  /** Taken over by a link, freed by the host, left by themselves, or resigned. */
  readonly how: "claimed" | "revoked" | "left" | "resigned";
  /** Whether the game had begun, so that somebody plays on. */
  readonly playing: boolean;
}

/** The initial generation of a seat kept at a rematch. */
const KEPT = 1;

/** Why a token of this generation is no longer valid; null if no known event explains it. */
export function lossOf(seat: number, generation: number, story: readonly Change[]): Loss | null {
  let now = KEPT;
  let playing = false;
  for (const { event } of story) {
    if (event.kind === "started") playing = true;
    if (event.kind === "left" && event.seats.includes(seat) && now === generation)
      return { seat, how: "left", playing };
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.kind === "stood" && now === generation) return { seat, how: "left", playing };
    if ((event.kind === "claimed" || event.kind === "revoked" || event.kind === "resigned") && now === generation) {
      return { seat, how: event.kind, playing };
    }
    if ("generation" in event && event.kind !== "handed_on") now = event.generation;
  }
  return null;
}
