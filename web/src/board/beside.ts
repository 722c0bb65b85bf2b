/** Where a card lies that belongs to a cell: below it, or above where there is no room below. */
import type { Size } from "./camera";

const MARGIN = 8;
/** The corner below right, where the map's buttons are (`Controls`): they would cover the card's. */
export const CORNER: Size = { width: 54 + MARGIN, height: 142 + MARGIN };

export interface Anchor {
  /** The cell's centre, and the distance to its corners, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Returns the card's upper left corner; `covered` are pixels at the top that something covers. */
export function beside(
  cell: Anchor,
  card: Size,
  map: Size,
  covered: number,
  upwards: boolean,
): { x: number; y: number } {
  const [above, below] = [cell.y - cell.reach - MARGIN - card.height, cell.y + cell.reach + MARGIN];
  const highest = covered + MARGIN;
  const fits = below + card.height <= map.height - MARGIN;
  // visible as long as its cell is
  const y = fits && !(upwards && above >= highest) ? below : Math.max(highest, above);
  const right = map.width - (y + card.height > map.height - CORNER.height ? CORNER.width : MARGIN);
  return { x: Math.max(MARGIN, Math.min(cell.x - card.width / 2, right - card.width)), y };
}
