/** Asks for the review of a seat, and again until it is made. */
import * as api from "../../table/api";
import { tokensOf } from "../../table/tokens";
import type { ShownReview } from "../../wire/api";

const AGAIN_MS = 1000;

export class Reviewing {
  found = $state.raw<ShownReview | null>(null);
  /** The server did not answer, or not with a review. */
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly link: string,
    readonly seat: number,
  ) {}

  /** Asking again changes nothing, so it is also the way to look how far it is. */
  async ask(): Promise<void> {
    this.away = false;
    clearTimeout(this.#timer);
    try {
      const ask = this.found ? api.review : api.askReview;
      this.found = await ask(this.link, tokensOf(this.link), this.seat);
    } catch {
      this.away = true;
      return;
    }
    if (this.found.state === "waiting" && !this.#stopped) this.#timer = setTimeout(() => void this.ask(), AGAIN_MS);
  }

  /** Stops looking, and the review itself, which only this device can. */
  async cancel(): Promise<void> {
    this.stop();
    await api.cancelReview(this.link, tokensOf(this.link), this.seat);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
