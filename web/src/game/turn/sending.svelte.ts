/** Sends what was decided, and knows what is on its way: a click is acknowledged before the server has answered. */
import type { TurnStore } from "./offered.svelte";

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
      for (const [number, move] of moves.entries()) {
        const stride = number + 1 < moves.length ? STRIDE_MS : 0;
        const [answer] = await Promise.all([
          this.#store.move(seat, move),
          stride && new Promise((settle) => setTimeout(settle, stride)),
        ]);
        if (answer?.answer !== "accepted") return;
      }
    });
  }

  takeBack(kind: "undo" | "start_over", of?: number): Promise<void> {
    return this.#alone(kind, async (seat) => void (await this.#store.ask({ kind, seat })), of);
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
