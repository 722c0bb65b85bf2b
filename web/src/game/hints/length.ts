/** About how long a game takes: from the tiles that are left, not from any rule. */
import type { ShownTable } from "../../wire/stream";

/** Minutes that a turn may take: guesses, nobody has measured them. */
const PERSON = 0.5;
const BOT = 0.08;
/** Nobody can foresee it more exactly. */
const ROUND = 5;

export function lengthOf({ game, seats }: Pick<ShownTable, "game" | "seats">): { turns: number; minutes: number } {
  if (!game) return { turns: 0, minutes: 0 };
  const tiles = game.open.length + Object.values(game.blind).reduce((sum, count) => sum + count, 0);
  const turns = Math.ceil(tiles / (game.order.length * Math.max(1, game.steps.connect)));
  const minutes = game.order.reduce((sum, seat) => sum + (seats[seat]?.kind === "bot" ? BOT : PERSON), 0) * turns;
  return { turns, minutes: Math.max(ROUND, Math.round(minutes / ROUND) * ROUND) };
}
