/** The settings store: persisted on the device, shared by all pages. */
import { fitting } from "../schemas/kept";
import { marksOf, settings as schema, USUAL, type Settings } from "../schemas/settings";

export const KEPT = "rifugio.settings";
/** Text of more pixels than these counts as big. */
const BIG_LETTERS = 20;

/** The stored settings, with defaults for invalid values. */
export const readSettings = (kept: string | null, usual: Settings = USUAL): Settings =>
  fitting(kept, schema(usual)) ?? usual;

class SettingsStore {
  current = $state.raw<Settings>(USUAL);

  /** The browser's own letters, before any setting of ours; pixels. */
  #letters = 16;

  /** Whether text is so large that little else fits beside it: from our setting or the browser's. */
  get big(): boolean {
    return (this.#letters * this.current.size) / 100 > BIG_LETTERS;
  }

  /** Loads and applies the settings; another page may change them, and so may the device. */
  begin(): void {
    this.#letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const more = matchMedia("(prefers-contrast: more)");
    const read = (): void => this.#show(readSettings(localStorage.getItem(KEPT), { ...USUAL, contrast: more.matches }));
    read();
    more.addEventListener("change", read);
    addEventListener("storage", ({ key }) => key === KEPT && read());
  }

  change(change: Partial<Settings>): void {
    this.#show({ ...this.current, ...change });
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.current));
    } catch {
      // storage failed: valid while the page is open
    }
  }

  #show(chosen: Settings): void {
    this.current = chosen;
    const { dataset, style } = document.documentElement;
    const mark = (name: string, value: string | null): void => {
      if (value === null) delete dataset[name];
      else dataset[name] = value;
    };
    for (const [name, value] of marksOf(chosen)) mark(name, value);
    style.fontSize = chosen.size === 100 ? "" : `${chosen.size}%`;
    mark("text", this.big ? "big" : null);
  }
}

export const settings = new SettingsStore();
