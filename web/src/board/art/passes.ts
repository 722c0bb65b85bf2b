/** The three passes: a road between its two entrances, flanks that rise beside it, and what the pass is named for. */
import { polar, SIDES, sideMiddle, type Point } from "../geometry";
import type { Plane } from "../plane";
import { roadDirections, sideTerrain, type Terrain, type TileKind } from "../tiles";
import { scatter } from "./scatter";
import { at, chance, circle, ellipse, line, n, path, rim, shade, tone } from "./svg";
import { firs, stones } from "./terrain";

/** The road leaves at right angles through the middle of a side, so that it goes on beyond it. */
function way(directions: readonly number[]): string {
  const [from, until] = directions.map((direction) => sideMiddle(direction, 50)) as [Point, Point];
  const [near, far] = directions.map((direction) => sideMiddle(direction, 20)) as [Point, Point];
  const aside = polar(7, (directions[0] as number) * 60 + 90);
  return (
    `M${n(from.x)} ${n(from.y)}C${n(near.x + aside.x)} ${n(near.y + aside.y)} ` +
    `${n(far.x - aside.x)} ${n(far.y - aside.y)} ${n(until.x)} ${n(until.y)}`
  );
}

export function road(directions: readonly number[]): string {
  const d = way(directions);
  const flat = 'stroke-linecap="butt"';
  return (
    line(d, tone("road-edge"), 15, `${flat} opacity=".35"`) +
    line(d, tone("road-edge"), 12.6, flat) +
    line(d, tone("road"), 10, flat) +
    line(d, tone("road-edge"), 1.1, 'stroke-dasharray=".1 6" opacity=".8"')
  );
}

/** Two cairns at each entrance. */
function cairns(directions: readonly number[]): string {
  return directions
    .flatMap((direction) => [-1, 1].map((hand) => polar(43, direction * 60 + hand * 15)))
    .map(({ x, y }) =>
      at(
        x,
        y,
        ellipse(1, 2.6, 5, 2, tone("shadow"), 'opacity=".5"') +
          ellipse(0, 1.4, 3.9, 2.1, tone("stone-dark")) +
          ellipse(-0.3, -1, 3, 1.8, tone("stone-light")) +
          ellipse(0, -3.2, 2, 1.4, tone("stone-dark")),
      ),
    )
    .join("");
}

/** A shoulder of the mountain beside the road, with what grows on it. */
function flank(direction: number, terrain: Terrain, seed: number): string {
  const { x, y } = polar(31, direction * 60);
  const hill = "M-19 9C-17 -2 -10 -13 -2 -14C6 -15 15 -4 19 9Q0 14 -19 9Z";
  const lit = "M-19 9C-17 -2 -10 -13 -2 -14C-1 -6 -8 2 -6 11Q-14 11 -19 9Z";
  const name = terrain === "rock" ? "stone" : "hill";
  const mound = path(hill, tone(`${name}-dark`), 'opacity=".8"') + path(lit, tone(`${name}-light`), 'opacity=".7"');
  const points = scatter({ seed: seed + Math.floor(direction), count: 4, apart: 10, reach: 13 });
  const cover = terrain === "rock" ? stones(points, seed, 0.72) : terrain === "forest" ? firs(points, seed, 0.82) : "";
  return at(x, y, ellipse(2, 10, 19, 5, tone("shadow"), 'opacity=".4"') + mound + cover);
}

function entrance(direction: number, terrain: Terrain, seed: number): string {
  const random = chance(seed + Math.floor(direction));
  const spots = [-24, -15, 15, 24].map((turn) => polar(36 + random() * 6, direction * 60 + turn));
  if (terrain === "grass") {
    const tufts = spots.map(
      ({ x, y }) =>
        `M${n(x - 2.6)} ${n(y - 3)}L${n(x - 1)} ${n(y)}M${n(x)} ${n(y - 4.6)}V${n(y)}M${n(x + 2.6)} ${n(y - 3)}L${n(x + 1)} ${n(y)}`,
    );
    return line(tufts.join(""), tone("grass-dark"), 1.3);
  }
  const outer = spots.filter((_, i) => i === 0 || i === 3).sort((a, b) => a.y - b.y);
  return terrain === "forest" ? firs(outer, seed, 0.7) : stones(outer, seed, 0.6);
}

/** Clear of the road, by the first of its directions; the second three on a turned map. */
const BESIDE: readonly Point[] = [
  { x: 0, y: -25 },
  { x: 23, y: -19 },
  { x: -23, y: -19 },
  { x: -25, y: -4 },
  { x: -15, y: -23 },
  { x: 15, y: -23 },
];

export function passScene(id: string, tile: TileKind, rotation: number, seed: number, plane: Plane): string {
  const directions = roadDirections(tile, rotation);
  const side = (direction: number): Terrain => sideTerrain(tile, rotation, direction);
  const seen = (direction: number): number => direction + plane.sides;
  const flanks = SIDES.filter((direction) => !directions.includes(direction)).sort(
    (a, b) => sideMiddle(seen(a)).y - sideMiddle(seen(b)).y,
  );
  const { x, y } = BESIDE[(rotation % 3) + (plane.turned ? 3 : 0)] as Point;
  return (
    flanks.map((direction) => flank(seen(direction), side(direction), seed)).join("") +
    road(directions.map(seen)) +
    directions.map((direction) => entrance(seen(direction), side(direction), seed)).join("") +
    cairns(directions.map(seen)) +
    at(x, y, SIGNS[id]?.() ?? "", 0.92)
  );
}

const BELL = "M-12 13C-13 4 -12 -9 -7 -13Q0 -17 7 -13C12 -9 13 4 12 13Q0 17 -12 13Z";
const STRAP = "M-6 -12C-8 -25 8 -25 6 -12";

/** Cowbell Pass. */
function cowbell(): string {
  return (
    shade(1, 16, 15, 4) +
    line(STRAP, tone("halo"), 9) +
    rim(BELL) +
    line(STRAP, "#a63d2f", 5) +
    line(STRAP, "#d9826a", 1.2) +
    circle(0, 16, 3.4, "#6d4c1e") +
    path(BELL, "#c8963a") +
    path("M-12 13C-13 4 -12 -9 -7 -13Q-4 -15 -1.4 -15C-6 -8 -7 4 -6 15Q-9.4 14.4 -12 13Z", "#efcf7c") +
    path("M12 13C13 4 12 -9 7 -13C9 -4 9 6 7 14.4Q10 14 12 13Z", "#97691f") +
    line("M-11.6 8.4Q0 12 11.6 8.4", "#8a611e", 1.5)
  );
}

const MARMOT =
  "M-9 17C-13 8 -11 -2 -7 -7C-9 -15 -4 -22 3 -21C9 -21 13 -16 13.6 -12C13.4 -9 10 -8 8 -7C11 -1 12 8 9 17Q0 20 -9 17Z";

/** Whistle Pass: the marmot that warns the others. */
function marmot(): string {
  return (
    shade(1, 17, 15, 4) +
    rim(MARMOT) +
    path("M-8 16C-16 17 -20 12 -19 7C-15 8 -11 9 -8 11Z", "#7d5c3e") +
    path(MARMOT, "#a87c50") +
    path("M-3 15C-6 6 -2 -4 4 -6C8 -1 9 8 6 15Q2 17 -3 15Z", "#e0bd8c") +
    path(
      "M-9 17C-13 8 -11 -2 -7 -7C-8 -14 -5 -19 0 -20.6C-5 -12 -5 -4 -6.6 2C-8 8 -7 13 -5 17.6Q-7 17.6 -9 17Z",
      "#c79a68",
      'opacity=".8"',
    ) +
    path("M9 -15.6Q14 -15 13.6 -12Q11 -8.6 7 -9Q7 -14 9 -15.6Z", "#efd9b4") +
    path("M12 -15.4Q14.8 -14.4 14.2 -12.4Q12 -12.6 12 -15.4Z", "#2d211a") +
    circle(-2.4, -19.4, 2.5, "#7d5c3e") +
    circle(6, -15.6, 1.5, "#2d211a") +
    line("M2 1Q7 0 8 -4M-2 2Q3 5 7 2", "#7d5c3e", 2.2) +
    path("M-6 17Q-2 13.6 1 17.4ZM2 17.4Q6 13.6 9 17Z", "#7d5c3e") +
    line("M18 -15l4 -2M18.4 -11.6h4.6M17.6 -8.4l4 2", tone("ink-soft"), 1.4)
  );
}

const CLOUD = "M-19 8C-26 8 -26 -3 -18 -3C-19 -12 -7 -16 -2 -9C3 -17 17 -14 16 -4C25 -4 25 8 17 8Z";

/** Cloud Pass. */
function cloud(): string {
  return (
    ellipse(3, 17, 19, 4, tone("shadow"), 'opacity=".5"') +
    rim(CLOUD, 2.4) +
    circle(9, -10, 9, "#f2c552") +
    path(CLOUD, tone("cloud")) +
    path("M-19 8C-26 8 -26 0 -21 -2C-20 4 -10 5 -2 3C6 6 16 5 21 -1C25 2 23 8 17 8Z", tone("cloud-shade")) +
    line("M-12 13.4h9M2 13.4h11", tone("cloud-shade"), 2)
  );
}

const SIGNS: Readonly<Record<string, () => string>> = { P1: cowbell, P2: marmot, P3: cloud };
