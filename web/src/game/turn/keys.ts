/** Global keyboard shortcuts; the board itself handles arrows, N, P and Enter. */
import type { Cell } from "../../board";
import { removals } from "./chips";
import { cellsOf } from "./choices";
import { keyOf } from "./laying";
import type { Turn } from "./turn.svelte";

/** What can be read out on a key. */
export type Read = "last" | "scores" | "around";

export interface Around {
  readonly board: { focus(): void; fit(): void; find(): void; lookAt(cell: Cell): void } | undefined;
  /** Whether a sheet is open over the game: then Esc closes the sheet. */
  readonly covered: boolean;
  toggle(sheet: "keys" | "words" | "album"): void;
  read(what: Read): void;
  /** Silences the caption; returns whether there was one. */
  hush(): boolean;
  hint(): void;
  /** Shows others' turns at the next pace. */
  pace(): void;
}

const READS: Readonly<Record<string, Read>> = { l: "last", s: "scores", d: "around" };

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !!target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");

const pressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest("button, a, summary, input");

/**
 * The number of an action where there are several; of an open tile, with a drawn one first and the pile last; with a tile in the
 * hand or for a walk, of a place on the map; or of a tile to remove from the game.
 */
function choose(number: number, turn: Turn, { board }: Around): void {
  const deed = turn.preview.pinned && turn.preview.here.length > 1 ? turn.preview.here[number] : undefined;
  const source = turn.offer.sources.find((one) => keyOf(one) === number);
  const removal = removals(turn.offer.choices.others)[number];
  const draw = turn.offer.choices.others.find(({ move }) => move.kind === "draw-blind");
  const place = cellsOf(turn.preview.targets)[number];
  if (deed) void turn.perform(deed);
  else if (turn.preview.from !== null && place) board?.lookAt(place);
  else if (source !== undefined) {
    turn.take(source);
    board?.focus();
  } else if (removal) void turn.play(removal.text);
  else if (draw && number === turn.offer.openTiles) void turn.play(draw.text);
  else if (place && !turn.offer.laying) board?.lookAt(place);
}

/** Returns whether the key was handled. */
function act(key: string, free: boolean, turn: Turn, around: Around): boolean {
  const read = READS[key];
  if (/^[1-9]$/.test(key)) choose(Number(key) - 1, turn, around);
  else if (read) around.read(read);
  else if (key === "Escape") return around.hush() || (!around.covered && turn.back());
  else if (key === "q") turn.rotate(-1);
  else if (key === "e" || key === "r") turn.rotate(1);
  else if (key === "u") void turn.takeBack("undo");
  else if (key === "h") around.hint();
  else if (key === "t") around.pace();
  else if (key === "a") around.toggle("album");
  else if (key === "m") around.toggle("words");
  else if (key === "?") around.toggle("keys");
  else if (key === "0") around.board?.fit();
  else if (key === "f") around.board?.find();
  else if (key === "End") return turn.finish();
  else if (key === "Enter" && free) void turn.confirm();
  else if (free && /^(n|p|Arrow.*)$/.test(key)) around.board?.focus();
  else return false;
  return true;
}

export function press(event: KeyboardEvent, turn: Turn, around: Around): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (act(key, !pressing(event.target), turn, around)) event.preventDefault();
}
