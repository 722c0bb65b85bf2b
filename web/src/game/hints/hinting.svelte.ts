/** Hints in three steps: look here, maybe this, do it for me. The server says what a bot would do. */
import { untrack } from "svelte";
import type { Cell } from "../../board";
import { botName } from "../../avatars/names";
import type { TableStore } from "../../table/tableStore.svelte";
import type { Hint } from "../../wire/stream";
import type { Datum } from "../../words/catalogue";
import { remarkSentence } from "../../words/sentences";
import { say } from "../../words/speaker.svelte";
import type { Turn } from "../turn/turn.svelte";
import { planned, type Planned } from "./planned";

type HintStore = Pick<TableStore, "table" | "questions">;

/** The delay before an unrequested hint. */
const PATIENCE_MS = 6000;

export class Hinting {
  /** 0: nothing is shown; 1: where to look; 2: what to do. */
  step = $state<0 | 1 | 2>(0);
  asking = $state(false);
  #hint = $state.raw<Hint | null>(null);
  /** Why there is no hint. */
  #sorry = $state<string | null>(null);
  readonly #store: HintStore;
  readonly #turn: Turn;

  constructor(store: HintStore, turn: Turn) {
    this.#store = store;
    this.#turn = turn;
  }

  readonly plan: Planned | null = $derived.by(() => {
    const fresh = this.#turn.offer.active && this.#hint?.seq === this.#store.table?.seq;
    return fresh && this.#hint ? planned(this.#hint.moves, this.#turn.offer.deeds) : null;
  });

  /** Where to look on the map. */
  readonly cell: Cell | null = $derived.by(() => (this.step > 0 ? (this.plan?.cell ?? null) : null));

  readonly text: string = $derived.by(() => {
    if (this.#sorry !== null) return say("hint-not-now", { why: this.#sorry });
    if (!this.plan || this.step === 0) return "";
    return this.step === 1 ? this.#where(this.plan) : this.#what(this.plan);
  });

  #where({ move }: Planned): string {
    switch (move.kind) {
      case "place-open":
      case "swap":
        return say("hint-look-tile", { number: move.slot + 1 });
      case "draw-blind":
        return say("hint-look-pile");
      case "end":
        return say("hint-look-end");
      case "remove":
        return say("hint-look-remove");
      default:
        return say("hint-here");
    }
  }

  #what({ move, deed, remark }: Planned): string {
    const { scene } = this.#turn.offer;
    const what = deed ? this.#turn.offer.named(deed) : this.#turn.offer.phrase({ move });
    const so = say("hint-so", { what });
    if (!remark || !scene) return so;
    const said = remarkSentence(remark as Readonly<Record<string, Datum>>, scene);
    if (!said) return so;
    return `${so} ${say("remark-said", { player: botName("lynx"), remark: said })}`;
  }

  /** The next step; the third does it. */
  async next(): Promise<void> {
    if (this.asking || this.#turn.sent !== null) return;
    if (!this.plan || this.step === 0) return this.#ask();
    if (this.step === 1) return this.#show(this.plan);
    const { deed, moves } = this.plan;
    this.stop();
    await (deed ? this.#turn.perform(deed) : this.#turn.play(moves[0] ?? ""));
  }

  async #ask(): Promise<void> {
    this.#sorry = null;
    if (!this.#turn.offer.active) return void (this.#sorry = "not_your_turn");
    this.asking = true;
    const found = this.plan ? this.#hint : await this.#store.questions.hint();
    this.asking = false;
    this.#hint = found;
    if (this.plan) this.step = 1;
    else this.#sorry = found?.refused ?? "nobody_free";
  }

  #show({ move, cell, deed, moves }: Planned): void {
    this.step = 2;
    if (deed) this.#turn.suggest(deed);
    else if (cell && "rotation" in move) this.#turn.try((moves[0] ?? "").split("@")[0] ?? "", cell, move.rotation);
    else if (cell) this.#turn.point(cell);
  }

  /** Dismisses the hint. */
  stop(): void {
    this.step = 0;
    this.#sorry = null;
  }

  /** A hint is valid for one position; with `unasked`, the first step comes after a while. */
  attend(unasked: () => boolean): void {
    $effect(() => {
      void this.#store.table?.seq;
      untrack(() => this.stop());
    });
    $effect(() => {
      void this.#store.table?.seq;
      if (!unasked() || !this.#turn.offer.active) return;
      const timer = setTimeout(() => {
        if (this.step === 0 && !this.#turn.preview.pinned && this.#turn.sent === null) void this.#ask();
      }, PATIENCE_MS);
      return () => clearTimeout(timer);
    });
  }
}
