/** What is kept in the browser's storage, where anybody can write: what does not fit counts as not there. */
import * as v from "valibot";
import { ANIMALS } from "../avatars/animals";
import type { Look } from "../wire/stream";
import { colour, MOST_PLAYERS, name } from "./lists";

/** Characters; nothing that we keep is so long. */
const MOST = 20_000;

/** What a text says, if it fits. */
export function fitting<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  if (text === null || text.length > MOST) return null;
  try {
    const found = v.safeParse(schema, JSON.parse(text), { abortEarly: true });
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const brief = v.pipe(v.string(), v.maxLength(100));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** The address of a table, for those who play or for those who watch. */
export const link = text(/^[\w-]{22}$/);
const token = text(/^[\w.-]{1,500}$/);
const seat = text(new RegExp(`^[0-${MOST_PLAYERS - 1}]$`));

/** A seat's number is the second thing that its token says. */
export const told = v.looseTuple([v.unknown(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))]);

const absent = undefined;
/** The seats one has at a table; one thing that does not fit takes nothing else along. */
export const table = v.object({
  host: v.fallback(v.optional(token), absent),
  seats: v.fallback(v.record(seat, token), {}),
  watch: v.fallback(v.optional(link), absent),
  seen: v.fallback(v.optional(count), absent),
  hidden: v.fallback(v.optional(v.boolean()), absent),
  at: v.fallback(count, 0),
});

/** How somebody looked the last time. */
export const look = v.object({
  name,
  animal: v.picklist(ANIMALS),
  colour,
}) satisfies v.GenericSchema<unknown, Look>;

/** The tables whose ends were counted. */
export const counted = v.array(link);

/** The teaching cards that were shown. */
export const notes = v.object({
  shown: v.array(brief),
  turn: v.fallback(v.nullable(brief), null),
  enough: v.fallback(v.boolean(), false),
});

export const SIZES = [100, 125, 150, 175, 200] as const;
export const LIGHTS = ["system", "light", "dark"] as const;
export const PALETTES = ["standard", "vivid"] as const;

export interface Settings {
  readonly light: (typeof LIGHTS)[number];
  readonly contrast: boolean;
  /** Less motion, whatever the device says. */
  readonly still: boolean;
  /** Per cent. */
  readonly size: (typeof SIZES)[number];
  readonly palette: (typeof PALETTES)[number];
  /** Hints without asking; null: as it is usual for the seat. */
  readonly hints: boolean | null;
}

/** How somebody wants to see and be helped; what does not fit is as usual. */
export const settings = (usual: Settings) =>
  v.object({
    light: v.fallback(v.picklist(LIGHTS), usual.light),
    contrast: v.fallback(v.boolean(), usual.contrast),
    still: v.fallback(v.boolean(), usual.still),
    size: v.fallback(v.picklist(SIZES), usual.size),
    palette: v.fallback(v.picklist(PALETTES), usual.palette),
    hints: v.fallback(v.nullable(v.boolean()), usual.hints),
  });
