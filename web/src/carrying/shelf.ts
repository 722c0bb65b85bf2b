/** The rucksacks on this device: the open one, and those of others on the shelf. Only their sessions are stored. */
import * as v from "valibot";
import { fitting, look } from "../schemas/kept";
import type { Look } from "../wire/stream";

const OPEN = "rifugio.rucksack";
const SHELF = "rifugio.shelf";
const session = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const open = v.object({
  session,
  /** What the server has, as far as this device knows: the same on both sides. */
  known: v.fallback(v.record(v.string(), v.string()), {}),
});
const shelf = v.array(v.object({ session, look: v.nullable(look) }));

export type Open = v.InferOutput<typeof open>;
export interface Shelved {
  readonly session: string;
  /** How its person looked when it was put there. */
  readonly look: Look | null;
}

export const opened = (): Open | null => fitting(localStorage.getItem(OPEN), open);

export function keepOpened(one: Open | null): void {
  if (one) localStorage.setItem(OPEN, JSON.stringify(one));
  else localStorage.removeItem(OPEN);
}

export const shelved = (): readonly Shelved[] => fitting(localStorage.getItem(SHELF), shelf) ?? [];

const keepShelf = (many: readonly Shelved[]): void => localStorage.setItem(SHELF, JSON.stringify(many));

/** Puts a rucksack on the shelf, once. */
export const putOnShelf = (one: Shelved): void =>
  keepShelf([...shelved().filter((other) => other.session !== one.session), one]);

export const takeFromShelf = (session: string): void =>
  keepShelf(shelved().filter((other) => other.session !== session));
