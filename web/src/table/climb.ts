/** The climb: the animals that were beaten in games alone, each a stamp, kept in this browser. */
import { stamps } from "../schemas/alone";
import { fitting } from "../schemas/kept";
import { BOTS } from "../wire/lists";
import type { ShownTable } from "../wire/stream";
import { kept } from "./tokens";

export const KEPT = "rifugio.climb";
type Bot = (typeof BOTS)[number];

/** The animals beaten so far, from weak to strong. */
export function beaten(): Bot[] {
  const found = new Set(fitting(localStorage.getItem(KEPT), stamps));
  return BOTS.filter((bot) => found.has(bot));
}

/** The weakest animal not beaten yet; null if there is none. */
export const nextOf = (done: readonly Bot[]): Bot | null => BOTS.find((bot) => !done.includes(bot)) ?? null;

/** The animals that a player has beaten at a table: all of them, if nobody else is a person and nobody is level. */
export function beatenAt(table: ShownTable, seat: number): Bot[] {
  const { result, game } = table;
  const others = (game?.order ?? []).filter((one) => one !== seat).map((one) => table.seats[one]);
  const rank = result?.ranks[game?.order.indexOf(seat) ?? -1];
  const shared = result?.ranks.filter((one) => one === 1).length !== 1;
  if (rank !== 1 || shared || others.some((one) => one?.kind !== "bot")) return [];
  return others.flatMap((one) => (one?.bot ? [one.bot] : []));
}

/** Keeps the stamps for these; returns the new ones. */
export function stamp(bots: readonly Bot[]): Bot[] {
  const had = beaten();
  const fresh = BOTS.filter((bot) => bots.includes(bot) && !had.includes(bot));
  if (fresh.length) {
    try {
      localStorage.setItem(KEPT, JSON.stringify([...had, ...fresh]));
    } catch {
      // storage failed: the stamps are shown once
    }
  }
  return fresh;
}

/** Keeps the stamps that a player earned at a table, and returns the new ones; a game tried again from a turn earns none. */
export const earned = (link: string, table: ShownTable, seat: number): Bot[] =>
  kept(link).tried ? [] : stamp(beatenAt(table, seat));
