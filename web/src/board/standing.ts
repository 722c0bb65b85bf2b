/** Lays out the pieces on the map. */
import { directionTo, key, polar, same, type Cell, type Point } from "./geometry";
import { shapesOf, type Shape } from "./art/added";
import { pieceArt } from "./art/pieces";
import { UPRIGHT } from "./plane";
import { tileKind } from "./tiles";
import { laidTiles } from "./landscape";
import type { BoardGame, Colour } from "./types";

export interface Standing {
  readonly key: string;
  readonly what: string;
  readonly player: number;
  readonly colour: Colour;
  readonly riders: readonly Colour[];
  readonly cell: Cell;
  readonly at: Point;
  readonly scale: number;
}

export interface Mark {
  readonly key: string;
  readonly at: Point;
  readonly shapes: readonly Shape[];
}

/** Positions of the walkers' soles and their size, by the number of walkers on a tile. */
const CROWDS: readonly { readonly scale: number; readonly places: readonly (readonly [number, number])[] }[] = [
  { scale: 1, places: [[0, 36]] },
  {
    scale: 0.94,
    places: [
      [-14, 36],
      [14, 36],
    ],
  },
  {
    scale: 0.86,
    places: [
      [-24, 32],
      [0, 40],
      [24, 32],
    ],
  },
  {
    scale: 0.8,
    places: [
      [-31, 30],
      [-10, 40],
      [11, 40],
      [31, 30],
    ],
  },
  {
    scale: 0.76,
    places: [
      [-34, 27],
      [-18, 38],
      [0, 44],
      [18, 38],
      [34, 27],
    ],
  },
];
/** A lone walker on a tile with nothing else stands in its middle. */
const ALONE = [0, 24] as const;

/** Behind whoever stands on the tile, and beside a lone walker in its middle. */
const MARK = [-24, -6] as const;

/** Everything that stands on the table, from back to front. */
export function standing(game: BoardGame, colours: readonly Colour[], plane = UPRIGHT): Standing[] {
  const colour = (player: number): Colour => colours[player] ?? "red";
  const swimming = new Map(game.swimmers.map((one) => [one.player, one.near]));
  const here = new Map<string, number[]>();
  game.players.forEach(({ at }, player) => {
    if (!swimming.has(player)) here.set(key(at), [...(here.get(key(at)) ?? []), player]);
  });
  const carried = new Set<number>();
  const objects = game.objects.map(([what, owner, q, r]): Standing => {
    const { at, scale, carries } = pieceArt(what);
    const riders = carries ? (here.get(key([q, r])) ?? []) : [];
    riders.forEach((player) => carried.add(player));
    // an object has no id on the wire; its owner and cell identify it
    return piece(`${what}${owner}@${q},${r}`, what, owner, [q, r], at, scale, riders.map(colour));
  });
  const walkers = [...here.values()].flatMap((crowd) =>
    crowd.filter((player) => !carried.has(player)).map((player, i, all) => walking(player, i, all.length)),
  );
  const swimmers = [...swimming].map(([player, near]) => swimmer(player, near));
  return [...objects, ...walkers, ...swimmers].sort((a, b) => a.at.y - b.at.y || a.player - b.player);

  function piece(
    name: string,
    what: Standing["what"],
    player: number,
    cell: Cell,
    [x, y]: readonly [number, number],
    scale: number,
    riders: readonly Colour[] = [],
  ): Standing {
    const middle = plane.centre(cell);
    return {
      key: name,
      what,
      player,
      colour: colour(player),
      riders,
      cell,
      at: { x: middle.x + x, y: middle.y + y },
      scale,
    };
  }

  function walking(player: number, place: number, crowd: number): Standing {
    const cell = game.players[player]!.at;
    const { scale, places } = CROWDS[Math.min(crowd, CROWDS.length) - 1]!;
    const at = crowd === 1 && bare(cell) ? ALONE : (places[place] ?? [0, 36]);
    return piece(`walker${player}`, "walker", player, cell, at, scale);
  }

  function swimmer(player: number, near: Cell | null): Standing {
    const cell = game.players[player]!.at;
    const direction = near && directionTo(cell, near);
    const { x, y } = direction === null ? { x: 0, y: 4 } : polar(30, plane.degrees(direction));
    return piece(`walker${player}`, "swimmer", player, cell, [x, y + 3], 1);
  }

  function bare(cell: Cell): boolean {
    const tile = laidTiles(game.tiles).get(key(cell));
    const built = game.objects.some(([, , q, r]) => q === cell[0] && r === cell[1]);
    return !built && (!tile || tileKind(tile[0]).kind === "plain" || tileKind(tile[0]).kind === "water");
  }
}

/** The piece that a player is or sits in. */
export function pieceOf(pieces: readonly Standing[], player: number, at: Cell): Standing | null {
  const own = pieces.find(({ key }) => key === `walker${player}`);
  return own ?? pieces.find(({ cell, riders }) => same(cell, at) && riders.length > 0) ?? null;
}

/** The marks of extensions on the map, from back to front. */
export function marked(game: BoardGame, colours: readonly Colour[], plane = UPRIGHT): Mark[] {
  return (game.marks ?? []).map(([what, player, q, r]) => {
    const { x, y } = plane.centre([q, r]);
    const at = { x: x + MARK[0], y: y + MARK[1] };
    return { key: `${what}@${q},${r}`, at, shapes: shapesOf(what, colours[player] ?? "red") };
  });
}
