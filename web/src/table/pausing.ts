/** How long to wait between two attempts: each time twice as long, and never all at the same moment. */
export const FIRST_PAUSE = 150;
export const LONGEST_PAUSE = 8_000;

export class Pausing {
  #next = FIRST_PAUSE;

  /** All is well: the next pause is a short one again. */
  reset(): void {
    this.#next = FIRST_PAUSE;
  }

  /** Somebody said how long to wait, or there is a reason to wait longer. */
  atLeast(milliseconds: number): void {
    this.#next = Math.max(this.#next, milliseconds);
  }

  /** The next pause in milliseconds. Many lose their connection together, so it has some chance in it. */
  take(chance: () => number = Math.random): number {
    const pause = this.#next * (0.5 + chance() / 2);
    this.#next = Math.min(LONGEST_PAUSE, this.#next * 2);
    return pause;
  }
}
