/** What keys do, wherever on the page they are pressed; the board itself sees to its arrows, N, P and Enter. */
import { build, buildings, removals } from "./chips";
import { slotOf } from "./laying";
import type { Turn } from "./turn.svelte";

export interface Around {
  readonly board: { focus(): void; fit(): void } | undefined;
  /** Whether a sheet lies over the game: then Esc is for the sheet. */
  readonly covered: boolean;
  help(): void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest("input, textarea, select, [contenteditable]");

const pressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest("button, a, summary");

/** The number of an open tile, or of what else can be chosen. */
function choose(number: number, turn: Turn, { board }: Around): void {
  const deed = turn.here.length > 1 ? turn.here[number] : undefined;
  const source = turn.sources.find((one) => (slotOf(one) ?? 0) === number);
  const removal = removals(turn.choices.others)[number];
  const building = buildings(turn.deeds)[number];
  if (deed) void turn.perform(deed);
  else if (source !== undefined) {
    turn.take(source);
    board?.focus();
  } else if (removal) void turn.play(removal.text);
  else if (building) build(building, turn);
}

/** Returns whether the key means something. */
function act(key: string, free: boolean, turn: Turn, around: Around): boolean {
  if (/^[1-9]$/.test(key)) choose(Number(key) - 1, turn, around);
  else if (key === "Escape") return !around.covered && turn.back();
  else if (key === "q") turn.rotate(-1);
  else if (key === "e" || key === "r") turn.rotate(1);
  else if (key === "u") void turn.takeBack("undo");
  else if (key === "?") around.help();
  else if (key === "0") around.board?.fit();
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
