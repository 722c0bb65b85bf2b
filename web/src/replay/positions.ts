/**
 * The position after a step of a replay. It only keeps the books: what was laid lies there, what was paid is gone.
 * Whether any of it was allowed, nobody asks here.
 */
import { same, type Cell } from "../board/geometry";
import type { Told } from "../words/facts";
import type { ShownGame } from "../wire/stream";
import type { Start, Word } from "./script";
import { must } from "./telling";

type Player = ShownGame["players"][number];
type Pile = NonNullable<Player["pile"]>;

const byCell = (one: Cell, other: Cell): number => one[1] - other[1] || one[0] - other[0];
const sorted = <T>(list: readonly T[], cell: (one: T) => Cell): T[] =>
  [...list].sort((one, other) => byCell(cell(one), cell(other)));

export function beginning(setup: string, start: Start, players: number): ShownGame {
  const pile: Pile = {
    places: [],
    firsts: [],
    bears: 0,
    visits: Object.fromEntries(Object.keys(start.left).map((what) => [what, 0])),
  };
  const player: Player = { at: [0, 0], cards: start.cards, left: { ...start.left }, pile, score: null };
  return {
    setup,
    order: Array.from({ length: players }, (_, number) => number),
    tiles: [["START", 0, 0, 0]],
    open: [],
    hand: null,
    blind: { ...start.blind },
    rejects: [],
    removed: [],
    players: Array.from({ length: players }, () => player),
    objects: [],
    swimmers: [],
    steps: { free: start.free, connect: start.connect },
    firsts: [...start.firsts],
  };
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, number) => number !== index);

function counted(blind: ShownGame["blind"], tile: string, by: number): ShownGame["blind"] {
  must(by > 0 || tile in blind);
  const now = { ...blind, [tile]: (blind[tile] ?? 0) + by };
  return Object.fromEntries(Object.entries(now).filter(([, count]) => count > 0));
}

const changed = (game: ShownGame, seat: number, change: (player: Player) => Partial<Player>): ShownGame => ({
  ...game,
  players: game.players.map((one, number) => (number === seat ? { ...one, ...change(one) } : one)),
});

const piled = (game: ShownGame, seat: number, change: (pile: Pile) => Partial<Pile>): ShownGame =>
  changed(game, seat, ({ pile }) => (pile ? { pile: { ...pile, ...change(pile) } } : {}));

/** What the move itself takes out of the offer, and who stands on what they have built. */
export function taken(game: ShownGame, { move, brought }: Word, seat: number): ShownGame {
  if (move?.kind === "build" && brought.includes("@")) return changed(game, seat, () => ({ at: [...move.cell] }));
  switch (move?.kind) {
    case "place-open":
      return { ...game, open: without(game.open, move.slot) };
    case "place-drawn":
      return { ...game, hand: null };
    case "swap":
      return {
        ...game,
        hand: null,
        open: game.open.map((one, slot) => (slot === move.slot ? (game.hand ?? one) : one)),
      };
    case "remove":
      return { ...game, open: without(game.open, move.slot), removed: [...game.removed, game.open[move.slot] ?? ""] };
    default:
      return game;
  }
}

const paid = (game: ShownGame, { seat, free, cards }: Told): ShownGame => ({
  ...changed(game, seat as number, (one) => ({ cards: one.cards - (cards as number) })),
  steps: { ...game.steps, free: game.steps.free - (free as number) },
});

const connected = (game: ShownGame): ShownGame => ({
  ...game,
  steps: { ...game.steps, connect: game.steps.connect - 1 },
});

/** Getting on: whoever flies or sails takes along what they are in; a swimmer stays on the water's tile. */
function went(game: ShownGame, told: Told): ShownGame {
  const [seat, start, to, means] = [told["seat"] as number, told["start"] as Cell, told["to"] as Cell, told["means"]];
  const after = paid(game, told);
  const swimming = game.swimmers.some(({ player }) => player === seat);
  const others = game.swimmers.filter(({ player }) => player !== seat);
  if (means === "swim") {
    const near = !swimming ? start : same(start, to) ? null : to;
    const swimmers = [...others, { player: seat, near: near as [number, number] | null }];
    swimmers.sort((one, other) => one.player - other.player);
    return { ...(swimming ? after : changed(after, seat, () => ({ at: [...to] }))), swimmers };
  }
  const carried = means === "fly" || means === "sail";
  const objects = carried
    ? game.objects.map((one) => (same(start, [one[2], one[3]]) ? ([one[0], one[1], ...to] as typeof one) : one))
    : game.objects;
  return {
    ...changed(after, seat, () => ({ at: [...to] })),
    swimmers: others,
    objects: sorted(objects, ([, , q, r]) => [q, r]),
  };
}

/** The position after one thing that happened. */
export function after(game: ShownGame, told: Told, start: Start): ShownGame {
  const seat = told["seat"] as number;
  switch (told.code) {
    case "Revealed": {
      const [tile, to] = [told["tile"] as string, told["to"] as "open" | "hand" | "rejects"];
      const now = { ...game, blind: counted(game.blind, tile, -1) };
      return to === "hand" ? { ...now, hand: tile } : { ...now, [to]: [...game[to], tile] };
    }
    case "RejectsReturned":
      return (told["tiles"] as string[]).reduce((now, tile) => ({ ...now, blind: counted(now.blind, tile, 1) }), {
        ...game,
        rejects: [] as string[],
      });
    case "Connected": {
      const tile = [told["tile"], ...(told["cell"] as Cell), told["rotation"]] as ShownGame["tiles"][number];
      return { ...connected(game), tiles: sorted([...game.tiles, tile], ([, q, r]) => [q, r]) };
    }
    case "Removed":
      return connected(game);
    case "Went":
      return went(game, told);
    case "Carried":
      return changed(game, seat, () => ({ at: [...(told["to"] as [number, number])] }));
    case "Built": {
      const what = told["what"] as string;
      const built = [what, seat, ...(told["cell"] as Cell)] as ShownGame["objects"][number];
      const now = changed(paid(game, told), seat, ({ left }) => ({ left: { ...left, [what]: (left[what] ?? 0) - 1 } }));
      return { ...now, objects: sorted([...game.objects, built], ([, , q, r]) => [q, r]) };
    }
    case "PlaceTaken": {
      const [place, first] = [told["place"] as string, told["first"] === true];
      const now = piled(game, seat, ({ places, firsts }) => ({
        places: [...places, place].sort(),
        firsts: first ? [...firsts, place].sort() : firsts,
      }));
      return first ? { ...now, firsts: game.firsts.filter((one) => one !== place) } : now;
    }
    case "BearMet":
      return piled(game, seat, ({ bears }) => ({ bears: bears + 1 }));
    case "Visited": {
      const what = told["what"] as string;
      return piled(game, told["owner"] as number, ({ visits }) => ({
        visits: { ...visits, [what]: (visits[what] ?? 0) + 1 },
      }));
    }
    case "StepEarned":
      return told["as_card"] === true
        ? changed(game, seat, ({ cards }) => ({ cards: cards + 1 }))
        : { ...game, steps: { ...game.steps, free: game.steps.free + 1 } };
    case "TurnBegan":
      return { ...game, steps: { free: start.free, connect: start.connect } };
    case "GameEnded":
      return { ...game, steps: { free: 0, connect: 0 } };
    default:
      return game;
  }
}
