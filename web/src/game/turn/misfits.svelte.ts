/** Why an open tile cannot be taken: asks the server once for each, as soon as the player has to choose. */
import type { TableStore } from "../../table/tableStore.svelte";
import { slotOf } from "./laying";
import type { Turn } from "./turn.svelte";

export class Misfits {
  readonly #store: TableStore;
  readonly #turn: Turn;
  #nowhere = $state.raw<readonly number[]>([]);

  constructor(store: TableStore, turn: Turn) {
    this.#store = store;
    this.#turn = turn;
  }

  fitsNowhere = (slot: number): boolean => this.#nowhere.includes(slot);

  /** The move to ask about: this tile, anywhere. */
  question(slot: number): string {
    const [q, r] = this.#turn.offer.choices.laying[0]?.cell ?? [0, 0];
    return `open${slot}@${q},${r}`;
  }

  attend(): void {
    $effect(() => {
      const { laying, sources } = this.#turn.offer;
      const open = this.#store.table?.game?.open ?? [];
      const missing = laying
        ? open.map((_, slot) => slot).filter((slot) => !sources.some((one) => slotOf(one) === slot))
        : [];
      void this.#ask(missing);
    });
  }

  async #ask(slots: readonly number[]): Promise<void> {
    const reasons = await Promise.all(slots.map((slot) => this.#store.questions.whyNot(this.question(slot))));
    this.#nowhere = slots.filter((_, i) => reasons[i]?.code === "FitsNowhere");
  }
}
