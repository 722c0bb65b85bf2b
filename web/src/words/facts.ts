/**
 * Turns engine values into the arguments of Fluent messages: `rifugio.words.facts`, in TypeScript.
 *
 * - a seat becomes `who` (“you” or “other”) and `player`, an owner `whose` (“yours” or “other”) and `owner`;
 * - a tile adds its `kind` and `terrain`; a cell is written as `cell` and adds its tile, and `there` is
 *   “yes” if an object stands on it, with `object` and owner;
 * - true and false are “yes” and “no”, slots count from 1, what is built is `object`.
 *
 * Players are numbered in the order of play, as in the server's effects and reasons.
 */
import type { Cell } from "../board/geometry";
import { TILE_IDS, tileKind } from "../board/tiles";
import type { Effect, Reason } from "../wire/stream";
import type { Catalogue, Datum } from "./catalogue";

type Found = Record<string, Datum>;

/** The part of the map that sentences need. */
export interface Landscape {
  readonly tiles: readonly (readonly [tile: string, q: number, r: number, rotation: number])[];
  readonly objects: readonly (readonly [what: string, owner: number, q: number, r: number])[];
  readonly marks?: readonly (readonly [what: string, owner: number, q: number, r: number])[];
}

/** The context of a sentence: its reader and the table it is about. */
export interface Scene {
  readonly words: Catalogue;
  /** The player who reads; null for a spectator, and where several share a screen. */
  readonly reader: number | null;
  readonly names: readonly string[];
  readonly land: Landscape | null;
  /** Whether coordinates are added to tell identical tiles apart. */
  readonly exact: boolean;
  /** The slot of the open row that a tile was taken from, counted from 1; undefined if it came from elsewhere. */
  readonly slot?: number;
}

/** The directions 0…5 as people name them, with the rows of the map going across. */
export const DIRECTIONS = ["east", "south-east", "south-west", "west", "north-west", "north-east"] as const;

export const writeCell = ([q, r]: Cell): string => `${q},${r}`;

export const isCell = (value: unknown): value is Cell => Array.isArray(value) && typeof value[0] === "number";

export function nameOf(player: number, scene: Scene): string {
  return scene.names[player] || scene.words.say("seat-animal", { seat: player });
}

export const seatFacts = (player: number, scene: Scene): Found => ({
  who: player === scene.reader ? "you" : "other",
  player: nameOf(player, scene),
});

export const ownerFacts = (player: number, scene: Scene): Found => ({
  whose: player === scene.reader ? "yours" : "other",
  owner: nameOf(player, scene),
});

export function tileFacts(tile: string, scene: Scene): Found {
  if (scene.land === null || !TILE_IDS.includes(tile)) return { tile, kind: "unknown", terrain: "unknown" };
  const { kind, terrain } = tileKind(tile);
  return { tile, kind, terrain: kind === "pass" ? "pass" : terrain };
}

export const tileAt = (cell: Cell, land: Landscape | null): string | undefined =>
  land?.tiles.find(([, q, r]) => q === cell[0] && r === cell[1])?.[0];

export function cellFacts(cell: Cell, scene: Scene): Found {
  const found: Found = { cell: writeCell(cell), tile: "none", there: "none" };
  if (scene.land === null) return found;
  const tile = tileAt(cell, scene.land);
  if (tile !== undefined) Object.assign(found, tileFacts(tile, scene));
  if (scene.exact) found["exact"] = "yes";
  const built = scene.land.objects.find(([, , q, r]) => q === cell[0] && r === cell[1]);
  if (built) Object.assign(found, { there: "yes", object: built[0] }, ownerFacts(built[1], scene));
  return found;
}

/** Which part of a swim it is: `in` to the water, to the `middle` or to a `shore`. */
export function stage(start: Cell, to: Cell, land: Landscape | null): string {
  if (start[0] === to[0] && start[1] === to[1]) return "middle";
  const tile = tileAt(to, land);
  return tile !== undefined && tileKind(tile).kind !== "water" ? "shore" : "in";
}

/** The fields that need translating; cells are handled before these. */
const EXPLAINED: Readonly<Record<string, (datum: never, scene: Scene) => Found>> = {
  seat: seatFacts,
  owner: ownerFacts,
  tile: tileFacts,
  place: tileFacts,
  what: (what: string) => ({ object: what }),
  slot: (slot: number) => ({ slot: slot + 1 }),
  direction: (direction: number) => ({ direction: DIRECTIONS[direction] ?? "none" }),
  points: (points: number) => ({ points, lost: Math.abs(points) }),
  tiles: (tiles: readonly string[]) => ({ count: tiles.length }),
  code: () => ({}),
};

function fieldFacts(name: string, datum: unknown, scene: Scene): Found {
  const explain = EXPLAINED[name];
  if (explain) return explain(datum as never, scene);
  if (isCell(datum)) return {};
  return { [name]: typeof datum === "boolean" ? (datum ? "yes" : "no") : (datum as Datum) };
}

/** The cell of an effect or a reason; null if it has none. */
export function cellOf(value: Effect | Reason): Cell | null {
  const where = "cell" in value ? value.cell : "to" in value ? value.to : null;
  return isCell(where) ? where : null; // a revealed tile goes `to` the row
}

/** An effect or a reason of a third-party extension. */
export type Others = Extract<Effect | Reason, { word_key: string }>;

export const othersFacts = ({ code, facts }: Others, scene: Scene): Found =>
  factsOf({ code, ...facts } as unknown as Effect, scene);

/** The facts of an effect or a reason. */
export function factsOf(value: Effect | Reason, scene: Scene): Found {
  const exact = scene.exact && scene.land !== null ? "yes" : "no";
  const found: Found = {
    exact,
    direction: "none",
    there: "none",
    tile: "none",
    kind: "unknown",
    slot: scene.slot ?? 0,
  };
  const where = cellOf(value);
  if (where) Object.assign(found, cellFacts(where, scene));
  for (const [name, datum] of Object.entries(value)) Object.assign(found, fieldFacts(name, datum, scene));
  if (value.code === "Went" && value.means === "swim") found["stage"] = stage(value.start, value.to, scene.land);
  return found;
}
