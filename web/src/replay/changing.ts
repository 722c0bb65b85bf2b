/**
 * The table changes of a replay's effects, in the server's vocabulary. Links are too short to contain them, except for
 * third-party extensions.
 */
import { same, type Cell } from "../board/geometry";
import type { Effect, ShownGame, TableChange } from "../wire/stream";
import type { Start, Word } from "./script";

type Went = Extract<Effect, { code: "Went" }>;

const steps = (free: number, connect: number): TableChange => ({ change: "StepsChanged", free, connect });

const paid = ({ seat: player, free, cards }: Pick<Went, "seat" | "free" | "cards">): TableChange[] => [
  { change: "CardsChanged", player, by: -cards },
  steps(-free, 0),
];

/** Travelling: a vehicle moves along with its driver; a swimmer stays on the water tile. */
function went({ seat: player, start, to, means }: Went, game: ShownGame): TableChange[] {
  if (means === "swim") {
    const swimming = game.swimmers.some((one) => one.player === player);
    const near = !swimming ? start : same(start, to) ? null : to;
    const at = swimming ? (game.players[player]?.at ?? start) : to;
    return [{ change: "SwimmerMoved", player, to: at, near }];
  }
  const walker: TableChange = { change: "WalkerMoved", player, to };
  return means === "fly" || means === "sail" ? [walker, { change: "PieceMoved", start, to }] : [walker];
}

/** The tile comes from the open row for `place-open`, otherwise from the hand. */
function laid(tile: string, cell: Cell, rotation: number, { move }: Word): TableChange[] {
  const slot = move?.kind === "place-open" ? move.slot : null;
  return [
    { change: "TileTaken", tile, start: slot === null ? "hand" : "open", to: "map", slot },
    { change: "TileLaid", tile, cell, rotation },
    steps(0, -1),
  ];
}

/** `word` is the move with its effects, `start` what a turn begins with. */
export function changesOf(told: Effect, game: ShownGame, word: Word, start: Start): TableChange[] {
  switch (told.code) {
    case "Revealed":
      return [{ change: "TileTaken", tile: told.tile, start: "blind", to: told.to as "open", slot: null }];
    case "RejectsReturned":
      return told.tiles.map((tile) => ({ change: "TileTaken", tile, start: "rejects", to: "blind", slot: null }));
    case "Connected":
      return laid(told.tile, told.cell, told.rotation, word);
    case "Swapped":
      return [{ change: "TilesExchanged", slot: told.slot }];
    case "Removed": {
      const slot = word.move?.kind === "remove" ? word.move.slot : null;
      return [{ change: "TileTaken", tile: told.tile, start: "open", to: "removed", slot }, steps(0, -1)];
    }
    case "Went":
      return [...paid(told), ...went(told, game)];
    case "Carried":
      return [{ change: "WalkerMoved", player: told.seat, to: told.to }];
    case "Built": {
      const { seat: player, what, cell } = told;
      const boards: TableChange[] = word.brought.includes("@") ? [{ change: "WalkerMoved", player, to: cell }] : [];
      return [...paid(told), { change: "PiecePut", player, what, cell }, ...boards];
    }
    case "PlaceTaken":
      return [{ change: "PlaceScored", player: told.seat, place: told.place, first: told.first }];
    case "BearMet":
      return [{ change: "BearScored", player: told.seat }];
    case "Visited":
      return [{ change: "VisitScored", player: told.owner, what: told.what }];
    case "StepEarned":
      return [told.as_card ? { change: "CardsChanged", player: told.seat, by: 1 } : steps(1, 0)];
    case "TurnBegan":
      return [{ change: "TurnPassed", player: told.seat, free: start.free, connect: start.connect }];
    case "GameEnded":
      return [{ change: "TurnPassed", player: null, free: 0, connect: 0 }];
    default:
      return [...(told.changes ?? [])];
  }
}
