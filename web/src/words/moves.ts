/** Moves as docs/notation.md writes them, taken apart so that they can be named and grouped. */
import type { Cell } from "../board/geometry";

export type Move =
  | { readonly kind: "place-open" | "swap"; readonly slot: number; readonly cell: Cell; readonly rotation: number }
  | { readonly kind: "place-drawn"; readonly cell: Cell; readonly rotation: number }
  | { readonly kind: "remove"; readonly slot: number }
  | { readonly kind: "go"; readonly means: string; readonly cell: Cell; readonly steps: number }
  | { readonly kind: "build"; readonly what: string; readonly cell: Cell; readonly steps: number }
  | { readonly kind: "reveal"; readonly tile: string }
  | { readonly kind: "draw-blind" | "end" };

const CELL = String.raw`(-?\d+),(-?\d+)`;
const SLOTTED = new RegExp(String.raw`^(open|swap)(\d)@${CELL}(?:\^([1-5]))?$`);
const DRAWN = new RegExp(String.raw`^drawn@${CELL}(?:\^([1-5]))?$`);
const PRICED = new RegExp(String.raw`^([a-z]+)([>+])${CELL}(?:/(\d))?$`);

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

function priced(text: string): Move | null {
  const [found, what = "", sign, q, r, price = 1] = PRICED.exec(text) ?? [];
  if (!found) return null;
  const steps = Number(price);
  return sign === ">"
    ? { kind: "go", means: what, cell: cell(q, r), steps }
    : { kind: "build", what, cell: cell(q, r), steps };
}

/** Read a move; the server sends no other texts than these. */
export function readMove(text: string): Move {
  if (text === "draw") return { kind: "draw-blind" };
  if (text === "end") return { kind: "end" };
  if (text.startsWith("remove")) return { kind: "remove", slot: Number(text.slice(6)) };
  if (text.startsWith("reveal=")) return { kind: "reveal", tile: text.slice(7) };
  const move = slotted(text) ?? drawn(text) ?? priced(text);
  if (!move) throw new Error(`not a move: ${text}`);
  return move;
}
