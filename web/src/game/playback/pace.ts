/** How long each event is shown when others' turns are played. */
import { ROWS } from "../../schemas/settingRows";
import type { Change } from "../../wire/stream";

export type Pace = (typeof ROWS.pace.choices)[number];

/** The longest playback of missed turns. */
export const LONGEST_MS = 8_000;

/** The longest a turn is shown: a round of four at the normal pace takes six seconds. */
export const TURN_MS: Readonly<Record<Pace, number>> = { slow: 5_000, normal: 1_500, instant: 0 };
const STRETCH: Readonly<Record<Pace, number>> = { slow: 2.2, normal: 1, instant: 0 };

const LOOK_MS: Readonly<Record<string, number>> = {
  Connected: 480,
  Built: 480,
  Removed: 300,
  Swapped: 300,
  BearMet: 260,
  PlaceTaken: 160,
  Visited: 120,
};
const GO_MS: Readonly<Record<string, number>> = { walk: 250, swim: 400, fly: 700, sail: 700 };
const TAKEN_BACK_MS = 200;

/** Nothing, if there is nothing to see. */
export function lookMs({ event, effects }: Change): number {
  if (event.kind === "undone") return TAKEN_BACK_MS;
  return effects.reduce(
    (sum, effect) => sum + (effect.code === "Went" ? (GO_MS[effect.means] ?? 250) : (LOOK_MS[effect.code] ?? 0)),
    0,
  );
}

/** The durations of several events, scaled down if they exceed the budget together. */
export function paced(changes: readonly Change[], budget = LONGEST_MS, pace: Pace = "normal"): number[] {
  const times = changes.map((change) => lookMs(change) * STRETCH[pace]);
  const whole = times.reduce((sum, one) => sum + one, 0);
  const haste = Math.min(1, Math.max(0, budget) / (whole || 1));
  return times.map((time) => time * haste);
}

/** Whether the turn is over with this event. */
export const endsTurn = ({ effects }: Change): boolean => effects.some(({ code }) => code === "TurnEnded");

/** As many of these events as belong to the turn that is being shown. */
export function ofThisTurn(changes: readonly Change[]): readonly Change[] {
  const last = changes.findIndex(endsTurn);
  return last < 0 ? changes : changes.slice(0, last + 1);
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
