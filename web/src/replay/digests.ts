/** Short digests of positions and effects, as tests/replay/samples.py writes them; only for tests. */
import { createHash } from "node:crypto";
import type { Frame } from "./replay";

const DIGITS = 8;

/** As Python writes it with sorted keys. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, datum]) => `${JSON.stringify(name)}:${written(datum)}`).join(",")}}`;
}

const digest = (value: unknown): string => createHash("sha256").update(written(value)).digest("hex").slice(0, DIGITS);

/** The first frame that differs from the expected digests, with its number; null if none does. */
export function firstOther(frames: readonly Frame[], expected: string): string | null {
  const found = frames.map(({ game, effects }) => digest([game, effects]));
  const wrong = found.findIndex((one, number) => one !== expected.slice(number * DIGITS, (number + 1) * DIGITS));
  if (wrong >= 0) return `step ${wrong}: ${frames[wrong]?.move} ${written(frames[wrong])}`;
  return found.join("") === expected ? null : `only ${found.length} steps`;
}
