/**
 * How the cells lie on the screen: upright, as they are named, or turned by a quarter, clockwise, where that uses the
 * screen better. Only the cells turn: whatever is drawn on them stands upright.
 */
import * as geometry from "./geometry";
import { RADIUS, SIDES, WIDTH, type Cell, type Frame, type Point } from "./geometry";

export interface Plane {
  readonly turned: boolean;
  /** By how many sides of a hexagon it is turned. */
  readonly sides: number;
  /** The outline of a cell around its middle. */
  readonly hex: string;
  centre(cell: Cell): Point;
  cellAt(point: Point): Cell;
  /** A corner seen from the middle of the tile. */
  corner(number: number, radius?: number): Point;
  /** Where a direction points to on the screen, in degrees. */
  degrees(direction: number): number;
  /** The smallest frame around these cells, with room for what rises above a tile. */
  frameAround(cells: readonly Cell[]): Frame;
}

function plane(sides: 0 | 1.5): Plane {
  const turned = sides > 0;
  const [across, up] = turned ? [RADIUS, WIDTH / 2] : [WIDTH / 2, RADIUS];
  const corner = (number: number, radius = RADIUS): Point => geometry.corner(number + sides, radius);
  const centre = (cell: Cell): Point => {
    const { x, y } = geometry.centre(cell);
    return turned ? { x: -y, y: x } : { x, y };
  };
  return {
    turned,
    sides,
    hex: `M${SIDES.map((side) => `${corner(side).x.toFixed(1)} ${corner(side).y.toFixed(1)}`).join("L")}Z`,
    centre,
    corner,
    cellAt: ({ x, y }) => geometry.cellAt(turned ? { x: y, y: -x } : { x, y }),
    degrees: (direction) => (direction + sides) * 60,
    frameAround(cells) {
      const middles = (cells.length ? cells : [[0, 0] as Cell]).map(centre);
      const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
      return {
        left: Math.min(...xs) - across,
        top: Math.min(...ys) - up - 8,
        right: Math.max(...xs) + across,
        bottom: Math.max(...ys) + up + 10,
      };
    },
  };
}

export const UPRIGHT: Plane = plane(0);
export const TURNED: Plane = plane(1.5);
