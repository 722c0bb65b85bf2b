/** Parses moves in the notation of docs/notation.md, so that they can be named and grouped. */
import type { Cell } from "../board/geometry";

export type Move =
  | { readonly kind: "place-open" | "swap"; readonly slot: number; readonly cell: Cell; readonly rotation: number }
  | { readonly kind: "place-drawn"; readonly cell: Cell; readonly rotation: number }
  | { readonly kind: "remove"; readonly slot: number }
  | { readonly kind: "go"; readonly means: string; readonly cell: Cell; readonly steps: number }
  | { readonly kind: "build"; readonly what: string; readonly cell: Cell; readonly steps: number }
  | { readonly kind: "reveal"; readonly tile: string }
  | { readonly kind: "draw-blind" | "end" };

/** Three digits are enough for any map. */
const CELL = String.raw`(-?\d{1,3}),(-?\d{1,3})`;
const SLOTTED = new RegExp(String.raw`^(open|swap)(\d)@${CELL}(?:\^([1-5]))?$`);
const DRAWN = new RegExp(String.raw`^drawn@${CELL}(?:\^([1-5]))?$`);
/** Means and objects are those of the box and of any extension. */
const NAME = "[a-z][a-z_]{0,39}";
const GOING = new RegExp(String.raw`^(${NAME})>${CELL}(?:/(\d))?$`);
const BUILDING = new RegExp(String.raw`^(${NAME})\+${CELL}(?:/(\d))?$`);
const REMOVED = /^remove(\d)$/;
const REVEALED = /^reveal=([A-Z]+\d*)$/;

const cell = (q = "", r = ""): Cell => [Number(q), Number(r)];

function slotted(text: string): Move | null {
  const [, kind, slot, q, r, rotation = 0] = SLOTTED.exec(text) ?? [];
  if (!kind) return null;
  return {
    kind: kind === "open" ? "place-open" : "swap",
    slot: Number(slot),
    cell: cell(q, r),
    rotation: Number(rotation),
  };
}

function drawn(text: string): Move | null {
  const [found, q, r, rotation = 0] = DRAWN.exec(text) ?? [];
  return found ? { kind: "place-drawn", cell: cell(q, r), rotation: Number(rotation) } : null;
}

function going(text: string): Move | null {
  const [, means, q, r, steps = 1] = GOING.exec(text) ?? [];
  return means ? { kind: "go", means, cell: cell(q, r), steps: Number(steps) } : null;
}

function building(text: string): Move | null {
  const [, what, q, r, steps = 1] = BUILDING.exec(text) ?? [];
  return what ? { kind: "build", what, cell: cell(q, r), steps: Number(steps) } : null;
}

function short(text: string): Move | null {
  if (text === "draw") return { kind: "draw-blind" };
  if (text === "end") return { kind: "end" };
  const [removed, slot] = REMOVED.exec(text) ?? [];
  if (removed) return { kind: "remove", slot: Number(slot) };
  const [, tile] = REVEALED.exec(text) ?? [];
  return tile ? { kind: "reveal", tile } : null;
}

/** Parses a move; throws if it is invalid. */
export function readMove(text: string): Move {
  const move = short(text) ?? slotted(text) ?? drawn(text) ?? going(text) ?? building(text);
  if (!move) throw new Error(`not a move: ${text}`);
  return move;
}
