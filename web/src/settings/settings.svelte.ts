/** How somebody wants to see and be helped: one place, remembered on the device, the same on every page. */
import { fitting } from "../schemas/kept";
import { marksOf, settings as schema, USUAL, type Settings } from "../schemas/settings";

const KEPT = "rifugio.settings";
/** Text of more pixels than these counts as big. */
const BIG_LETTERS = 20;

/** What was kept, as far as it makes sense. */
export const readSettings = (kept: string | null, usual: Settings = USUAL): Settings =>
  fitting(kept, schema(usual)) ?? usual;

class SettingsStore {
  current = $state.raw<Settings>(USUAL);

  /** The browser's own letters, before any setting of ours; pixels. */
  #letters = 16;

  /** Whether text is so big that little else fits beside it: by a setting here, or by the browser's own settings. */
  get big(): boolean {
    return (this.#letters * this.current.size) / 100 > BIG_LETTERS;
  }

  /** Read what was kept, and show it; another page may change it, and so may the device. */
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
      // then it holds as long as the page is open
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
