/** What each of the others did in their last turn, for the marks on the map that stay until one's own end of turn. */
import type { Cell, Colour, Highlight } from "../../board";
import type { Chapter } from "../../table/story";
import type { ShownSeat, ShownTable } from "../../wire/stream";
import type { Told } from "../../words/facts";

interface Marked {
  readonly laid: Cell[];
  readonly trail: Cell[];
  flag: Cell | undefined;
  over: boolean;
}

const nothing = (): Marked => ({ laid: [], trail: [], flag: undefined, over: false });
const differ = (one: Cell | undefined, other: Cell): boolean => one?.[0] !== other[0] || one[1] !== other[1];

function note(turn: Marked, effect: Told): void {
  const cell = (effect["cell"] ?? effect["to"]) as Cell;
  switch (effect.code) {
    case "Connected":
      turn.laid.push(cell);
      break;
    case "Went":
      if (!turn.trail.length) turn.trail.push(effect["start"] as Cell);
      if (differ(turn.trail.at(-1), cell)) turn.trail.push(cell);
      break;
    case "Built":
      turn.flag = cell;
      if (turn.trail.length && differ(turn.trail.at(-1), cell)) turn.trail.push(cell);
      break;
    case "TurnEnded":
      turn.over = true;
  }
}

const MARKED = new Set(["Connected", "Went", "Built", "TurnEnded"]);

/** The last turn of each player but the reader, since the reader's own; all players are counted in the order of play. */
export function lastTurns(chapters: readonly Chapter[], reader: number | null): ReadonlyMap<number, Marked> {
  const turns = new Map<number, Marked>();
  for (const effect of chapters.flatMap(({ change }) => change.effects as readonly Told[])) {
    const player = effect["seat"] as number;
    if (!MARKED.has(effect.code)) continue;
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

/** For whom the marks are: whoever at this screen moves now or next. Onlookers are nobody. */
export function readerOf(table: ShownTable, mine: readonly ShownSeat[]): number | null {
  const order = table.game?.order ?? [];
  const now = order.indexOf(table.turn.seat ?? -1);
  for (let ahead = 0; ahead < order.length; ahead += 1) {
    const player = (Math.max(now, 0) + ahead) % order.length;
    if (mine.some(({ seat }) => seat === order[player])) return player;
  }
  return null;
}
