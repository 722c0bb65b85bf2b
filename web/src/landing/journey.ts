/** A recorded game of bots, as a list of changes to the map. Made by `tools/positions.py`. */
import type { BoardGame } from "../board";

export interface News {
  /** Tiles laid. */
  readonly t?: BoardGame["tiles"];
  /** Where the walkers are. */
  readonly w?: readonly BoardGame["players"][number]["at"][];
  readonly o?: BoardGame["objects"];
  readonly s?: BoardGame["swimmers"];
  readonly f?: BoardGame["firsts"];
}

const NOTHING: BoardGame = { tiles: [], players: [], objects: [], swimmers: [], firsts: [] };

export function after(game: BoardGame, { t = [], w, o, s, f }: News): BoardGame {
  return {
    tiles: [...game.tiles, ...t],
    players: w?.map((at) => ({ at })) ?? game.players,
    objects: o ?? game.objects,
    swimmers: s ?? game.swimmers,
    firsts: f ?? game.firsts,
  };
}

/** The table after `count` changes. */
export const tableAfter = (news: readonly News[], count: number): BoardGame =>
  news.slice(0, count).reduce(after, NOTHING);

/** The number of changes after which there are this many tiles: where the animation starts. */
export function begun(news: readonly News[], tiles: number): number {
  let lying = 0;
  const index = news.findIndex(({ t = [] }) => (lying += t.length) >= tiles);
  return index < 0 ? news.length : index + 1;
}
