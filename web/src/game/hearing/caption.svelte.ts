/** The answer to a key: announced to screen readers and shown as a caption, for a while. */
const STAYS_MS = 12_000;

export class Caption {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Repeats even an unchanged text. */
  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = "";
    this.#timer = setTimeout(() => {
      this.text = text;
      this.#timer = setTimeout(() => this.clear(), STAYS_MS + text.length * 40);
    }, 30);
  }

  /** Returns whether there was a caption. */
  clear(): boolean {
    clearTimeout(this.#timer);
    const there = this.text !== "";
    this.text = "";
    return there;
  }
}
