/**
 * A turn at this screen: the player's input, step by step. `offer` is what the server allows, `preview` the current
 * selection.
 */
import { untrack } from "svelte";
import { same, type Cell, type How } from "../../board";
import { say } from "../../words/speaker.svelte";
import { onCell } from "./choices";
import { layingText, rotationsAt, turned } from "./laying";
import { Offer, type TurnStore } from "./offer.svelte";
import { Preview } from "./preview.svelte";
import { Sending } from "./sending.svelte";
import { pathOf, type Deed } from "./walking";

export class Turn {
  readonly offer: Offer;
  readonly preview: Preview;
  readonly #store: TurnStore;
  readonly #sending: Sending;

  /** `resting` says whether input is blocked although it is the player's turn. */
  constructor(store: TurnStore, resting: () => boolean = () => false) {
    this.#store = store;
    this.#sending = new Sending(store);
    this.offer = new Offer(store, resting);
    this.preview = new Preview(store, this.offer, this.#sending);
  }

  /** What is in flight. */
  get sent(): string | null {
    return this.#sending.sent;
  }

  /** Effects while the screen is mounted. The selection is cleared when the turn is over, however it ended. */
  attend(): void {
    this.offer.attend();
    $effect(() => {
      if (!this.offer.active && this.sent === null) untrack(() => this.forget());
    });
  }

  #look(cell: Cell | null): void {
    this.preview.notices.clear();
    this.preview.pinned = cell;
    this.preview.choice = 0;
  }

  /** Selects a tile, or deselects it. */
  take(source: string): void {
    const back = this.preview.source === source;
    const stays =
      !back && this.preview.cell && rotationsAt(this.offer.choices.laying, source, this.preview.cell).length;
    this.hold(back ? null : source, stays ? this.preview.cell : null);
  }

  /** Selects a tile, whatever was selected before. */
  hold(source: string | null, over: Cell | null = null): void {
    this.#look(over);
    this.preview.source = source;
  }

  /** Previews the actions on a cell. */
  point(cell: Cell, choice = 0): void {
    this.#look(cell);
    this.preview.choice = choice;
  }

  /** Previews an action. */
  suggest(deed: Deed): void {
    this.hold(null);
    this.point(deed.cell, Math.max(0, onCell(this.offer.deeds, deed.cell).indexOf(deed)));
  }

  /** Previews a tile on a cell with a rotation. */
  try(source: string, cell: Cell, rotation: number): void {
    this.hold(source, cell);
    this.preview.rotation = rotation;
  }

  hover(cell: Cell | null): void {
    this.preview.hovered = cell;
    if (!this.preview.pinned) this.preview.choice = 0;
  }

  rotate(by: 1 | -1): void {
    if (this.preview.ghost?.turns)
      this.preview.rotation = turned(this.preview.rotations, this.preview.ghost.rotation, by);
  }

  /** Clears one level of the selection: first the cell, then the tile. Returns whether there was anything. */
  back(): boolean {
    const something = this.preview.notice ?? this.preview.pinned ?? this.preview.source;
    if (!this.preview.notice && !this.preview.pinned) this.preview.source = null;
    this.#look(null);
    return something !== null;
  }

  /** Handles a tap on a cell. Mouse and keyboard have already shown a preview, a finger has not. */
  tap(cell: Cell, how: How): void {
    if (!this.offer.active || this.sent !== null) return;
    const again = same(this.preview.pinned, cell) && this.preview.notice === null;
    this.#look(cell);
    if (this.preview.from !== null) this.#tapLaying(this.preview.from, cell, again, how);
    else if (this.preview.here.length) this.#tapDoing(again, how);
    else if (this.offer.laying) this.#tapWithoutTile(cell);
    else this.#tapInVain(cell);
  }

  #tapLaying(from: string, cell: Cell, again: boolean, how: How): void {
    if (!this.preview.rotations.length) return void this.#whyNot(layingText(from, cell, 0), cell);
    // a tile that can be turned needs confirmation; a second tap turns it
    const plain = !this.preview.ghost?.turns && (again || how === "mouse");
    if (how === "key" || plain) void this.confirm();
    else if (again) this.rotate(1);
  }

  #tapWithoutTile(cell: Cell): void {
    const [only, ...others] = this.preview.fitting;
    if (!only) this.tell(() => say("moves-which"), cell);
    else if (!others.length) this.preview.source = only;
  }

  #tapDoing(again: boolean, how: How): void {
    const seen = how === "mouse" || how === "key";
    const walks = this.preview.here.length === 1 && this.preview.here[0]?.last.kind === "go";
    if (again || (seen && walks)) void this.confirm();
  }

  #tapInVain(cell: Cell): void {
    if (this.#store.table?.game) void this.#whyNot(cell, cell);
  }

  /** Executes the previewed action. */
  async confirm(): Promise<void> {
    const { ghost, from, deed } = this.preview;
    if (from !== null && ghost?.fits) await this.play(layingText(from, ghost.cell, ghost.rotation));
    else if (deed) await this.perform(deed);
  }

  /** Make one move. */
  async play(text: string): Promise<void> {
    this.preview.notices.clear();
    await this.#sending.moves(text, [text]);
    this.forget();
  }

  async perform(deed: Deed): Promise<void> {
    if (this.sent !== null) return;
    const path = pathOf(deed, this.offer.at, this.offer.scene?.names ?? [], this.offer.unseen);
    this.preview.walk = path && { ...path, colour: this.#store.me?.look?.colour };
    this.preview.notices.clear();
    await this.#sending.moves(deed.id, deed.moves);
    this.forget();
  }

  /** Ends the turn, or shows why not yet. Returns whether it is the player's turn at all. */
  finish(): boolean {
    if (!this.offer.active) return false;
    const end = this.offer.choices.others.find(({ move }) => move.kind === "end");
    if (end) void this.play(end.text);
    else this.whyNot("end");
    return true;
  }

  async takeBack(kind: "undo" | "start_over"): Promise<void> {
    if (this.offer.endedSeat !== null && !this.offer.canUndo) return this.#sending.takeBack(kind, this.offer.endedSeat);
    if (!this.offer.active) return;
    if (!this.offer.canUndo) return this.tell(() => say(this.offer.locked ? "undo-locked" : "undo-nothing"));
    await this.#sending.takeBack(kind);
    this.forget();
  }

  forget(): void {
    this.hold(null);
    this.preview.hovered = null;
    this.preview.walk = null;
    this.preview.rotation = 0;
  }

  tell(text: () => string, cell: Cell | null = null): void {
    this.preview.notices.tell(text, cell);
  }

  /** Asks why a move without a cell is illegal. */
  whyNot(move: string): void {
    this.#look(null);
    void this.#whyNot(move, null);
  }

  async #whyNot(asked: string | Cell, cell: Cell | null): Promise<void> {
    const refused = cell && this.preview.from !== null ? { rotation: 0 } : null;
    await this.preview.notices.explain({ cell, refused }, this.#store.questions.whyNot(asked), this.offer);
  }
}
