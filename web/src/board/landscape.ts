/** The tiles on the table as they are to be drawn, from back to front. */
import { hash, key, neighbour, SIDES, type Cell, type Point } from "./geometry";
import { UPRIGHT } from "./plane";
import { facing, tileKind, type Terrain } from "./tiles";
import { ground, scene, VARIATIONS, type TileLook } from "./art/tile";
import type { BoardGame } from "./types";

export interface DrawnTile extends TileLook {
  readonly key: string;
  readonly cell: Cell;
  readonly at: Point;
}

export type Laid = ReadonlyMap<string, BoardGame["tiles"][number]>;

export const laidTiles = (tiles: BoardGame["tiles"]): Laid =>
  new Map(tiles.map((tile) => [`${tile[1]},${tile[2]}`, tile]));

/** The terrain that looks at a cell from each of its sides. */
export function surroundings(laid: Laid, cell: Cell): (Terrain | null)[] {
  return SIDES.map((side) => {
    const beside = laid.get(key(neighbour(cell, side)));
    return beside ? facing(tileKind(beside[0]), beside[3], side) : null;
  });
}

export function look(laid: Laid, id: string, cell: Cell, rotation: number, plane = UPRIGHT): DrawnTile {
  return {
    key: key(cell),
    id,
    cell,
    rotation,
    at: plane.centre(cell),
    turned: plane.turned,
    seed: hash(cell) % VARIATIONS,
    around: surroundings(laid, cell),
  };
}

export function landscape(tiles: BoardGame["tiles"], plane = UPRIGHT): DrawnTile[] {
  const laid = laidTiles(tiles);
  return tiles
    .map(([id, q, r, rotation]) => look(laid, id, [q, r], rotation, plane))
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** A small shift of what grows on a plain tile, so that no two look alike. */
export function jitter(tile: DrawnTile): string {
  const { x, y } = tile.at;
  if (tileKind(tile.id).kind !== "plain") return `translate(${x} ${y})`;
  const chance = hash(tile.cell, 5);
  return `translate(${x + (chance % 5) - 2} ${y + ((chance >> 4) % 5) - 2})`;
}

export { ground, scene };
