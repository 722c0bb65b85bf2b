/** Turns a word of a replay into the effects that the server would have sent. */
import { same, type Cell } from "../board/geometry";
import type { Effect, ShownGame } from "../wire/stream";
import { othersEffect } from "./others";
import type { Word } from "./script";

const REVEALED = { "=": "open", "?": "hand", "~": "rejects" } as const;
const ORDINARY = "10";

/** Throws if a condition does not hold: then the replay is invalid. */
export function must(holds: boolean): void {
  if (!holds) throw new Error("not a replay");
}

/** Returns a value that a valid replay must have; throws if it is missing. */
export function there<T>(found: T | null | undefined): T {
  must(found !== null && found !== undefined);
  return found as T;
}

const tileOn = (cell: Cell, game: ShownGame): string | undefined =>
  game.tiles.find(([, q, r]) => same([q, r], cell))?.[0];

const objectOn = (cell: Cell, game: ShownGame): ShownGame["objects"][number] | undefined =>
  game.objects.find(([, , q, r]) => same([q, r], cell));

/** The effects that the move itself implies. */
function deed({ move, brought }: Word, game: ShownGame, seat: number): Effect[] {
  const paid = brought.find((one) => one.startsWith("$"))?.slice(1) ?? ORDINARY;
  const price = { free: Number(paid[0]), cards: Number(paid[1]) };
  const open = (slot: number): string => there(game.open[slot]);
  const lay = (tile: string, { cell, rotation }: { cell: Cell; rotation: number }): Effect => {
    must(!tileOn(cell, game));
    return { code: "Connected", seat, tile, cell, rotation };
  };
  switch (move?.kind) {
    case "place-open":
      return [lay(open(move.slot), move)];
    case "place-drawn":
      return [lay(there(game.hand), move)];
    case "swap":
      return [{ code: "Swapped", seat, tile: there(game.hand), slot: move.slot }, lay(open(move.slot), move)];
    case "remove":
      return [{ code: "Removed", seat, tile: open(move.slot) }];
    case "go":
      must(!!tileOn(move.cell, game));
      return [{ code: "Went", seat, means: move.means, start: there(game.players[seat]).at, to: move.cell, ...price }];
    case "build":
      must(!!tileOn(move.cell, game) && !objectOn(move.cell, game));
      return [{ code: "Built", seat, what: move.what, cell: move.cell, ...price }];
    default:
      return [];
  }
}

/** The further effects of a move; `rejects` are the tiles set aside by then. */
function gift(text: string, { move }: Word, game: ShownGame, seat: number, rejects: string[]): Effect[] {
  const [sign, rest, number] = [text.charAt(0), text.slice(1), Number(text.slice(1))];
  const cell = move?.kind === "go" ? move.cell : ([0, 0] as const);
  const players = game.players.length;
  switch (sign) {
    case "=":
    case "?":
    case "~":
      if (sign === "~") rejects.push(rest);
      return [{ code: "Revealed", tile: rest, to: REVEALED[sign] }];
    case "<":
      return [{ code: "RejectsReturned", tiles: rejects.splice(0) }];
    case "$":
    case "@":
      return [];
    case "+":
    case "!":
      return [{ code: "PlaceTaken", seat, place: there(tileOn(cell, game)), points: number, first: sign === "!" }];
    case "-":
      return [{ code: "BearMet", seat, cell, points: -number }];
    case "v": {
      const [what, owner] = there(objectOn(cell, game));
      return [{ code: "Visited", seat, owner, what, cell, points: number }];
    }
    case "c":
    case "f":
      must(number < players);
      return [{ code: "StepEarned", seat: number, as_card: sign === "c" }];
    case "k":
      must(number < players);
      return [{ code: "Carried", seat: number, start: there(game.players[seat]).at, to: cell }];
    case "*": {
      const said = othersEffect(text);
      must((said.changes ?? []).every((one) => !("player" in one) || (one.player ?? 0) < players));
      return [said];
    }
    case ".":
      return [{ code: "GameEnded" }];
    default:
      return [
        { code: "TurnEnded", seat, lapsed: Number(text) },
        { code: "TurnBegan", seat: (seat + 1) % players },
      ];
  }
}

/** All effects of a word, in order; after the end of the game no turn begins. */
export function effectsOf(word: Word, game: ShownGame, seat: number): Effect[] {
  const rejects = [...game.rejects];
  const brought = word.brought.flatMap((text) => gift(text, word, game, seat, rejects));
  const over = brought.some(({ code }) => code === "GameEnded");
  const told = [...deed(word, game, seat), ...brought];
  return over ? told.filter(({ code }) => code !== "TurnBegan") : told;
}
