/** Actions on a cell without a tile: a way there, by any means of travel, or building. */
import type { Cell, PathPreview, PathStep, TargetKind } from "../../board";
import { signOf } from "../../board/art/marks";
import type { Effect, Way } from "../../wire/stream";
import { readMove, type Move } from "../../words/moves";
import type { Placed } from "./choices";

/** An action: a sequence of moves, its cost and its effects. */
export interface Deed {
  readonly id: string;
  readonly cell: Cell;
  readonly kind: TargetKind;
  readonly moves: readonly string[];
  /** The last move, which names the action. */
  readonly last: Move;
  readonly steps: number;
  readonly cards: number;
  readonly effects: readonly Effect[];
  /** How many points more the player would have after it; undefined where the server has not said. */
  readonly worth?: number;
}

export function kindOf(move: Move): TargetKind {
  if (move.kind === "go") return signOf(move.means, "walk");
  return move.kind === "build" ? signOf(move.what, "build") : "lay";
}

const single = ({ text, move, cell }: Placed): Deed => ({
  id: text,
  cell,
  kind: kindOf(move),
  moves: [text],
  last: move,
  steps: "steps" in move ? move.steps : 0,
  cards: 0,
  effects: [],
});

function byWay({ to, moves, free, cards, effects, worth }: Way): Deed {
  const last = readMove(moves.at(-1) ?? "end");
  return { id: moves.join(" "), cell: to, kind: kindOf(last), moves, last, steps: free + cards, cards, effects, worth };
}

/**
 * All actions: first the ways the server sent, then the legal moves that are not among them. A way counts only if it
 * begins with a legal move.
 */
export function deeds(doing: readonly Placed[], ways: readonly Way[]): Deed[] {
  const legal = new Set(doing.map(({ text }) => text));
  const known = ways.filter(({ moves }) => legal.has(moves[0] ?? "")).map(byWay);
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...doing.filter(({ text }) => !ids.has(text)).map(single)];
}

const bringsPoints = ({ code }: Effect): boolean => code === "PlaceTaken" || code === "BearMet";

/** Whether the action ends on a place whose card the player gets. */
export const endsOnPlace = ({ effects }: Deed): boolean =>
  effects.slice(effects.findLastIndex(({ code }) => code === "Went")).some(({ code }) => code === "PlaceTaken");

function noted(effect: Effect, names: readonly string[], worth?: number): Omit<PathStep, "cell"> | null {
  if (effect.code === "PlaceTaken") return { note: `+${worth ?? effect.points}`, tone: "good" };
  if (effect.code === "BearMet") return { note: `−${Math.abs(effect.points)}`, tone: "bad" };
  if (effect.code === "Visited") return { note: `${names[effect.owner] ?? ""} +${effect.points}` };
  return null;
}

/** The steps of a walk, each with what it brings. What the whole walk is `worth` is due to a place if there is one. */
export function stepsOf(effects: readonly Effect[], names: readonly string[], worth?: number): PathStep[] {
  const steps: PathStep[] = [];
  const alone = effects.filter(bringsPoints).length === 1 ? worth : undefined;
  for (const effect of effects) {
    const here = steps.at(-1);
    const note = here && noted(effect, names, alone);
    if (effect.code === "Went") steps.push({ cell: effect.to });
    else if (note) steps[steps.length - 1] = { ...here, ...note };
  }
  return steps;
}

/** The path to draw on the map; null if the action is no walk. */
export function pathOf(deed: Deed, from: Cell, names: readonly string[], own = false): PathPreview | null {
  if (deed.last.kind !== "go") return null;
  const steps = stepsOf(deed.effects, names, own ? deed.worth : undefined);
  return { from, steps: steps.length ? steps : [{ cell: deed.cell }] };
}

/** Where the last move of an action begins: its label may depend on it. */
export function lastStart(deed: Deed, from: Cell): Cell {
  return deed.effects.findLast((effect) => effect.code === "Went")?.start ?? from;
}
