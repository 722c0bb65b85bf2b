/** Sends moves and tracks what is in flight: a click gets feedback before the server has answered. */
import type { TurnStore } from "./offer.svelte";

/** Milliseconds between two steps of a walk, so that it is visible. */
const STRIDE_MS = 200;

/** The time-out for painting: a background page paints nothing, but sends all the same. */
const PATIENCE_MS = 60;

/** Resolves once the feedback for a click is painted: a fast answer's changes would be painted first. */
function painted(): Promise<void> {
  if (typeof requestAnimationFrame === "undefined") return Promise.resolve();
  return new Promise((settle) => {
    setTimeout(settle, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(settle));
  });
}

export class Sending {
  readonly #store: TurnStore;
  /** What is in flight: a move, the id of an action, or an undo. */
  sent = $state<string | null>(null);

  constructor(store: TurnStore) {
    this.#store = store;
  }

  /** Sends moves one by one, each based on the table after the one before; a refusal stops it. */
  moves(id: string, moves: readonly string[]): Promise<void> {
    return this.#alone(id, async (seat) => {
      for (const move of moves.slice(0, -1)) {
        const stride = new Promise((settle) => setTimeout(settle, STRIDE_MS));
        const [answer] = await Promise.all([this.#store.move(seat, move), stride]);
        if (answer?.answer !== "accepted") return;
      }
      const last = moves.at(-1);
      if (last) await this.#seen(this.#store.move(seat, last));
    });
  }

  takeBack(kind: "undo" | "start_over", of?: number): Promise<void> {
    return this.#alone(kind, (seat) => this.#seen(this.#store.ask({ kind, seat })), of);
  }

  /** Waits for the answer, or until the table shows the result, whichever comes first. */
  async #seen(answer: Promise<unknown>): Promise<void> {
    const before = this.#store.table?.seq ?? 0;
    await Promise.race([answer, this.#store.until(({ seq }) => seq > before)]);
  }

  /** One thing at a time. */
  async #alone(id: string, send: (seat: number) => Promise<void>, of?: number): Promise<void> {
    const seat = of ?? this.#store.me?.seat;
    if (seat === undefined || this.sent !== null) return;
    this.sent = id;
    await painted();
    await send(seat);
    this.sent = null;
  }
}
