/** Water, drawn depending on which neighbours are water, so that tiles join seamlessly into rivers and lakes. */
import { corner, RADIUS, sideMiddle, SIDES, WIDTH, type Point } from "../geometry";
import type { Plane } from "../plane";
import type { Terrain } from "../tiles";
import { scatter } from "./scatter";
import { chance, line, n, path, tone } from "./svg";

const to = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/**
 * The outline of the water on a tile. `joined` says for each side whether there is water beyond it.
 *
 * Along land the shore keeps a distance. Where a shore meets a joined side it crosses it at that distance
 * from the corner and at a right angle, and so does the neighbour's, from the other side. Joined sides lie
 * a little `over` the edge, so that no hairline is left.
 */
export function waterOutline(joined: readonly boolean[], shore: number, seed: number, over = 0.4): string {
  const random = chance(seed);
  const wobble = SIDES.map(() => (random() - 0.5) * 3.2);
  let d = "";
  for (const side of SIDES) {
    const command = d ? "L" : "M";
    d += joined[side]
      ? command + to(sideMiddle(side, WIDTH / 2 + over))
      : shoreSide(side, joined, shore, wobble[side] as number, command);
    d += turn(side, joined, shore, over);
  }
  return `${d}Z`;
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

function inset(side: number, shore: number): [Point, Point] {
  const back = sideMiddle(side, -shore);
  return [plus(corner(side), back), plus(corner(side + 1), back)];
}

function shoreSide(side: number, joined: readonly boolean[], shore: number, wobble: number, command: string): string {
  const [start, end] = inset(side, shore);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const before = joined[(side + 5) % 6] ? 0 : rounding(shore) / length;
  const after = joined[(side + 1) % 6] ? 0 : rounding(shore) / length;
  const from = between(start, end, before);
  const until = between(start, end, 1 - after);
  const inwards = between({ x: 0, y: 0 }, between(start, end, 0.5), wobble / 46);
  const bend = (part: number): Point => plus(between(from, until, part), inwards);
  return `${command}${to(from)}C${to(bend(0.33))} ${to(bend(0.67))} ${to(until)}`;
}

/** How far before the corner of its inset a shore begins to turn. */
const rounding = (shore: number): number => 13 + shore * 0.6;

/** From the end of a side round the corner to the beginning of the next one. */
function turn(side: number, joined: readonly boolean[], shore: number, over: number): string {
  const next = (side + 1) % 6;
  const at = corner(side + 1);
  if (joined[side] && joined[next]) return `L${to(corner(side + 1, RADIUS + over))}`;
  if (!joined[side] && !joined[next]) {
    const [start, end] = inset(side, shore);
    const [first, second] = inset(next, shore);
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    // the two inset sides meet where both are inset: on the line from the corner to the middle
    const meet = corner(side + 1, RADIUS - shore / Math.cos(Math.PI / 6));
    return `Q${to(meet)} ${to(between(first, second, rounding(shore) / length))}`;
  }
  const edge = joined[side] ? corner(side) : corner(next + 1);
  const crossing = between(at, edge, shore / RADIUS);
  const beyond = plus(crossing, sideMiddle(joined[side] ? side : next, over));
  if (joined[next]) return `A${n(shore)} ${n(shore)} 0 0 0 ${to(crossing)}L${to(beyond)}`;
  const [begin] = inset(next, shore);
  return `L${to(beyond)}L${to(crossing)}A${n(shore)} ${n(shore)} 0 0 0 ${to(begin)}`;
}

const SHORE = 9;

export function water(joined: readonly boolean[], seed: number): string {
  return (
    path(waterOutline(joined, SHORE - 3.6, seed, 0.2), tone("bank")) +
    path(waterOutline(joined, SHORE - 0.6, seed, 0.3), tone("foam")) +
    path(waterOutline(joined, SHORE + 1.4, seed, 0.5), tone("water-light")) +
    path(waterOutline(joined, SHORE + 6.5, seed + 1, 1.4), tone("water"))
  );
}

/** What is upright on the water however the map lies. */
export const onWater = (around: readonly (Terrain | null)[], seed: number, plane: Plane): string =>
  waves(seed) + reeds(around, seed, plane);

/** A few blades where green land meets the water. */
function reeds(around: readonly (Terrain | null)[], seed: number, { corner }: Plane): string {
  const random = chance(seed + 41);
  const green = SIDES.filter((side) => (around[side] === "grass" || around[side] === "forest") && random() < 0.7);
  const blades = green.map((side) => {
    const { x, y } = between(corner(side, RADIUS - 10), corner(side + 1, RADIUS - 10), 0.25 + random() * 0.5);
    return `M${n(x - 3)} ${n(y + 2)}l-1.4 -7M${n(x)} ${n(y + 2.6)}l.2 -9M${n(x + 3)} ${n(y + 2)}l1.6 -6`;
  });
  return blades.length ? line(blades.join(""), tone("leaf"), 1.5) : "";
}

/** Small double waves, fewer than there is room for. */
function waves(seed: number): string {
  const points = scatter({ seed: seed + 21, count: 7, apart: 19, reach: 27 });
  const shape = ({ x, y }: Point, i: number): string => `M${n(x - 6)} ${n(y)}q3 -3.4 6 0t${i % 3 ? "6 0" : "6 0t6 0"}`;
  const odd = (rest: number): string =>
    points
      .filter((_, i) => i % 2 === rest)
      .map(shape)
      .join("");
  return line(odd(0), tone("foam"), 1.4, 'opacity=".85"') + line(odd(1), tone("water-dark"), 1.4, 'opacity=".7"');
}
