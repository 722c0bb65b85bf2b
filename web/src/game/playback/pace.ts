/** How long each event is shown when turns are played back. */
import type { Change } from "../../wire/stream";

/** The longest playback that starts by itself. */
export const LONGEST_MS = 8_000;

const LOOK_MS: Readonly<Record<string, number>> = {
  Connected: 560,
  Built: 600,
  Removed: 300,
  Swapped: 300,
  BearMet: 260,
  PlaceTaken: 160,
  Visited: 120,
};
const GO_MS: Readonly<Record<string, number>> = { walk: 290, swim: 420, fly: 760, sail: 760 };
const TAKEN_BACK_MS = 200;

/** Nothing, if there is nothing to see. */
export function lookMs({ event, effects }: Change): number {
  if (event.kind === "undone") return TAKEN_BACK_MS;
  return effects.reduce(
    (sum, effect) => sum + (effect.code === "Went" ? (GO_MS[effect.means] ?? 290) : (LOOK_MS[effect.code] ?? 0)),
    0,
  );
}

/** The durations of several events, scaled down if they exceed the budget together. */
export function paced(changes: readonly Change[], budget = LONGEST_MS): number[] {
  const times = changes.map(lookMs);
  const whole = times.reduce((sum, one) => sum + one, 0);
  const haste = Math.min(1, Math.max(0, budget) / (whole || 1));
  return times.map((time) => time * haste);
}

/** The events to play back: neither undone moves nor the undo itself. */
export function standing<Seen extends { readonly event: Change }>(seen: readonly Seen[]): Seen[] {
  const found: Seen[] = [];
  for (const one of seen) {
    const { event } = one.event;
    if (event.kind !== "undone") found.push(one);
    else while (found.length && (found.at(-1)?.event.seq ?? 0) > event.to) found.pop();
  }
  return found;
}
