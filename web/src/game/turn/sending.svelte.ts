/** Sends what was decided, and knows what is on its way: a click is acknowledged before the server has answered. */
import type { TurnStore } from "./offer.svelte";

/** Between two steps of a walk, so that it is seen. */
const STRIDE_MS = 200;

/** A page that nobody looks at paints nothing; then it is sent all the same. */
const PATIENCE_MS = 60;

/** Until what was clicked is seen: the answer may come so quickly that all it changes would be painted first. */
function painted(): Promise<void> {
  if (typeof requestAnimationFrame === "undefined") return Promise.resolve();
  return new Promise((settle) => {
    setTimeout(settle, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(settle));
  });
}

export class Sending {
  readonly #store: TurnStore;
  /** What was sent and is not answered yet: a move, the id of a deed, or taking back. */
  sent = $state<string | null>(null);

  constructor(store: TurnStore) {
    this.#store = store;
  }

  /** Send moves one after the other, each decided on the table after the one before; what is refused ends it. */
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

  /** Until there is an answer, or the table shows what came of it: it may be quicker, and then one can go on. */
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
