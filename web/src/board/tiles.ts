/** What is printed on each tile. A test compares it with the box, so that the two cannot drift apart. */
import { opposite } from "./geometry";

export type Terrain = "grass" | "forest" | "rock" | "top" | "water";
export type Kind = "start" | "plain" | "flower" | "animal" | "waterfall" | "bear" | "pass" | "top" | "pad" | "water";

export interface TileKind {
  readonly kind: Kind;
  /** The terrain of the ground; for a pass, that of its flanks. */
  readonly terrain: Terrain;
  readonly sides: readonly Terrain[];
  /** The sides that the road of a pass leads to; empty for all other tiles. */
  readonly entrances: readonly number[];
}

const plain = (kind: Kind, terrain: Terrain): TileKind => ({
  kind,
  terrain,
  sides: Array<Terrain>(6).fill(terrain),
  entrances: [],
});

const pass = (first: Terrain, flank: Terrain, second: Terrain): TileKind => ({
  kind: "pass",
  terrain: flank,
  sides: [first, flank, flank, second, flank, flank],
  entrances: [0, 3],
});

const TILES: Readonly<Record<string, TileKind>> = {
  START: plain("start", "forest"),
  G: plain("plain", "grass"),
  F: plain("plain", "forest"),
  R: plain("plain", "rock"),
  FL1: plain("flower", "grass"),
  FL2: plain("flower", "forest"),
  FL3: plain("flower", "rock"),
  AN1: plain("animal", "grass"),
  AN2: plain("animal", "forest"),
  AN3: plain("animal", "rock"),
  WF1: plain("waterfall", "forest"),
  WF2: plain("waterfall", "rock"),
  WF3: plain("waterfall", "rock"),
  BE1: plain("bear", "forest"),
  BE2: plain("bear", "forest"),
  BE3: plain("bear", "rock"),
  P1: pass("grass", "forest", "grass"),
  P2: pass("forest", "rock", "forest"),
  P3: pass("grass", "forest", "rock"),
  T1: plain("top", "top"),
  T2: plain("top", "top"),
  T3: plain("top", "top"),
  HG: plain("pad", "grass"),
  HF: plain("pad", "forest"),
  HR: plain("pad", "rock"),
  W: plain("water", "water"),
};

/** The kinds of tiles whose cards players collect, in the order of the box. */
export const PLACES: readonly Kind[] = ["flower", "animal", "waterfall", "pass", "top"];

export const TILE_IDS: readonly string[] = Object.keys(TILES);

/** An unknown tile looks like plain rock, so that a new box is at least playable. */
export const tileKind = (id: string): TileKind => (Object.hasOwn(TILES, id) && TILES[id]) || plain("plain", "rock");

/** The terrain of the side that looks in this direction when the tile is turned. */
export function sideTerrain(tile: TileKind, rotation: number, direction: number): Terrain {
  return tile.sides[(direction - rotation + 6) % 6] as Terrain;
}

/** The directions in which the road of a turned pass leaves it. */
export const roadDirections = (tile: TileKind, rotation: number): readonly number[] =>
  tile.entrances.map((side) => (side + rotation) % 6);

/** The terrain that a tile shows its neighbour across their common side. */
export const facing = (tile: TileKind, rotation: number, direction: number): Terrain =>
  sideTerrain(tile, rotation, opposite(direction));
