/** The places whose point cards a player has, where they lie on the map. */
import type { Cell } from "../board";
import type { ShownGame } from "../wire/stream";

/** None where the pile lies face down. */
export function ownedCells({ tiles, players }: Pick<ShownGame, "tiles" | "players">, player: number): Cell[] {
  const places = players[player]?.pile?.places ?? [];
  return tiles.flatMap(([tile, q, r]): Cell[] => (places.includes(tile) ? [[q, r]] : []));
}
