/** Exponential back-off with jitter. */
export const FIRST_PAUSE = 150;
export const LONGEST_PAUSE = 8_000;

export class Pausing {
  #next = FIRST_PAUSE;

  /** Starts again with a short pause. */
  reset(): void {
    this.#next = FIRST_PAUSE;
  }

  /** Sets a minimum for the next pause. */
  atLeast(milliseconds: number): void {
    this.#next = Math.max(this.#next, milliseconds);
  }

  /** The next pause in milliseconds, with jitter, because many clients lose their connection together. */
  take(chance: () => number = Math.random): number {
    const pause = this.#next * (0.5 + chance() / 2);
    this.#next = Math.min(LONGEST_PAUSE, this.#next * 2);
    return pause;
  }
}
