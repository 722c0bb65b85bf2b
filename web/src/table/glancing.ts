/** What a table at a glance says: names, whose turn, what was done last, who has won. */
import { botName } from "../avatars/names";
import type { Glance } from "../wire/api";
import { readMove } from "../words/moves";
import { say, speaker } from "../words/speaker.svelte";
import type { MyTable } from "./mine";

export type GlanceSeat = Glance["seats"][number];

/** In the reader's language, if it is a bot's or was erased. */
export function nameAt({ kind, look }: GlanceSeat): string {
  if (look.name) return look.name;
  return kind === "bot"
    ? botName(look.animal as Parameters<typeof botName>[0])
    : say("animal", { animal: look.animal });
}

/** Those I play with; where all seats are mine, everybody. */
export function company({ glance, mine }: Pick<MyTable, "glance" | "mine">): readonly GlanceSeat[] {
  const all = glance?.seats ?? [];
  const others = all.filter(({ seat }) => !mine.includes(seat));
  return others.length || mine.length < 2 ? others : all;
}

/** A table is known by the people at it; one where nobody else sits by its code. */
export function titleOf(table: MyTable): string {
  const names = company(table).map(nameAt);
  return names.length ? speaker.catalogue.join(names) : table.room;
}

const whoIs = ({ mine }: MyTable, seat: GlanceSeat) => ({
  who: mine.length === 1 && mine.includes(seat.seat) ? "you" : "other",
  player: nameAt(seat),
});

/** Whose turn it is, or how it stands otherwise. */
export function standing(table: MyTable): string {
  const { state, glance, mine } = table;
  const toMove = glance?.seats.find(({ seat }) => seat === glance.turn);
  if (toMove && !(state === "turn" && mine.length === 1)) return say("mine-turn", { player: nameAt(toMove) });
  const winners = glance?.seats.filter(({ rank }) => rank === 1) ?? [];
  const [first, ...others] = winners;
  if (first && others.length) return say("mine-shared", { players: speaker.catalogue.join(winners.map(nameAt)) });
  if (first) return say("mine-won", { ...whoIs(table, first), points: first.points ?? 0 });
  return say("mine-state", { state });
}

/** What was done last; empty if nobody has moved. */
export function lastTold(table: MyTable): string {
  const last = table.glance?.last;
  const seat = table.glance?.seats.find((one) => one.seat === last?.seat);
  if (!last || !seat) return "";
  const move = readMove(last.move);
  const facts = { deed: "other", means: "walk", object: "other", ...whoIs(table, seat) };
  if (move.kind === "build") return say("mine-last", { ...facts, deed: "build", object: move.what });
  if (move.kind === "go") return say("mine-last", { ...facts, deed: "go", means: move.means });
  const lays = move.kind === "swap" || move.kind.startsWith("place");
  return say("mine-last", { ...facts, deed: lays ? "lay" : "other" });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago, in its largest unit. */
export function ago(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1000;
  const [unit, size] = UNITS.find(([, one]) => -seconds >= one) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(speaker.language, { numeric: "auto" });
  return format.format(Math.min(0, Math.round(seconds / size)) + 0, unit);
}

/** How long is left, in its largest unit. */
export function timeLeft(deadline: string, now: number): string {
  const seconds = Math.max(0, (Date.parse(deadline) - now) / 1000);
  const [unit, size] = UNITS.find(([, one]) => seconds >= 2 * one) ?? ["minute", 60];
  const time = new Intl.NumberFormat(speaker.language, { style: "unit", unit, unitDisplay: "long" });
  return say("clock-left", { time: time.format(Math.max(1, Math.round(seconds / size))) });
}
