/**
 * The art of installed third-party extensions: data that is drawn here, path by path, never markup. Anything that is
 * not a valid path or colour has been filtered out before (`schemas/extensions`).
 */
import { body, type Colour } from "./symbols";

export interface Shape {
  readonly path: string;
  /** A colour, or `player` for the player's own. */
  readonly fill: string;
}

export interface MarkArt {
  readonly shapes: readonly Shape[];
}

const added = new Map<string, MarkArt>();

/** The fallback for a mark without art: a peg. */
const PLAIN: MarkArt = { shapes: [{ path: "M0 -16L12 0L0 16L-12 0Z", fill: "player" }] };

export function addMarks(art: Readonly<Record<string, MarkArt>>): void {
  for (const [name, one] of Object.entries(art)) added.set(name, one);
}

/** The paths of a mark from back to front, each with its colour. */
export const shapesOf = (what: string, colour: Colour): readonly Shape[] =>
  (added.get(what) ?? PLAIN).shapes.map(({ path, fill }) => ({ path, fill: fill === "player" ? body(colour) : fill }));
