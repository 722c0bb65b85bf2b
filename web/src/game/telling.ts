/** The sentences of an event: the same for the log and for screen readers. */
import type { Cell, Colour } from "../board";
import { ICON_OF_PIECE, type IconName } from "../ui/icons";
import { STAND_IN, botName, nameIn, sceneOf } from "../avatars/names";
import type { Chapter } from "../table/story";
import type { Change, Effect, ShownSeat, ShownTable } from "../wire/stream";
import type { Datum } from "../words/catalogue";
import { cellOf, type Scene } from "../words/facts";
import { effectSentence, remarkSentence } from "../words/sentences";
import { readMove } from "../words/moves";
import { say, speaker } from "../words/speaker.svelte";

export interface Entry {
  readonly seq: number;
  readonly colour: Colour | null;
  readonly lines: readonly string[];
  /** A picture for each of the lines. */
  readonly icons: readonly IconName[];
  /** Where it happened. */
  readonly cells: readonly Cell[];
  readonly remark: string;
}

/** Effects without a sentence: the status line already shows whose turn it is. */
const SILENT = new Set(["TurnBegan"]);

const ICON_OF: Readonly<Record<string, IconName>> = {
  Connected: "tile",
  Revealed: "tile",
  RejectsReturned: "swap",
  Swapped: "swap",
  Removed: "close",
  Carried: "water",
  PlaceTaken: "star",
  BearMet: "bear",
  Visited: "hut",
  StepEarned: "card",
  TurnEnded: "check",
  GameEnded: "flag",
};
const ICON_OF_MEANS: Readonly<Record<string, IconName>> = { fly: "heli", sail: "water", swim: "water" };

const iconOf = (effect: Effect): IconName =>
  effect.code === "Went"
    ? (ICON_OF_MEANS[effect.means] ?? "boot")
    : effect.code === "Built"
      ? (ICON_OF_PIECE[effect.what] ?? "hut")
      : (ICON_OF[effect.code] ?? "flag");

function cellsOf(effects: readonly Effect[]): Cell[] {
  const cells = effects.map(cellOf).filter((cell) => cell !== null);
  return [...new Map(cells.map((cell) => [cell.join(), cell])).values()];
}

type Going = Extract<Change["event"], { kind: "left" | "resigned" }>;

/** Who left or resigned, who plays on, and who is the host then. */
function gone(event: Going, table: ShownTable): string[] {
  const name = (seat: number): string => (table.seats[seat] ? nameIn(table.seats[seat]) : "");
  const bot = botName(STAND_IN);
  const ended = Boolean(event.secret);
  const lines =
    event.kind === "left"
      ? event.seats.map((seat) =>
          ended ? say("event-left-last", { player: name(seat) }) : say("event-left", { player: name(seat), bot }),
        )
      : [
          ended
            ? say("event-resigned-last", { player: name(event.seat), points: event.points })
            : say("event-resigned", { player: name(event.seat), points: event.points, bot }),
        ];
  return typeof event.host === "number" ? [...lines, say("event-host", { player: name(event.host) })] : lines;
}

function besides({ change: { event }, reopened }: Chapter, table: ShownTable): string[] {
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
    case "holiday":
      return [say("event-holiday", { player, days: event.days })];
    case "clock":
      return [event.clock.kind === "none" ? say("event-dinner") : say("event-clock")];
    case "claimed":
      return table.game ? [say("event-claimed", { player })] : [];
    case "revoked":
      return table.game ? [say("event-revoked", { player, bot: botName(STAND_IN) })] : [];
    case "left":
    case "resigned":
      return table.game ? gone(event, table) : [];
    case "undone":
      return reopened === undefined ? [] : [say("event-turn-undone", { player, tiles: reopened })];
    case "aborted":
      return [say("game-given-up")];
    default:
      return [];
  }
}

const BESIDES: Readonly<Record<string, IconName>> = {
  clock: "clock",
  expired: "clock",
  holiday: "suitcase",
  started: "boot",
  undone: "undo",
  left: "leave",
  resigned: "flag",
};
const besidesIcon = ({ event }: Change): IconName => BESIDES[event.kind] ?? "person";

function remark({ event }: Change, player: string, scene: Scene): string {
  if (event.kind !== "moved" || !event.remark) return "";
  const said = remarkSentence(event.remark as Readonly<Record<string, Datum>>, { ...scene, reader: null });
  return said && say("remark-said", { player, remark: said });
}

/** The slot of the open row that a tile was taken from, counted from 1. */
function slotOf({ event }: Change): number {
  const move = event.kind === "moved" ? readMove(event.move) : null;
  return move?.kind === "place-open" || move?.kind === "remove" ? move.slot + 1 : 0;
}

/** A cache of entries: by chapter, and by what else they depend on. */
const known = new WeakMap<Chapter, Map<string, Entry>>();

/**
 * With several seats at one screen nobody is “you”. With `exact` the sentence is unambiguous: no other possible move
 * would get the same words.
 */
export function told(chapter: Chapter, table: ShownTable, mine: readonly ShownSeat[], exact = false): Entry {
  const scene = { ...sceneOf(table, mine.length === 1 ? (mine[0] ?? null) : null), land: chapter.land, exact };
  const by = known.get(chapter) ?? new Map<string, Entry>();
  const key = [
    speaker.language,
    exact,
    scene.reader,
    ...table.seats.map((seat) => `${nameIn(seat)} ${seat.look?.colour}`),
  ].join("|");
  const entry = by.get(key) ?? tell(chapter, table, scene);
  known.set(chapter, by.set(key, entry));
  return entry;
}

function tell(chapter: Chapter, table: ShownTable, alike: Scene): Entry {
  const { change } = chapter;
  const scene = { ...alike, slot: slotOf(change) };
  const { event } = change;
  const seat = "seat" in event ? table.seats[event.seat] : undefined;
  const effects = change.effects.filter(({ code }) => !SILENT.has(code));
  const others = besides(chapter, table);
  return {
    seq: change.seq,
    colour: seat?.look?.colour ?? null,
    lines: [...others, ...effects.map((effect) => effectSentence(effect, scene))],
    icons: [...others.map(() => besidesIcon(change)), ...effects.map(iconOf)],
    cells: cellsOf(effects),
    remark: seat ? remark(change, nameIn(seat), scene) : "",
  };
}
