/** Schemas of the browser's storage, which is untrusted: invalid data counts as missing. */
import * as v from "valibot";
import { ANIMALS } from "../wire/lists";
import type { Look } from "../wire/stream";
import { colour, MOST_PLAYERS, name } from "./lists";

/** Characters; nothing that we store is longer. */
const MOST = 20_000;

/** Parses a text; null if it does not match the schema. */
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

/** The link of a table, for players or for spectators. */
export const link = text(/^[\w-]{22}$/);
const token = text(/^[\w.-]{1,500}$/);
const seat = text(new RegExp(`^[0-${MOST_PLAYERS - 1}]$`));

/** The content of a token, whose second element is the seat's number. */
export const told = v.looseTuple([v.unknown(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))]);

const absent = undefined;
/** The seats held at a table; an invalid field does not invalidate the others. */
export const table = v.object({
  host: v.fallback(v.optional(token), absent),
  seats: v.fallback(v.record(seat, token), {}),
  watch: v.fallback(v.optional(link), absent),
  seen: v.fallback(v.optional(count), absent),
  hidden: v.fallback(v.optional(v.boolean()), absent),
  over: v.fallback(v.optional(v.boolean()), absent),
  packed: v.fallback(v.optional(brief), absent),
  left: v.fallback(v.optional(v.boolean()), absent),
  tried: v.fallback(v.optional(v.boolean()), absent),
  at: v.fallback(count, 0),
});

/** How somebody looked the last time. */
export const look = v.object({
  name,
  animal: v.picklist(ANIMALS),
  colour,
}) satisfies v.GenericSchema<unknown, Look>;

/** The tables whose ceremony was shown. */
export const counted = v.array(link);

/** The teaching cards that were shown. */
export const notes = v.object({
  shown: v.array(brief),
  turn: v.fallback(v.nullable(brief), null),
  enough: v.fallback(v.boolean(), false),
});
