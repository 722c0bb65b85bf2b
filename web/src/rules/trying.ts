/**
 * An interactive example of the rules: positions precomputed by the engine (`tools/pages/rulebook.py`), and where a tap
 * leads from each. No rule is implemented here.
 */
import type { BoardGame, Cell, Clash, Target, TargetKind } from "../board/types";
import type { Effect, Reason } from "../wire/stream";

type Swimmer = BoardGame["swimmers"][number];

/** A position: missing fields are as in the first one. */
interface Moment {
  readonly tiles?: BoardGame["tiles"];
  readonly walkers?: readonly Cell[];
  readonly objects?: BoardGame["objects"];
  readonly swimmers?: readonly Swimmer[];
  readonly free: number;
  readonly cards: number;
  readonly tries: readonly Try[];
  readonly refused: readonly { readonly cell: Cell; readonly reason: Reason }[];
}

interface Try {
  readonly cell: Cell;
  readonly kind: TargetKind;
  readonly cost: number;
  readonly effects: readonly Effect[];
  readonly to: number;
}

export interface Example {
  /** The tile that is to be laid; null if somebody is to walk. */
  readonly lay: string | null;
  readonly moments: readonly Moment[];
}

/** The outcome of a tap: effects, or a reason why not; null where there is neither. */
export type Outcome =
  | { readonly to: number; readonly effects: readonly Effect[] }
  | { readonly reason: Reason; readonly clash: Clash | null }
  | null;

const same = ([q, r]: Cell, [x, y]: Cell): boolean => q === x && r === y;

export const momentOf = (example: Example, index: number): Moment =>
  example.moments[index] ?? (example.moments[0] as Moment);

/** The table in one of the positions. */
export function gameOf(example: Example, index: number): BoardGame {
  const now = { ...momentOf(example, 0), ...momentOf(example, index) };
  return {
    tiles: now.tiles ?? [],
    players: (now.walkers ?? []).map((at) => ({ at })),
    objects: now.objects ?? [],
    swimmers: (now.swimmers ?? []) as BoardGame["swimmers"],
    firsts: [],
  };
}

export function targetsOf(example: Example, index: number, label: (cell: Cell) => string): readonly Target[] {
  return momentOf(example, index).tries.map(({ cell, kind, cost }) => ({
    ...{ cell, kind, label: label(cell) },
    cost: cost || undefined,
  }));
}

export function tap(example: Example, index: number, cell: Cell): Outcome {
  const { tries, refused } = momentOf(example, index);
  const found = tries.find((one) => same(one.cell, cell));
  if (found) return { to: found.to, effects: found.effects };
  const reason = refused.find((one) => same(one.cell, cell))?.reason;
  if (!reason) return null;
  return { reason, clash: reason.code === "SidesClash" ? { cell, direction: reason.direction } : null };
}
