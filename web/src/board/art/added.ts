/**
 * The art of extensions that a host has installed: data that is drawn here, path by path, and never markup. What does
 * not look like a path or a colour was left out before (`schemas/extensions`).
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

/** Something without art of its own: a peg. */
const PLAIN: MarkArt = { shapes: [{ path: "M0 -16L12 0L0 16L-12 0Z", fill: "player" }] };

export function addMarks(art: Readonly<Record<string, MarkArt>>): void {
  for (const [name, one] of Object.entries(art)) added.set(name, one);
}

/** The paths of a mark from back to front, each with its colour. */
export const shapesOf = (what: string, colour: Colour): readonly Shape[] =>
  (added.get(what) ?? PLAIN).shapes.map(({ path, fill }) => ({ path, fill: fill === "player" ? body(colour) : fill }));
