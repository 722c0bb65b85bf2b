/** Queries on the seats of a table. */
import type { Look, ShownTable } from "../wire/stream";

/** The looks of the people at the table; bots change their colour if it is taken. */
export const looksAt = (table: ShownTable): Look[] =>
  table.seats.flatMap((seat) => (seat.kind === "person" && seat.look ? [seat.look as Look] : []));

export const freeSeats = (table: ShownTable): number[] =>
  table.seats.flatMap((seat) => (seat.kind === "open" ? [seat.seat] : []));

export type Hindrance = "seats" | "few" | "hikes" | null;

/** Why the game cannot start yet, if it cannot. */
export function hindrance(table: ShownTable, first: "draw" | "hiked", withoutFree = false): Hindrance {
  const sitting = table.seats.filter((seat) => seat.kind === "person" || seat.kind === "bot");
  if (!withoutFree && freeSeats(table).length) return "seats";
  if (sitting.length < 2) return "few";
  const silent = sitting.some((seat) => seat.kind === "person" && seat.hiked === null);
  const people = sitting.some((seat) => seat.kind === "person");
  return first === "hiked" && (silent || !people) ? "hikes" : null;
}
