/** What was asked for by a key: spoken for those who hear it, written for those who see it, and gone after a while. */
const STAYS_MS = 12_000;

export class Caption {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The same words once more are words again. */
  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = "";
    this.#timer = setTimeout(() => {
      this.text = text;
      this.#timer = setTimeout(() => this.clear(), STAYS_MS + text.length * 40);
    }, 30);
  }

  /** Returns whether there was anything. */
  clear(): boolean {
    clearTimeout(this.#timer);
    const there = this.text !== "";
    this.text = "";
    return there;
  }
}
