/**
 * The reducer: the table after a change, live and in replays. It only does the bookkeeping and checks no rule, so that
 * it works with any extension (`rifugio.client.following` does the same in Python).
 */
import { same, type Cell } from "../board/geometry";
import type { Effect, MoveFrame, ShownGame, ShownTable, TableChange } from "../wire/stream";

type Player = ShownGame["players"][number];
type Pile = NonNullable<Player["pile"]>;
type Taken = Extract<TableChange, { change: "TileTaken" }>;
type Piece = ShownGame["objects"][number];

/** An empty game, for code that follows only what is on the map. */
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
  marks: [],
  swimmers: [],
  steps: { free: 0, connect: 0 },
  firsts: [],
};

/** As the server sorts them. */
const byCell = (one: Cell, other: Cell): number => one[1] - other[1] || one[0] - other[0];
const sorted = <T>(list: readonly T[], cell: (one: T) => Cell): T[] =>
  [...list].sort((one, other) => byCell(cell(one), cell(other)));

const cellOf = ([, , q, r]: Piece): Cell => [q, r];
const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, number) => number !== index);

const changed = (game: ShownGame, seat: number, change: (player: Player) => Partial<Player>): ShownGame => ({
  ...game,
  players: game.players.map((one, number) => (number === seat ? { ...one, ...change(one) } : one)),
});

/** A hidden pile stays unchanged. */
const piled = (game: ShownGame, seat: number, change: (pile: Pile) => Partial<Pile>): ShownGame =>
  changed(game, seat, ({ pile }) => (pile ? { pile: { ...pile, ...change(pile) } } : {}));

/** Drops counts of zero but keeps negative ones, which replays are rejected for. */
function counted(blind: ShownGame["blind"], tile: string, by: 1 | -1): ShownGame["blind"] {
  const now = { ...blind, [tile]: (blind[tile] ?? 0) + by };
  return Object.fromEntries(Object.entries(now).filter(([, count]) => count !== 0));
}

function takenFrom(game: ShownGame, { tile, start, slot }: Taken): ShownGame {
  if (start === "map") return game;
  if (start === "hand") return { ...game, hand: null };
  if (start === "blind") return { ...game, blind: counted(game.blind, tile, -1) };
  return { ...game, [start]: without(game[start], slot ?? game[start].indexOf(tile)) };
}

function taken(game: ShownGame, change: Taken): ShownGame {
  const [{ tile, to }, now] = [change, takenFrom(game, change)];
  if (to === "map") return now;
  if (to === "hand") return { ...now, hand: tile };
  if (to === "blind") return { ...now, blind: counted(now.blind, tile, 1) };
  return { ...now, [to]: [...now[to], tile] };
}

function exchanged(game: ShownGame, slot: number): ShownGame {
  const open = game.open.map((one, number) => (number === slot ? (game.hand ?? one) : one));
  return { ...game, open, hand: game.open[slot] ?? null };
}

/** `near` is given for a walker in the water: near that shore, or null in the middle. */
function walked(game: ShownGame, player: number, to: Cell, near?: Cell | null): ShownGame {
  const others = game.swimmers.filter((one) => one.player !== player);
  const swims = near === undefined ? [] : [{ player, near }];
  const swimmers = [...others, ...swims].sort((one, other) => one.player - other.player);
  return { ...changed(game, player, () => ({ at: to })), swimmers };
}

function put(game: ShownGame, what: string, player: number, [q, r]: Cell): ShownGame {
  const now = changed(game, player, ({ left }) => ({ left: { ...left, [what]: (left[what] ?? 0) - 1 } }));
  return { ...now, objects: sorted([...game.objects, [what, player, q, r] as const], cellOf) };
}

function moved(game: ShownGame, start: Cell, to: Cell): ShownGame {
  const objects = game.objects.map((one): Piece => (same(cellOf(one), start) ? [one[0], one[1], ...to] : one));
  return { ...game, objects: sorted(objects, cellOf) };
}

function placed(game: ShownGame, player: number, place: string, first: boolean): ShownGame {
  const now = piled(game, player, ({ places, firsts }) => ({
    places: [...places, place].sort(),
    firsts: first ? [...firsts, place].sort() : firsts,
  }));
  return first ? { ...now, firsts: game.firsts.filter((one) => one !== place) } : now;
}

export function reduced(game: ShownGame, one: TableChange): ShownGame {
  switch (one.change) {
    case "TileLaid": {
      const laid = [one.tile, ...one.cell, one.rotation] as const;
      return { ...game, tiles: sorted([...game.tiles, laid], ([, q, r]) => [q, r]) };
    }
    case "TileTaken":
      return taken(game, one);
    case "TilesExchanged":
      return exchanged(game, one.slot);
    case "WalkerMoved":
      return walked(game, one.player, one.to);
    case "SwimmerMoved":
      return walked(game, one.player, one.to, one.near);
    case "PiecePut":
      return put(game, one.what, one.player, one.cell);
    case "PieceMoved":
      return moved(game, one.start, one.to);
    case "PieceTaken":
      return { ...game, objects: game.objects.filter((piece) => !same(cellOf(piece), one.cell)) };
    case "MarkPut": {
      const marks = [...game.marks, [one.what, one.player, ...one.cell] as const];
      return { ...game, marks: sorted(marks, cellOf) };
    }
    case "MarkTaken":
      return { ...game, marks: game.marks.filter((mark) => !same(cellOf(mark), one.cell)) };
    case "CardsChanged":
      return changed(game, one.player, ({ cards }) => ({ cards: cards + one.by }));
    case "PlaceScored":
      return placed(game, one.player, one.place, one.first);
    case "BearScored":
      return piled(game, one.player, ({ bears }) => ({ bears: bears + 1 }));
    case "VisitScored":
      return piled(game, one.player, ({ visits }) => ({
        visits: { ...visits, [one.what]: (visits[one.what] ?? 0) + 1 },
      }));
    case "StepsChanged": {
      const { free, connect } = game.steps;
      return { ...game, steps: { free: free + one.free, connect: connect + one.connect } };
    }
    case "TurnPassed":
      return { ...game, steps: { free: one.free, connect: one.connect } };
  }
}

/** The game after a sequence of effects. */
export const after = (game: ShownGame, effects: readonly Effect[]): ShownGame =>
  effects.flatMap(({ changes }) => changes ?? []).reduce(reduced, game);

/** The table after a move, with what only the rules can compute. */
export function afterMove(table: ShownTable, { event, turn, legal, scores }: MoveFrame): ShownTable {
  const game =
    table.game &&
    scores.reduce(
      (now, { player, score }) => changed(now, player, () => ({ score })),
      after(table.game, event.effects),
    );
  return { ...table, seq: event.seq, at: event.at, turn, legal, game };
}
