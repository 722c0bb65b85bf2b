/** The others' last turns, as marks on the map that stay until the reader ends their turn. */
import type { Cell, Colour, Highlight } from "../../board";
import type { Chapter } from "../../table/story";
import type { Effect, ShownSeat, ShownTable } from "../../wire/stream";

interface Marked {
  readonly laid: Cell[];
  readonly trail: Cell[];
  flag: Cell | undefined;
  over: boolean;
}

const nothing = (): Marked => ({ laid: [], trail: [], flag: undefined, over: false });
const differ = (one: Cell | undefined, other: Cell): boolean => one?.[0] !== other[0] || one[1] !== other[1];

/** What leaves marks. */
type Marking = Extract<Effect, { code: "Connected" | "Went" | "Built" | "TurnEnded" }>;
const MARKING: readonly string[] = ["Connected", "Went", "Built", "TurnEnded"] satisfies Marking["code"][];
const isMarking = (effect: Effect): effect is Marking => MARKING.includes(effect.code);

function note(turn: Marked, effect: Marking): void {
  switch (effect.code) {
    case "Connected":
      turn.laid.push(effect.cell);
      break;
    case "Went":
      if (!turn.trail.length) turn.trail.push(effect.start);
      if (differ(turn.trail.at(-1), effect.to)) turn.trail.push(effect.to);
      break;
    case "Built":
      turn.flag = effect.cell;
      if (turn.trail.length && differ(turn.trail.at(-1), effect.cell)) turn.trail.push(effect.cell);
      break;
    case "TurnEnded":
      turn.over = true;
  }
}

/** The last turn of each other player since the reader's own; players are numbered in the order of play. */
export function lastTurns(chapters: readonly Chapter[], reader: number | null): ReadonlyMap<number, Marked> {
  const turns = new Map<number, Marked>();
  for (const effect of chapters.flatMap(({ change }) => change.effects)) {
    if (!isMarking(effect)) continue;
    const player = effect.seat;
    if (player === reader) {
      if (effect.code === "TurnEnded") turns.clear();
      continue;
    }
    const going = turns.get(player);
    const turn = going && !going.over ? going : nothing();
    turns.set(player, turn);
    note(turn, effect);
  }
  return turns;
}

export function marks(
  chapters: readonly Chapter[],
  colours: readonly Colour[],
  reader: number | null,
  until = Infinity,
): Highlight[] {
  const turns = lastTurns(
    chapters.filter(({ change }) => change.seq <= until),
    reader,
  );
  return [...turns].flatMap(([player, { laid, trail, flag }]) => {
    const colour = colours[player];
    return colour && (laid.length || trail.length || flag) ? [{ colour, laid, trail, flag }] : [];
  });
}

/** The reader of the marks: the player at this screen who moves now or next; null for spectators. */
export function readerOf(table: ShownTable, mine: readonly ShownSeat[]): number | null {
  const order = table.game?.order ?? [];
  const now = order.indexOf(table.turn.seat ?? -1);
  for (let ahead = 0; ahead < order.length; ahead += 1) {
    const player = (Math.max(now, 0) + ahead) % order.length;
    if (mine.some(({ seat }) => seat === order[player])) return player;
  }
  return null;
}
