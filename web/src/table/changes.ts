/**
 * The one reducer: the table after a change. It only keeps the books, live and in replays: what was laid lies there, what
 * was paid is gone. Whether any of it was allowed, nobody asks here.
 */
import { same, type Cell } from "../board/geometry";
import type { ShownGame } from "../wire/stream";

type Player = ShownGame["players"][number];
type Pile = NonNullable<Player["pile"]>;
type Row = Pick<ShownGame, "open" | "hand" | "blind" | "rejects" | "removed">;

/** All that can change on a table. What happened is told by other codes, which may be many; this is what is shown of it. */
export type TableChange =
  | { readonly change: "tile-laid"; readonly tile: string; readonly cell: Cell; readonly rotation: number }
  /** `near` says that the walker is in the water now: at that shore, or in the middle. */
  | { readonly change: "walker-moved"; readonly player: number; readonly to: Cell; readonly near?: Cell | null }
  | { readonly change: "piece-moved"; readonly from: Cell; readonly to: Cell }
  | { readonly change: "piece-put"; readonly what: string; readonly player: number; readonly cell: Cell }
  | { readonly change: "piece-taken"; readonly cell: Cell }
  /** Step cards gained, or spent if there are fewer than none. */
  | { readonly change: "cards"; readonly player: number; readonly by: number }
  | { readonly change: "points"; readonly player: number; readonly from: Gain }
  /** The parts of the offer that are different now. */
  | { readonly change: "row"; readonly row: Partial<Row> }
  /** What is left of the turn. */
  | { readonly change: "turn"; readonly steps: ShownGame["steps"] };

export type Gain =
  { readonly place: string; readonly first: boolean } | { readonly visit: string } | { readonly bear: true };

/** A table on which nothing has happened yet, for whoever follows only what is on the map. */
export const BARE: ShownGame = {
  setup: "",
  order: [],
  tiles: [["START", 0, 0, 0]],
  open: [],
  hand: null,
  blind: {},
  rejects: [],
  removed: [],
  players: [],
  objects: [],
  swimmers: [],
  steps: { free: 0, connect: 0 },
  firsts: [],
};

/** As the server sorts them. */
const byCell = (one: Cell, other: Cell): number => one[1] - other[1] || one[0] - other[0];
const sorted = <T>(list: readonly T[], cell: (one: T) => Cell): T[] =>
  [...list].sort((one, other) => byCell(cell(one), cell(other)));

type Standing = ShownGame["objects"][number];
const whereStands = ([, , q, r]: Standing): Cell => [q, r];

const changed = (game: ShownGame, seat: number, change: (player: Player) => Partial<Player>): ShownGame => ({
  ...game,
  players: game.players.map((one, number) => (number === seat ? { ...one, ...change(one) } : one)),
});

/** A pile that lies face down stays as it is. */
const piled = (game: ShownGame, seat: number, change: (pile: Pile) => Partial<Pile>): ShownGame =>
  changed(game, seat, ({ pile }) => (pile ? { pile: { ...pile, ...change(pile) } } : {}));

function walked(game: ShownGame, { player, to, near }: Extract<TableChange, { change: "walker-moved" }>): ShownGame {
  const others = game.swimmers.filter((one) => one.player !== player);
  const swims = near === undefined ? [] : [{ player, near: near && ([...near] as [number, number]) }];
  const swimmers = [...others, ...swims].sort((one, other) => one.player - other.player);
  return { ...changed(game, player, () => ({ at: [...to] })), swimmers };
}

function put(game: ShownGame, what: string, player: number, [q, r]: Cell): ShownGame {
  const now = changed(game, player, ({ left }) => ({ left: { ...left, [what]: (left[what] ?? 0) - 1 } }));
  return { ...now, objects: sorted([...game.objects, [what, player, q, r] as const], whereStands) };
}

function gained(game: ShownGame, player: number, from: Gain): ShownGame {
  if ("bear" in from) return piled(game, player, ({ bears }) => ({ bears: bears + 1 }));
  if ("visit" in from) {
    const { visit } = from;
    return piled(game, player, ({ visits }) => ({ visits: { ...visits, [visit]: (visits[visit] ?? 0) + 1 } }));
  }
  const { place, first } = from;
  const now = piled(game, player, ({ places, firsts }) => ({
    places: [...places, place].sort(),
    firsts: first ? [...firsts, place].sort() : firsts,
  }));
  return first ? { ...now, firsts: game.firsts.filter((one) => one !== place) } : now;
}

export function reduced(game: ShownGame, one: TableChange): ShownGame {
  switch (one.change) {
    case "tile-laid": {
      const laid = [one.tile, ...one.cell, one.rotation] as const;
      return { ...game, tiles: sorted([...game.tiles, laid], ([, q, r]) => [q, r]) };
    }
    case "walker-moved":
      return walked(game, one);
    case "piece-moved": {
      const moved = (piece: Standing): Standing =>
        same(whereStands(piece), one.from) ? [piece[0], piece[1], ...one.to] : piece;
      return { ...game, objects: sorted(game.objects.map(moved), whereStands) };
    }
    case "piece-put":
      return put(game, one.what, one.player, one.cell);
    case "piece-taken":
      return { ...game, objects: game.objects.filter((piece) => !same(whereStands(piece), one.cell)) };
    case "cards":
      return changed(game, one.player, ({ cards }) => ({ cards: cards + one.by }));
    case "points":
      return gained(game, one.player, one.from);
    case "row":
      return { ...game, ...one.row };
    case "turn":
      return { ...game, steps: one.steps };
  }
}
