/** What an event is told as: the log, and those who listen, get the same sentences. */
import type { Colour } from "../board";
import { botName, nameIn, sceneOf, type Bot } from "../people/names";
import type { Chapter } from "../table/story";
import type { Change, ShownSeat, ShownTable } from "../wire/stream";
import type { Datum } from "../words/catalogue";
import type { Scene, Told } from "../words/facts";
import { effectSentence, remarkSentence } from "../words/sentences";
import { say } from "../words/speaker.svelte";

export interface Entry {
  readonly seq: number;
  readonly colour: Colour | null;
  readonly lines: readonly string[];
  readonly remark: string;
}

/** Too small to be told: whose turn it is stands above the map. */
const SILENT = new Set(["TurnBegan"]);
/** Whoever takes the seat of somebody who is away. */
const STAND_IN: Bot = "ibex";

function besides({ event }: Change, table: ShownTable): string[] {
  const seat = "seat" in event ? table.seats[event.seat] : undefined;
  const player = seat ? nameIn(seat) : "";
  switch (event.kind) {
    case "started": {
      const first = table.seats[event.order[0] ?? 0];
      return [say("event-started", { player: first ? nameIn(first) : "" })];
    }
    case "expired":
      return [say("event-expired", { player, bot: botName(STAND_IN) })];
    case "back":
      return [say("event-back", { player })];
    case "clock":
      return [event.clock.kind === "none" ? say("event-dinner") : say("event-clock")];
    case "claimed":
      return table.game ? [say("event-claimed", { player })] : [];
    case "revoked":
      return table.game ? [say("event-revoked", { player })] : [];
    case "aborted":
      return [say("game-given-up")];
    default:
      return [];
  }
}

function remark({ event }: Change, player: string, scene: Scene): string {
  if (event.kind !== "moved" || !event.remark) return "";
  const said = remarkSentence(event.remark as Readonly<Record<string, Datum>>, { ...scene, reader: null });
  return say("remark-said", { player, remark: said });
}

/** With several seats at one screen nobody is “you”. */
export function told({ change, land }: Chapter, table: ShownTable, mine: readonly ShownSeat[]): Entry {
  const scene = { ...sceneOf(table, mine.length === 1 ? (mine[0] ?? null) : null), land };
  const { event } = change;
  const seat = "seat" in event ? table.seats[event.seat] : undefined;
  const effects = (change.effects as readonly Told[]).filter(({ code }) => !SILENT.has(code));
  return {
    seq: change.seq,
    colour: seat?.look?.colour ?? null,
    lines: [...besides(change, table), ...effects.map((effect) => effectSentence(effect, scene))],
    remark: seat ? remark(change, nameIn(seat), scene) : "",
  };
}
