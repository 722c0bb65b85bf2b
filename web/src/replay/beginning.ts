/** The table before the first move of a replay. */
import { BARE } from "../table/changes";
import type { ShownGame } from "../wire/stream";
import type { Start } from "./script";

type Player = ShownGame["players"][number];

export function beginning(setup: string, start: Start, players: number): ShownGame {
  const pile: NonNullable<Player["pile"]> = {
    places: [],
    firsts: [],
    bears: 0,
    visits: Object.fromEntries(Object.keys(start.left).map((what) => [what, 0])),
  };
  const player: Player = { at: [0, 0], cards: start.cards, left: { ...start.left }, pile, score: null };
  return {
    ...BARE,
    setup,
    order: Array.from({ length: players }, (_, number) => number),
    blind: { ...start.blind },
    players: Array.from({ length: players }, () => player),
    steps: { free: start.free, connect: start.connect },
    firsts: [...start.firsts],
  };
}
