/** How somebody wants to see and be helped: one place, remembered on the device, the same on every page. */
import { fitting, wishes, type Wishes } from "../schemas/kept";

const KEPT = "rifugio.settings";
/** Text of more pixels than these counts as big. */
const BIG_LETTERS = 20;

export const USUAL: Wishes = {
  light: "system",
  contrast: false,
  still: false,
  size: 100,
  palette: "standard",
  hints: null,
};

/** What was kept, as far as it makes sense. */
export const readWishes = (kept: string | null, usual: Wishes = USUAL): Wishes => fitting(kept, wishes(usual)) ?? usual;

class Settings {
  wishes = $state.raw<Wishes>(USUAL);

  /** The browser's own letters, before any wish of ours; pixels. */
  #letters = 16;

  /** Whether text is so big that little else fits beside it: by a wish here, or by the browser's own settings. */
  get big(): boolean {
    return (this.#letters * this.wishes.size) / 100 > BIG_LETTERS;
  }

  /** Read what was kept, and show it; another page may change it, and so may the device. */
  begin(): void {
    this.#letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const more = matchMedia("(prefers-contrast: more)");
    const read = (): void => this.#show(readWishes(localStorage.getItem(KEPT), { ...USUAL, contrast: more.matches }));
    read();
    more.addEventListener("change", read);
    addEventListener("storage", ({ key }) => key === KEPT && read());
  }

  wish(change: Partial<Wishes>): void {
    this.#show({ ...this.wishes, ...change });
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.wishes));
    } catch {
      // then it holds as long as the page is open
    }
  }

  #show(wishes: Wishes): void {
    this.wishes = wishes;
    const { dataset, style } = document.documentElement;
    const mark = (name: string, value: string | null): void => {
      if (value === null) delete dataset[name];
      else dataset[name] = value;
    };
    mark("theme", wishes.light === "system" ? null : wishes.light);
    mark("contrast", wishes.contrast ? "high" : null);
    mark("motion", wishes.still ? "still" : null);
    mark("palette", wishes.palette === "standard" ? null : wishes.palette);
    style.fontSize = wishes.size === 100 ? "" : `${wishes.size}%`;
    mark("text", this.big ? "big" : null);
  }
}

export const settings = new Settings();
