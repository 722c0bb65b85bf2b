/** Display names, and the scene of a table for its reader. */
import type { Scene } from "../words/facts";
import type { ShownSeat, ShownTable } from "../wire/stream";
import { say, speaker } from "../words/speaker.svelte";

export type Bot = NonNullable<ShownSeat["bot"]>;

/** The bot that stands in for somebody who is away or has left. */
export const STAND_IN: Bot = "ibex";

export const botName = (bot: Bot): string => say(`bot-${bot}`);

/** A seat's display name; for a bot, or a person whose name was erased, in the reader's language. */
export function nameIn(seat: ShownSeat): string {
  if (seat.look?.name) return seat.look.name;
  if (seat.kind === "person" && seat.look) return say("animal", { animal: seat.look.animal });
  return seat.bot ? botName(seat.bot) : say("seat-free");
}

/** The seat of a player; players are numbered in the order of play. */
export const seatOfPlayer = (table: ShownTable, player: number): ShownSeat | undefined =>
  table.seats[table.game?.order[player] ?? -1];

export const playerOfSeat = (table: ShownTable, seat: number): number => table.game?.order.indexOf(seat) ?? -1;

/** The scene of a table as it is now, for its reader; with several at one screen nobody is “you”. */
export function sceneOf(table: ShownTable, reader: ShownSeat | null): Scene {
  const order = table.game?.order ?? [];
  const player = reader ? order.indexOf(reader.seat) : -1;
  return {
    words: speaker.catalogue,
    reader: player < 0 ? null : player,
    names: order.map((seat) => (table.seats[seat] ? nameIn(table.seats[seat]) : "")),
    land: table.game,
    exact: false,
  };
}
