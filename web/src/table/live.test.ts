/**
 * Whole games, event by event, as each reader gets them: the reduced table is the server's own. The games are played by
 * tests/table/projection/test_reducer.py, which says where they lie; without them there is nothing to compare.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMove } from "../words/moves";
import type { Effect, ShownGame } from "../wire/stream";
import { reduced } from "./changes";
import { after, allReduced, changesOfMove } from "./effects";

interface Happened {
  readonly seq: number;
  readonly event: { readonly kind: string; readonly move?: string; readonly to?: number };
  readonly effects: readonly Effect[];
  readonly game: ShownGame | null;
}
interface Game {
  readonly name: string;
  readonly events: readonly Happened[];
}

const path = process.env["REDUCER_GAMES"];
const games = path ? readFileSync(path, "utf8").trimEnd().split("\n") : [];

/** Without points, which only rules know, and without piles that lay face down for the reader until the end. */
const known = (game: ShownGame, covered: readonly boolean[]): ShownGame => ({
  ...game,
  players: game.players.map((one, player) => ({ ...one, score: null, pile: covered[player] ? null : one.pile })),
});

/** Whoever builds what they then stand on: no effect tells it yet. */
function boarded(game: ShownGame, server: ShownGame, effects: readonly Effect[]): ShownGame {
  const built = effects.find((told) => told.code === "Built");
  if (!built) return game;
  const { seat: player, cell } = built;
  const to = server.players[player]?.at;
  return to && String(to) === String(cell) ? reduced(game, { change: "walker-moved", player, to }) : game;
}

function follow({ name, events }: Game): number {
  const tables = new Map<number, ShownGame>();
  const first = events.find(({ game }) => game)?.game as ShownGame;
  const covered = first.players.map(({ pile }) => pile === null);
  let game = first;
  for (const { seq, event, effects, game: server } of events.filter((one) => one.game)) {
    if (event.kind === "undone") game = tables.get(event.to ?? -1) as ShownGame;
    if (event.kind === "moved" && event.move) {
      game = after(allReduced(game, changesOfMove(readMove(event.move), game)), effects, first.steps);
      game = boarded(game, server as ShownGame, effects);
    }
    expect(known(game, covered), `${name}, event ${seq}: ${event.move ?? event.kind}`).toEqual(
      known(server as ShownGame, covered),
    );
    tables.set(seq, game);
  }
  return tables.size;
}

test.skipIf(!path)(
  "the reduced table is the server's after every event, for every reader",
  { timeout: 600_000 },
  () => {
    const followed = games.map((game) => follow(JSON.parse(game) as Game));
    expect(followed.length).toBeGreaterThan(15);
    expect(Math.min(...followed)).toBeGreaterThan(50);
  },
);
