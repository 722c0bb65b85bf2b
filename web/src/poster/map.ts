/** The map as a standalone SVG. */
import { DEFS } from "../board/art/defs";
import { pieceArt } from "../board/art/pieces";
import { pennant } from "../board/art/tops";
import { centre, corner, SIDES, type Cell, type Frame } from "../board/geometry";
import { ground, jitter, landscape, scene } from "../board/landscape";
import { UPRIGHT } from "../board/plane";
import { marked, standing, type Mark } from "../board/standing";
import type { BoardGame, Colour } from "../board/types";

const spot = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const frameOf = (game: BoardGame): Frame => UPRIGHT.frameAround(game.tiles.map(([, q, r]): Cell => [q, r]));

function paper(shape: string): string {
  const rings = [
    [66, "paper"],
    [42, "paper-1"],
    [20, "paper-2"],
  ] as const;
  const contours = rings.map(
    ([reach, tone]) =>
      `<path d="${shape}" fill="var(--rf-contour)" stroke="var(--rf-contour)" stroke-linejoin="round" stroke-width="${2 * reach + 2}"/>` +
      `<path d="${shape}" fill="var(--rf-${tone})" stroke="var(--rf-${tone})" stroke-linejoin="round" stroke-width="${2 * reach}"/>`,
  );
  const shadow = [22, 12, 3].map((width) => `<path d="${shape}" stroke-width="${width}"/>`).join("");
  return (
    contours.join("") +
    `<g transform="translate(0 15)" opacity=".22" fill="var(--rf-shadow)" stroke="var(--rf-shadow)" stroke-linejoin="round">${shadow}</g>` +
    `<path d="${shape}" transform="translate(0 10)" fill="var(--rf-slab-dark)"/>` +
    `<path d="${shape}" transform="translate(0 6)" fill="var(--rf-slab)"/>`
  );
}

const markDrawing = ({ at, shapes }: Mark): string =>
  `<g transform="translate(${spot(at.x, at.y)})">${shapes
    .map(({ path, fill }) => `<path d="${path}" fill="${fill}" stroke="var(--rf-ink)" stroke-width="1.2"/>`)
    .join("")}</g>`;

/** Tiles, what lies `between`, and all pieces; colours are those of the theme. */
export function mapDrawing(game: BoardGame, colours: readonly Colour[], between = ""): string {
  const tiles = landscape(game.tiles);
  const outline = (x: number, y: number): string =>
    `M${SIDES.map((side) => spot(x + corner(side).x, y + corner(side).y)).join("L")}Z`;
  const shape = tiles.map(({ at }) => outline(at.x, at.y)).join("");
  const grounds = tiles.map((tile) => `<g transform="translate(${spot(tile.at.x, tile.at.y)})">${ground(tile)}</g>`);
  const scenes = tiles.map(
    (tile) =>
      `<g transform="${jitter(tile)}">${scene(tile)}${game.firsts.includes(tile.id) ? pennant(tile.id) : ""}</g>`,
  );
  const edges = `<path d="${shape}" fill="none" stroke="var(--rf-line)" stroke-width="1.2"/>`;
  const marks = marked(game, colours).map(markDrawing);
  const pieces = standing(game, colours).map(
    (one) =>
      `<g transform="translate(${spot(one.at.x, one.at.y)}) scale(${one.scale})">${pieceArt(one.what).draw(one.colour, one.riders)}</g>`,
  );
  return DEFS + paper(shape) + grounds.join("") + edges + scenes.join("") + between + marks.join("") + pieces.join("");
}

export const middle = (cell: Cell): string => spot(centre(cell).x, centre(cell).y);
