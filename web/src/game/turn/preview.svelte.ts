/**
 * The preview of an action: the selected tile, the cell in focus, the way there. Everything offered comes from the
 * server's list; this only holds the player's selection from it.
 */
import { same, type Cell, type Clash, type Ghost, type PathPreview, type Target } from "../../board";
import { say } from "../../words/speaker.svelte";
import { cellsOf, onCell } from "./choices";
import { rotationsAt, snapped, sourcesOf, takenFrom, tileFrom } from "./laying";
import { Notices, type Notice } from "./notices.svelte";
import type { Offer, TurnStore } from "./offer.svelte";
import type { Sending } from "./sending.svelte";
import { numbered, target } from "./targets";
import { pathOf, type Deed } from "./walking";

export class Preview {
  /** The selected tile. */
  source = $state<string | null>(null);
  /** The cell that was touched. */
  pinned = $state.raw<Cell | null>(null);
  /** The cell under the mouse or the keyboard cursor. */
  hovered = $state.raw<Cell | null>(null);
  /** The index of the selected action where a cell has several. */
  choice = $state(0);
  /** How the tile is turned. */
  rotation = $state(0);
  /** The walk being sent, as it looked when it began. */
  walk = $state.raw<PathPreview | null>(null);
  readonly notices = new Notices();
  readonly #store: TurnStore;
  readonly #offer: Offer;
  readonly #sending: Sending;

  constructor(store: TurnStore, offer: Offer, sending: Sending) {
    this.#store = store;
    this.#offer = offer;
    this.#sending = sending;
  }

  /** Why something cannot be done. */
  get notice(): Notice | null {
    return this.notices.shown;
  }

  /** The effective source: the selected one, or the only one if nothing else can be done on the map. */
  readonly from: string | null = $derived.by(() => {
    if (this.source !== null && this.#offer.sources.includes(this.source)) return this.source;
    return this.#offer.sources.length === 1 && !this.#offer.deeds.length ? (this.#offer.sources[0] ?? null) : null;
  });
  /** Where tiles can go: the one chosen, or any. */
  readonly #places: readonly Cell[] = $derived.by(() => cellsOf(takenFrom(this.#offer.choices.laying, this.from)));
  /** With a tile in the hand there is no other action than laying it. */
  readonly #open: readonly Deed[] = $derived.by(() => (this.from === null ? this.#offer.deeds : []));
  readonly #cells: readonly Cell[] = $derived.by(() => [...this.#places, ...cellsOf(this.#open)]);
  /** The cell that something is shown for. */
  readonly cell: Cell | null = $derived.by(() => {
    const offered = (cell: Cell | null): boolean => cell !== null && this.#cells.some((one) => same(one, cell));
    return [this.pinned, this.hovered].find(offered) ?? null;
  });
  /** What can be done on that cell. */
  readonly here: readonly Deed[] = $derived.by(() => onCell(this.#open, this.cell));
  readonly deed: Deed | null = $derived.by(() => this.here[this.choice] ?? this.here[0] ?? null);
  /** The tiles that fit on that cell, as long as none is chosen. */
  readonly fitting: readonly string[] = $derived.by(() =>
    this.from === null ? sourcesOf(onCell(this.#offer.choices.laying, this.cell)) : [],
  );

  readonly targets: readonly Target[] = $derived.by(() =>
    numbered([
      ...this.#places.map((cell) => target(cell, "lay", () => this.#place(cell))),
      ...this.#open.map((deed) =>
        target(deed.cell, deed.kind, () => this.#offer.told(deed), deed.steps || undefined, this.#offer.gain(deed)),
      ),
    ]),
  );

  #place(cell: Cell): string {
    const choice = onCell(takenFrom(this.#offer.choices.laying, this.from), cell)[0];
    return choice && this.from !== null ? this.#offer.phrase(choice, this.#offer.at, true) : say("moves-which");
  }

  /** How the tile in the hand can lie on that cell. */
  readonly rotations: readonly number[] = $derived.by(() =>
    this.from !== null && this.cell ? rotationsAt(this.#offer.choices.laying, this.from, this.cell) : [],
  );
  /** The tile in the hand over the cell in focus, or where it was refused. */
  readonly ghost: Ghost | null = $derived.by(() => {
    const { refused, cell } = this.notice ?? {};
    if (refused && cell) return this.#over(cell, { rotation: refused.rotation, fits: false });
    if (!this.cell || !this.rotations.length) return null;
    const rotation = snapped(this.rotations, this.rotation);
    return this.#over(this.cell, { rotation, fits: true, turns: this.rotations.length > 1 });
  });

  #over(cell: Cell, how: Omit<Ghost, "tile" | "cell">): Ghost | null {
    const game = this.#store.table?.game;
    const tile = game && this.from !== null ? tileFrom(this.from, game) : null;
    return tile ? { tile, cell, ...how } : null;
  }

  readonly clash: Clash | null = $derived.by(() => this.notice?.clash ?? null);
  readonly path: PathPreview | null = $derived.by(() => {
    if (this.walk || !this.deed || this.notice) return this.walk;
    const path = pathOf(this.deed, this.#offer.at, this.#offer.scene?.names ?? [], this.#offer.unseen);
    return path && { ...path, colour: this.#store.me?.look?.colour };
  });
  /** The cell that the card lies beside. */
  readonly beside: Cell | null = $derived.by(() => {
    if (this.notice) return this.notice.cell;
    const shown = this.pinned !== null || this.here.length > 0;
    return shown && this.#offer.active && this.#sending.sent === null ? this.cell : null;
  });
}
