/**
 * What the server's effects change on the table, in the reducer's few words. The only place that knows the effects' codes
 * for that; an effect that is not known changes nothing that is shown.
 */
import { same } from "../board/geometry";
import type { Move } from "../words/moves";
import type { Effect, ShownGame, Went } from "../wire/stream";
import { reduced, type TableChange } from "./changes";

type Steps = ShownGame["steps"];

/** None of it is left out, not even what there are fewer than none of: whoever reads replays refuses it. */
function counted(blind: ShownGame["blind"], tiles: readonly string[], by: 1 | -1): ShownGame["blind"] {
  const now: Record<string, number> = { ...blind };
  for (const tile of tiles) now[tile] = (now[tile] ?? 0) + by;
  return Object.fromEntries(Object.entries(now).filter(([, count]) => count !== 0));
}

const turn = (game: ShownGame, by: Partial<Steps>): TableChange => ({
  change: "turn",
  steps: { free: game.steps.free + (by.free ?? 0), connect: game.steps.connect + (by.connect ?? 0) },
});

type Paid = Extract<Effect, { code: "Went" | "Built" }>;

const paid = ({ seat, free, cards }: Paid, game: ShownGame): TableChange[] => [
  { change: "cards", player: seat, by: -cards },
  turn(game, { free: -free }),
];

/** Getting on: whoever flies or sails takes along what they are in; a swimmer stays on the water's tile. */
function went({ seat: player, start: from, to, means }: Went, game: ShownGame): TableChange[] {
  if (means === "swim") {
    const swimming = game.swimmers.some((one) => one.player === player);
    const near = !swimming ? from : same(from, to) ? null : to;
    const at = swimming ? (game.players[player]?.at ?? from) : to;
    return [{ change: "walker-moved", player, to: at, near }];
  }
  const carried = means === "fly" || means === "sail";
  const walker: TableChange = { change: "walker-moved", player, to };
  return carried ? [walker, { change: "piece-moved", from, to }] : [walker];
}

/** `whole` is what a turn begins with. */
export function changesOf(told: Effect, game: ShownGame, whole: Steps): TableChange[] {
  switch (told.code) {
    case "Revealed": {
      const { tile } = told;
      const to = told.to as "open" | "hand" | "rejects";
      const lies = to === "hand" ? { hand: tile } : { [to]: [...game[to], tile] };
      return [{ change: "row", row: { ...lies, blind: counted(game.blind, [tile], -1) } }];
    }
    case "RejectsReturned":
      return [{ change: "row", row: { rejects: [], blind: counted(game.blind, told.tiles, 1) } }];
    case "Connected": {
      const { tile, cell, rotation } = told;
      return [{ change: "tile-laid", tile, cell, rotation }, turn(game, { connect: -1 })];
    }
    case "Removed":
      return [turn(game, { connect: -1 })];
    case "Went":
      return [...paid(told, game), ...went(told, game)];
    case "Carried":
      return [{ change: "walker-moved", player: told.seat, to: told.to }];
    case "Built":
      return [...paid(told, game), { change: "piece-put", what: told.what, player: told.seat, cell: told.cell }];
    case "PlaceTaken":
      return [{ change: "points", player: told.seat, from: { place: told.place, first: told.first } }];
    case "BearMet":
      return [{ change: "points", player: told.seat, from: { bear: true } }];
    case "Visited":
      return [{ change: "points", player: told.owner, from: { visit: told.what } }];
    case "StepEarned":
      return told.as_card ? [{ change: "cards", player: told.seat, by: 1 }] : [turn(game, { free: 1 })];
    case "TurnBegan":
      return [{ change: "turn", steps: { free: whole.free, connect: whole.connect } }];
    case "GameEnded":
      return [{ change: "turn", steps: { free: 0, connect: 0 } }];
    default:
      return [];
  }
}

const without = (list: readonly string[], index: number): string[] => list.filter((_, number) => number !== index);

/** What the move itself takes out of the row, which no effect tells. */
export function changesOfMove(move: Move, game: ShownGame): TableChange[] {
  switch (move.kind) {
    case "place-open":
      return [{ change: "row", row: { open: without(game.open, move.slot) } }];
    case "place-drawn":
      return [{ change: "row", row: { hand: null } }];
    case "swap": {
      const open = game.open.map((one, slot) => (slot === move.slot ? (game.hand ?? one) : one));
      return [{ change: "row", row: { hand: null, open } }];
    }
    case "remove": {
      const removed = [...game.removed, game.open[move.slot] ?? ""];
      return [{ change: "row", row: { open: without(game.open, move.slot), removed } }];
    }
    default:
      return [];
  }
}

export const allReduced = (game: ShownGame, changes: readonly TableChange[]): ShownGame =>
  changes.reduce(reduced, game);

/** The table after some effects, one after the other. */
export const after = (game: ShownGame, effects: readonly Effect[], whole: Steps): ShownGame =>
  effects.reduce((now, told) => allReduced(now, changesOf(told, now, whole)), game);
