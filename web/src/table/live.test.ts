/**
 * Whole games, frame by frame, as each reader gets them: the reduced table is the server's own. The games are played by
 * tests/table/projection/test_reducer.py, which says where they lie; without them there is nothing to compare.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { EventFrame, MoveFrame, ShownTable } from "../wire/stream";
import { afterMove } from "./changes";

interface Heard {
  readonly frame: EventFrame | MoveFrame;
  /** As the server shows it by itself. */
  readonly table: ShownTable;
}
interface Game {
  readonly name: string;
  readonly heard: readonly Heard[];
}

const path = process.env["REDUCER_GAMES"];
const games = path ? readFileSync(path, "utf8").trimEnd().split("\n") : [];

/** How many moves came without the table. */
function follow({ name, heard }: Game): number {
  let table: ShownTable | null = null;
  let moves = 0;
  for (const { frame, table: server } of heard) {
    moves += "turn" in frame ? 1 : 0;
    table = "turn" in frame ? afterMove(table as unknown as ShownTable, frame) : frame.table;
    expect(table, `${name}, event ${frame.event.seq}`).toEqual(server);
  }
  return moves;
}

test.skipIf(!path)(
  "the reduced table is the server's after every event, for every reader",
  { timeout: 600_000 },
  () => {
    const followed = games.map((game) => follow(JSON.parse(game) as Game));
    expect(followed.length).toBeGreaterThan(10);
    expect(Math.min(...followed)).toBeGreaterThan(50);
  },
);
