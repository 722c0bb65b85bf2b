/**
 * What one is about to do, before it is done: the tile chosen, the cell looked at, the way thought of. All that is
 * offered comes from the server's list; this only remembers what the hand has chosen from it.
 */
import { untrack } from "svelte";
import { same, type Cell, type Clash, type Ghost, type How, type PathPreview, type Target } from "../../board";
import type { Told } from "../../words/facts";
import { say } from "../../words/speaker.svelte";
import { cellsOf, onCell } from "./choices";
import { layingText, rotationsAt, snapped, sourcesOf, takenFrom, tileFrom, turned } from "./laying";
import { Notices, type Notice } from "./notices.svelte";
import { Offered, type TurnStore } from "./offered.svelte";
import { Sending } from "./sending.svelte";
import { pathOf, questionAbout, type Deed } from "./walking";

export class Turn extends Offered {
  /** The tile chosen. */
  source = $state<string | null>(null);
  /** The cell that was touched. */
  pinned = $state.raw<Cell | null>(null);
  /** The cell the mouse or the keys are on. */
  hovered = $state.raw<Cell | null>(null);
  /** Where several things can be done on one cell, the one looked at. */
  choice = $state(0);
  #rotation = $state(0);
  /** The walk that is on its way, as it looked when it began. */
  #walk = $state.raw<PathPreview | null>(null);
  readonly #notices = new Notices();
  readonly #sending: Sending;

  constructor(store: TurnStore, resting: () => boolean = () => false) {
    super(store, resting);
    this.#sending = new Sending(store);
  }

  /** What was thought of is forgotten when the turn is over, however it ended. */
  override attend(): void {
    super.attend();
    $effect(() => {
      if (!this.active && this.sent === null) untrack(() => this.forget());
    });
  }

  /** Why something cannot be done. */
  get notice(): Notice | null {
    return this.#notices.shown;
  }
  /** What was sent and is not answered yet. */
  get sent(): string | null {
    return this.#sending.sent;
  }

  /** The source that counts: the one chosen, or the only thing there is to do on the map. */
  readonly from: string | null = $derived.by(() => {
    if (this.source !== null && this.sources.includes(this.source)) return this.source;
    return this.sources.length === 1 && !this.deeds.length ? (this.sources[0] ?? null) : null;
  });
  /** Where tiles can go: the one chosen, or any. */
  readonly #places: readonly Cell[] = $derived.by(() => cellsOf(takenFrom(this.choices.laying, this.from)));
  /** With a tile in the hand there is nothing to do but to lay it. */
  readonly #open: readonly Deed[] = $derived.by(() => (this.from === null ? this.deeds : []));
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
    this.from === null ? sourcesOf(onCell(this.choices.laying, this.cell)) : [],
  );

  readonly targets: readonly Target[] = $derived.by(() => [
    ...this.#places.map((cell) => this.#place(cell)),
    ...this.#open.map((deed) => this.target(deed)),
  ]);

  #place(cell: Cell): Target {
    const choice = onCell(takenFrom(this.choices.laying, this.from), cell)[0];
    const label = choice && this.from !== null ? this.phrase(choice, this.at, true) : say("moves-which");
    return { cell, kind: "lay", label };
  }

  readonly #rotations: readonly number[] = $derived.by(() =>
    this.from !== null && this.cell ? rotationsAt(this.choices.laying, this.from, this.cell) : [],
  );
  /** The tile in the hand, over the cell looked at; or where it does not fit. */
  readonly ghost: Ghost | null = $derived.by(() => {
    const { refused, cell } = this.notice ?? {};
    if (refused && cell) return this.#over(cell, { rotation: refused.rotation, fits: false });
    if (!this.cell || !this.#rotations.length) return null;
    const rotation = snapped(this.#rotations, this.#rotation);
    return this.#over(this.cell, { rotation, fits: true, turns: this.#rotations.length > 1 });
  });

  #over(cell: Cell, how: Omit<Ghost, "tile" | "cell">): Ghost | null {
    const game = this.store.table?.game;
    const tile = game && this.from !== null ? tileFrom(this.from, game) : null;
    return tile ? { tile, cell, ...how } : null;
  }

  readonly clash: Clash | null = $derived.by(() => this.notice?.clash ?? null);
  readonly path: PathPreview | null = $derived.by(() => {
    if (this.#walk || !this.deed || this.notice) return this.#walk;
    const path = pathOf(this.deed, this.at, this.scene?.names ?? []);
    return path && { ...path, colour: this.store.me?.look?.colour };
  });
  /** The cell that the card lies beside. */
  readonly beside: Cell | null = $derived.by(() => {
    if (this.notice) return this.notice.cell;
    const shown = this.pinned !== null || this.here.length > 0;
    return shown && this.active && this.sent === null ? this.cell : null;
  });

  #look(cell: Cell | null): void {
    this.#notices.clear();
    this.pinned = cell;
    this.choice = 0;
  }

  /** Take a tile, or put it back. */
  take(source: string): void {
    const back = this.source === source;
    const stays = !back && this.cell && rotationsAt(this.choices.laying, source, this.cell).length;
    this.hold(back ? null : source, stays ? this.cell : null);
  }

  /** Have a tile in the hand, whatever was there before. */
  hold(source: string | null, over: Cell | null = null): void {
    this.#look(over);
    this.source = source;
  }

  /** Show what can be done on a cell, without doing it. */
  point(cell: Cell, choice = 0): void {
    this.#look(cell);
    this.choice = choice;
  }

  hover(cell: Cell | null): void {
    this.hovered = cell;
    if (!this.pinned) this.choice = 0;
  }

  rotate(by: 1 | -1): void {
    if (this.ghost?.turns) this.#rotation = turned(this.#rotations, this.ghost.rotation, by);
  }

  /** One step back: first what is shown on the map, then the tile. Returns whether there was anything. */
  back(): boolean {
    const something = this.notice ?? this.pinned ?? this.source;
    if (!this.notice && !this.pinned) this.source = null;
    this.#look(null);
    return something !== null;
  }

  /** A cell was touched. With a mouse or keys one has already seen what would happen, with a finger not yet. */
  tap(cell: Cell, how: How): void {
    if (!this.active || this.sent !== null) return;
    const again = same(this.pinned, cell) && this.notice === null;
    this.#look(cell);
    if (this.from !== null) this.#tapLaying(this.from, cell, again, how);
    else if (this.here.length) this.#tapDoing(again, how);
    else if (this.laying) this.#tapWithoutTile(cell);
    else this.#tapInVain(cell);
  }

  #tapLaying(from: string, cell: Cell, again: boolean, how: How): void {
    if (!this.#rotations.length) return void this.#whyNot(layingText(from, cell, 0), cell);
    // what can be turned waits until it is confirmed, and a second tap turns it
    const plain = !this.ghost?.turns && (again || how === "mouse");
    if (how === "key" || plain) void this.confirm();
    else if (again) this.rotate(1);
  }

  #tapWithoutTile(cell: Cell): void {
    const [only, ...others] = this.fitting;
    if (!only) this.tell(() => say("moves-which"), cell);
    else if (!others.length) this.source = only;
  }

  #tapDoing(again: boolean, how: How): void {
    const seen = how === "mouse" || how === "key";
    const walks = this.here.length === 1 && this.here[0]?.last.kind === "go";
    if (again || (seen && walks)) void this.confirm();
  }

  #tapInVain(cell: Cell): void {
    const game = this.store.table?.game;
    if (game) void this.#whyNot(questionAbout(cell, game, this.player), cell);
  }

  /** Do what is shown. */
  async confirm(): Promise<void> {
    const { ghost, from, deed } = this;
    if (from !== null && ghost?.fits) await this.play(layingText(from, ghost.cell, ghost.rotation));
    else if (deed) await this.perform(deed);
  }

  /** Make one move. */
  async play(text: string): Promise<void> {
    this.#notices.clear();
    await this.#sending.moves(text, [text]);
    this.forget();
  }

  async perform(deed: Deed): Promise<void> {
    if (this.sent !== null) return;
    const path = pathOf(deed, this.at, this.scene?.names ?? []);
    this.#walk = path && { ...path, colour: this.store.me?.look?.colour };
    this.#notices.clear();
    await this.#sending.moves(deed.id, deed.moves);
    this.forget();
  }

  async takeBack(kind: "undo" | "start_over"): Promise<void> {
    if (!this.active) return;
    if (!this.canUndo) return this.tell(() => say(this.locked ? "undo-locked" : "undo-nothing"));
    await this.#sending.takeBack(kind);
    this.forget();
  }

  forget(): void {
    this.hold(null);
    this.hovered = null;
    this.#walk = null;
    this.#rotation = 0;
  }

  tell(text: () => string, cell: Cell | null = null): void {
    this.#notices.tell(text, cell);
  }

  /** Ask about a move that is not on the list and belongs to no cell. */
  whyNot(move: string): void {
    this.#look(null);
    void this.#whyNot(move, null);
  }

  async #whyNot(move: string, cell: Cell | null): Promise<void> {
    const refused = cell && this.from !== null ? { rotation: 0 } : null;
    await this.#notices.explain({ cell, refused }, this.store.whyNot(move) as Promise<Told | null>, this);
  }
}
