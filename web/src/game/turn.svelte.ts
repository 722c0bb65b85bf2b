/** What one is about to do, before it is done: the tile chosen, the cell looked at, and the moves that are left. */
import { tileKind, type Cell, type Ghost, type Target, type TargetKind } from "../board";
import { sceneOf } from "../people/names";
import type { TableStore } from "../table/tableStore.svelte";
import { readMove, type Move } from "../words/moves";
import { movePhrase } from "../words/sentences";

export interface Choice {
  readonly text: string;
  readonly move: Move;
  readonly phrase: string;
}

/** Where a tile is taken from: `open0`, `swap1`, `drawn`; empty for everything that is not laying. */
const sourceOf = (text: string): string => (text.includes("@") ? (text.split("@")[0] ?? "") : "");

const cellOf = (move: Move): Cell | null => ("cell" in move ? move.cell : null);

const MEANS: Readonly<Record<string, TargetKind>> = { walk: "walk", fly: "fly", sail: "sail", swim: "swim" };

function targetKind(move: Move): TargetKind {
  if (move.kind === "go") return MEANS[move.means] ?? "walk";
  return move.kind === "build" ? "build" : "lay";
}

export class Turn {
  readonly #store: TableStore;
  source = $state<string | null>(null);
  cell = $state.raw<Cell | null>(null);

  constructor(store: TableStore) {
    this.#store = store;
  }

  readonly choices: readonly Choice[] = $derived.by(() => {
    const { table, me, walked } = this.#store;
    if (!table?.game || !table.legal || !me) return [];
    const scene = { ...sceneOf(table, me), exact: true };
    const position = { ...table.game, walked };
    return table.legal.map((text) => {
      const move = readMove(text);
      return { text, move, phrase: movePhrase(move, position, scene) };
    });
  });
  readonly sources: ReadonlySet<string> = $derived(
    new Set(this.choices.map(({ text }) => sourceOf(text)).filter(Boolean)),
  );
  /** The source that counts: the one chosen, or the only one there is. */
  readonly from: string | null = $derived(
    this.source !== null && this.sources.has(this.source)
      ? this.source
      : this.sources.size === 1
        ? ([...this.sources][0] ?? null)
        : null,
  );
  readonly #open: readonly Choice[] = $derived(
    this.choices.filter(({ text }) =>
      this.sources.size ? sourceOf(text) !== "" && sourceOf(text) === this.from : true,
    ),
  );
  readonly #there: readonly Choice[] = $derived(
    this.#open.filter(({ move }) => {
      const cell = cellOf(move);
      return this.cell !== null && cell !== null && cell[0] === this.cell[0] && cell[1] === this.cell[1];
    }),
  );
  /** What can be done now: on the cell looked at, if there is something, or else anywhere. */
  readonly shown: readonly Choice[] = $derived(this.#there.length ? this.#there : this.#open);
  readonly narrowed: boolean = $derived(this.#there.length > 0);

  readonly targets: readonly Target[] = $derived.by(() => {
    const found = new Map<string, Target>();
    for (const { move, phrase } of this.#open) {
      const cell = cellOf(move);
      if (cell) found.set(cell.join(), { cell, kind: targetKind(move), label: phrase });
    }
    return [...found.values()];
  });

  /** The tile in the hand, over the cell looked at. */
  readonly ghost: Ghost | null = $derived.by(() => {
    const choice = this.#there[0];
    const game = this.#store.table?.game;
    if (!choice || !game || !("rotation" in choice.move)) return null;
    const tile = "slot" in choice.move ? game.open[choice.move.slot] : game.hand;
    if (!tile) return null;
    const { cell, rotation } = choice.move;
    return { tile, cell, rotation, fits: true, turns: tileKind(tile).kind === "pass" };
  });

  forget(): void {
    this.source = null;
    this.cell = null;
  }
}
