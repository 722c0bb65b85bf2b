/** The schema of the server's extensions. The host installed them, but only valid paths and colours are drawn. */
import * as v from "valibot";
import { NAMED } from "./lists";

const named = v.pipe(v.string(), v.regex(NAMED));
const shape = v.object({
  path: v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]{1,2000}$/)),
  fill: v.pipe(v.string(), v.regex(/^(?:player|#[0-9a-f]{6})$/)),
});

export const extensions = v.array(
  v.object({
    name: named,
    words: v.pipe(v.string(), v.maxLength(100_000)),
    art: v.record(named, v.object({ shapes: v.pipe(v.array(shape), v.maxLength(50)) })),
  }),
);

export type Extension = v.InferOutput<typeof extensions>[number];
