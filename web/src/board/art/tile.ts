/** A tile as SVG text: its ground, and what stands on it. Both are cached, because most tiles never change. */
import { corner, RADIUS, sideMiddle, SIDES } from "../geometry";
import { TURNED, UPRIGHT, type Plane } from "../plane";
import { sideTerrain, tileKind, type Terrain, type TileKind } from "../tiles";
import { ANIMALS } from "./animals";
import { BEARS } from "./bears";
import { GROUND } from "./defs";
import { drawn, type Drawing } from "./drawing";
import { FLOWERS } from "./flowers";
import { passScene } from "./passes";
import { padScene, startScene } from "./places";
import { at, ellipse, n, path, tone } from "./svg";
import { forest, grass, PICTURE, rock, STANDING } from "./terrain";
import { TOPS } from "./tops";
import { onWater, water } from "./water";
import { WATERFALLS } from "./waterfalls";

export interface TileLook {
  readonly id: string;
  readonly rotation: number;
  /** Whether the map is turned by a quarter. What stands on the tile stays upright. */
  readonly turned?: boolean;
  /** Which of many variations of the texture. */
  readonly seed: number;
  /** The terrain beyond each side, null where nothing lies. */
  readonly around: readonly (Terrain | null)[];
}

export const ALONE: readonly null[] = [null, null, null, null, null, null];
export const VARIATIONS = 24;

const PICTURES = { ...FLOWERS, ...ANIMALS, ...BEARS, ...WATERFALLS, ...TOPS };

const use = (href: string, fill: string, turn = 0): string =>
  `<use href="#${href}" fill="${fill}"${turn ? ` transform="rotate(${turn})"` : ""}/>`;

const lips = (terrains: readonly (Terrain | null)[], own: (side: number) => Terrain, plane: Plane): string =>
  SIDES.filter((side) => terrains[side] && terrains[side] !== "water" && terrains[side] !== own(side))
    .map((side) => use("rf-lip", `url(#rf-lip-${GROUND[terrains[side] as Terrain]})`, plane.degrees(side)))
    .join("");

function drawGround(look: TileLook): string {
  const { id, rotation, around } = look;
  const plane = look.turned ? TURNED : UPRIGHT;
  const hex = look.turned ? "rf-hex-turned" : "rf-hex";
  const tile = tileKind(id);
  if (tile.kind === "water") return drawWater(look);
  const own = (side: number): Terrain => sideTerrain(tile, rotation, side);
  const colour = tone(GROUND[tile.terrain]);
  const base = `<use href="#${hex}" fill="${colour}" stroke="${colour}" stroke-width=".9"/>`;
  // the entrances of a pass are ground of another kind, twice as strong as what comes over from a neighbour
  const sides = SIDES.map((side) => (own(side) === tile.terrain ? null : own(side)));
  const entrances = tile.kind === "pass" ? lips(sides, () => tile.terrain, plane).repeat(2) : "";
  return base + entrances + lips(around, own, plane) + use(hex, "url(#rf-light)");
}

/**
 * The banks of water have the ground of the tile beyond them: six wedges, each in two halves. Where the river
 * continues, the half belongs to the land around the corner, because its bank reaches over here.
 */
function banks(around: readonly (Terrain | null)[]): string {
  const halves = SIDES.flatMap((side) => [side, side + 1].map((number) => bank(around, side, number)));
  return halves.join("");
}

function bank(around: readonly (Terrain | null)[], side: number, number: number): string {
  const joined = around[side] === "water";
  const beside = around[number === side ? (side + 5) % 6 : (side + 1) % 6];
  const colour = !joined ? GROUND[around[side] ?? "water"] : beside === "water" ? "water" : GROUND[beside ?? "water"];
  // over the edge to close the seam, but not over the neighbour's water
  const reach = joined ? 1 : 1.01;
  const [edgeEnd, middle] = [corner(number, RADIUS * reach), sideMiddle(side, 50 * reach)];
  const edge = joined ? "" : `stroke="${tone(colour)}" stroke-width=".6"`;
  return path(`M0 0L${n(edgeEnd.x)} ${n(edgeEnd.y)}L${n(middle.x)} ${n(middle.y)}Z`, tone(colour), edge);
}

function drawWater({ seed, around, turned }: TileLook): string {
  const joined = SIDES.map((side) => around[side] === "water");
  const shores = banks(around) + water(joined, seed);
  const plane = turned ? TURNED : UPRIGHT;
  return (turned ? at(0, 0, shores, 1, plane.degrees(0)) : shores) + onWater(around, seed, plane);
}

const TEXTURES = { forest, grass, rock };

function texture(tile: TileKind, seed: number): string {
  if (tile.terrain === "water") return "";
  const draw = TEXTURES[tile.terrain === "top" ? "rock" : tile.terrain];
  if (tile.kind === "plain") return draw(seed, STANDING);
  return draw(seed, PICTURE);
}

function drawScene({ id, rotation, seed, turned }: TileLook): string {
  const tile = tileKind(id);
  if (tile.kind === "pass") return passScene(id, tile, rotation, seed, turned ? TURNED : UPRIGHT);
  const clearing = tile.terrain === "forest" ? ellipse(0, 12, 36, 24, tone("clearing"), 'opacity=".6"') : "";
  const under = texture(tile, seed);
  if (tile.kind === "plain" || tile.kind === "water") return under;
  if (tile.kind === "start") return under + startScene();
  if (tile.kind === "pad") return under + padScene();
  return under + clearing + (PICTURES[id]?.() ?? "");
}

const kept = new Map<string, Drawing>();

function keep(name: string, look: TileLook, draw: (look: TileLook) => string): Drawing {
  const label = `${name} ${look.turned ? "turned " : ""}${look.id} ${look.rotation} ${look.seed} ${name === "ground" ? look.around.join() : ""}`;
  let text = kept.get(label);
  if (text === undefined) kept.set(label, (text = drawn(draw(look))));
  return text;
}

export const ground = (look: TileLook): Drawing => keep("ground", look, drawGround);
export const scene = (look: TileLook): Drawing => keep("scene", look, drawScene);
