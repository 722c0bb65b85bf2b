/** Schemas of what is kept about games alone; invalid data counts as missing. */
import * as v from "valibot";
import { bot, NAMED } from "./lists";

export const MOST_OPPONENTS = 4;

/** Whom somebody plays against, and with which extensions. */
export const opponents = v.object({
  bots: v.pipe(v.array(bot), v.minLength(1), v.maxLength(MOST_OPPONENTS)),
  extensions: v.fallback(v.array(v.pipe(v.string(), v.regex(NAMED))), []),
});
export type Opponents = v.InferOutput<typeof opponents>;

/** The animals that were beaten in games alone. */
export const stamps = v.array(bot);
