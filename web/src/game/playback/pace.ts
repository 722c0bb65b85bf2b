/** How long each thing that happened is looked at when turns are played back. */
import type { Change } from "../../wire/stream";

/** Nobody has to watch longer than this without having asked for it. */
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

/** The times of several things after each other, all of them faster if together they would take too long. */
export function paced(changes: readonly Change[], budget = LONGEST_MS): number[] {
  const times = changes.map(lookMs);
  const whole = times.reduce((sum, one) => sum + one, 0);
  const haste = Math.min(1, Math.max(0, budget) / (whole || 1));
  return times.map((time) => time * haste);
}

/** What is worth being played back: neither what was taken back nor the taking back. */
export function standing<Seen extends { readonly event: Change }>(seen: readonly Seen[]): Seen[] {
  const found: Seen[] = [];
  for (const one of seen) {
    const { event } = one.event;
    if (event.kind !== "undone") found.push(one);
    else while (found.length && (found.at(-1)?.event.seq ?? 0) > event.to) found.pop();
  }
  return found;
}
