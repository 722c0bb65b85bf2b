/** Spaces out what is told again and again: what comes in between is told at the end of the pause. */
export interface Told {
  /** Milliseconds until it can be told again. */
  readonly wait: number;
  /** Whether it has to be: this time it did not count. */
  readonly again: boolean;
}

export class Spacing {
  #pausing = false;
  #again = false;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tell: () => Promise<Told>;

  constructor(tell: () => Promise<Told>) {
    this.#tell = tell;
  }

  /** Tells it now, or as soon as it can be. */
  sign(): void {
    if (this.#pausing) this.#again = true;
    else void this.#now();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #now(): Promise<void> {
    this.#pausing = true;
    const { wait, again } = await this.#tell();
    if (this.#ended) return;
    this.#again ||= again;
    this.#timer = setTimeout(() => this.#resume(), wait);
  }

  #resume(): void {
    const again = this.#again;
    [this.#pausing, this.#again] = [false, false];
    if (again) void this.#now();
  }
}
