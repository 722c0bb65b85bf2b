/** How somebody wants to see and be helped: one place, remembered on the device, the same on every page. */
const KEPT = "rifugio.settings";
/** Text of more pixels than these counts as big. */
const BIG_LETTERS = 20;

export const SIZES = [100, 125, 150, 175, 200] as const;
export const LIGHTS = ["system", "light", "dark"] as const;
export const PALETTES = ["standard", "vivid"] as const;

export interface Wishes {
  readonly light: (typeof LIGHTS)[number];
  readonly contrast: boolean;
  /** Less motion, whatever the device says. */
  readonly still: boolean;
  /** Per cent. */
  readonly size: (typeof SIZES)[number];
  readonly palette: (typeof PALETTES)[number];
  /** Hints without asking; null: as it is usual for the seat. */
  readonly hints: boolean | null;
}

export const USUAL: Wishes = {
  light: "system",
  contrast: false,
  still: false,
  size: 100,
  palette: "standard",
  hints: null,
};

const one = <T>(all: readonly T[], found: unknown, usual: T): T => (all.includes(found as T) ? (found as T) : usual);

/** What was kept, as far as it makes sense. */
export function readWishes(kept: string | null, usual: Wishes = USUAL): Wishes {
  let found: Partial<Record<keyof Wishes, unknown>>;
  try {
    found = (JSON.parse(kept ?? "{}") as typeof found | null) ?? {};
  } catch {
    return usual;
  }
  return {
    light: one(LIGHTS, found.light, usual.light),
    contrast: one([true, false], found.contrast, usual.contrast),
    still: one([true, false], found.still, usual.still),
    size: one(SIZES, found.size, usual.size),
    palette: one(PALETTES, found.palette, usual.palette),
    hints: one([true, false, null], found.hints, usual.hints),
  };
}

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
