/** Choosing among what is shown, step by step, until it is done. */
import { untrack } from "svelte";
import { same, type Cell, type How } from "../../board";
import type { Told } from "../../words/facts";
import { say } from "../../words/speaker.svelte";
import { onCell } from "./choices";
import { layingText, rotationsAt, turned } from "./laying";
import { Looking } from "./looking.svelte";
import { pathOf, questionAbout, type Deed } from "./walking";

export class Turn extends Looking {
  /** What was thought of is forgotten when the turn is over, however it ended. */
  override attend(): void {
    super.attend();
    $effect(() => {
      if (!this.active && this.sent === null) untrack(() => this.forget());
    });
  }

  #look(cell: Cell | null): void {
    this.notices.clear();
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

  /** Show a deed without doing it. */
  suggest(deed: Deed): void {
    this.hold(null);
    this.point(deed.cell, Math.max(0, onCell(this.deeds, deed.cell).indexOf(deed)));
  }

  /** Hold a tile over a cell, turned so, without laying it. */
  try(source: string, cell: Cell, rotation: number): void {
    this.hold(source, cell);
    this.rotation = rotation;
  }

  hover(cell: Cell | null): void {
    this.hovered = cell;
    if (!this.pinned) this.choice = 0;
  }

  rotate(by: 1 | -1): void {
    if (this.ghost?.turns) this.rotation = turned(this.rotations, this.ghost.rotation, by);
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
    if (!this.rotations.length) return void this.#whyNot(layingText(from, cell, 0), cell);
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
    this.notices.clear();
    await this.sending.moves(text, [text]);
    this.forget();
  }

  async perform(deed: Deed): Promise<void> {
    if (this.sent !== null) return;
    const path = pathOf(deed, this.at, this.scene?.names ?? []);
    this.walk = path && { ...path, colour: this.store.me?.look?.colour };
    this.notices.clear();
    await this.sending.moves(deed.id, deed.moves);
    this.forget();
  }

  /** End the turn, or be told why not yet. Returns whether it is one's turn at all. */
  finish(): boolean {
    if (!this.active) return false;
    const end = this.choices.others.find(({ move }) => move.kind === "end");
    if (end) void this.play(end.text);
    else this.whyNot("end");
    return true;
  }

  async takeBack(kind: "undo" | "start_over"): Promise<void> {
    if (this.endedSeat !== null && !this.canUndo) return this.sending.takeBack(kind, this.endedSeat);
    if (!this.active) return;
    if (!this.canUndo) return this.tell(() => say(this.locked ? "undo-locked" : "undo-nothing"));
    await this.sending.takeBack(kind);
    this.forget();
  }

  forget(): void {
    this.hold(null);
    this.hovered = null;
    this.walk = null;
    this.rotation = 0;
  }

  tell(text: () => string, cell: Cell | null = null): void {
    this.notices.tell(text, cell);
  }

  /** Ask about a move that is not on the list and belongs to no cell. */
  whyNot(move: string): void {
    this.#look(null);
    void this.#whyNot(move, null);
  }

  async #whyNot(move: string, cell: Cell | null): Promise<void> {
    const refused = cell && this.from !== null ? { rotation: 0 } : null;
    await this.notices.explain({ cell, refused }, this.store.whyNot(move) as Promise<Told | null>, this);
  }
}
