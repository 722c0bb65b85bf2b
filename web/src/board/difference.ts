/** The visible difference between two states of a game, for animations. */
import { same, type Cell } from "./geometry";
import type { BoardGame, Walk } from "./types";

export interface Moved {
  readonly player: number;
  /** From where it was to where it is, both ends included. */
  readonly cells: readonly Cell[];
}

export interface Carried {
  readonly what: string;
  readonly player: number;
  readonly from: Cell;
  readonly to: Cell;
}

export interface Difference {
  readonly laid: readonly Cell[];
  readonly walked: readonly Moved[];
  readonly built: readonly { readonly what: string; readonly player: number; readonly cell: Cell }[];
  readonly carried: readonly Carried[];
}

export const NOTHING: Difference = { laid: [], walked: [], built: [], carried: [] };

type Objects = BoardGame["objects"];
const equal = (a: Objects[number], b: Objects[number]): boolean => a.every((value, i) => value === b[i]);

/** A piece that disappeared in one place and appeared in another has moved; nothing is ever removed. */
function objectChanges(before: Objects, after: Objects): Pick<Difference, "built" | "carried"> {
  const gone = before.filter((old) => !after.some((now) => equal(old, now)));
  const built: Difference["built"][number][] = [];
  const carried: Carried[] = [];
  for (const [what, player, q, r] of after.filter((now) => !before.some((old) => equal(old, now)))) {
    const index = gone.findIndex((old) => old[0] === what && old[1] === player);
    const [from] = index < 0 ? [] : gone.splice(index, 1);
    if (from) carried.push({ what, player, from: [from[2], from[3]], to: [q, r] });
    else built.push({ what, player, cell: [q, r] });
  }
  return { built, carried };
}

export function difference(before: BoardGame, after: BoardGame, walks: readonly Walk[] = []): Difference {
  const lay = new Set(before.tiles.map(([, q, r]) => `${q},${r}`));
  const laid = after.tiles.filter(([, q, r]) => !lay.has(`${q},${r}`)).map(([, q, r]): Cell => [q, r]);
  const walked = after.players.flatMap(({ at }, player): Moved[] => {
    const from = before.players[player]?.at;
    if (!from || same(from, at)) return [];
    const way = walks.find((walk) => walk.player === player && same(walk.cells.at(-1), at))?.cells ?? [at];
    return [{ player, cells: same(way[0], from) ? way : [from, ...way] }];
  });
  return { laid, walked, ...objectChanges(before.objects, after.objects) };
}
