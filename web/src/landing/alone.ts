/** A game alone: against whom, as chosen the last time on this device. */
import { opponents, type Opponents } from "../schemas/alone";
import { fitting } from "../schemas/kept";

const KEPT = "rifugio.alone";
const USUAL: Opponents = { bots: ["squirrel", "ibex"], extensions: [] };

/** The last choice; null before the first game. */
const last = (): Opponents | null => fitting(localStorage.getItem(KEPT), opponents);

export const chosen = (): Opponents => last() ?? USUAL;

/** Whether nobody has played alone in this browser yet. */
export const isNew = (): boolean => last() === null;

export function choose(against: Opponents): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(against));
  } catch {
    // storage failed: chosen anew the next time
  }
}
