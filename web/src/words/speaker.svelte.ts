/** The reader's language and its messages. All texts on the page change reactively with the language. */
import words from "virtual:words";
import { Catalogue, type Facts } from "./catalogue";
import type { Messages } from "./keys";
import { bestLanguage, isLanguage, type Language } from "./languages";

type Key = keyof Messages;
type Told<K extends Key> = keyof Messages[K] extends never ? [] : [facts: Messages[K]];

export const KEPT = "rifugio.language";

/** Loads one language; cached by the browser. */
export async function read(language: Language): Promise<Catalogue> {
  return new Catalogue(language, (await words[language]()).default);
}

/** Additional Fluent messages; they never override ours. */
export type Source = (language: Language) => Promise<readonly string[]>;

class Speaker {
  #catalogue = $state.raw<Catalogue>(new Catalogue("en", []));
  #also: Source = () => Promise.resolve([]);

  get language(): Language {
    return this.#catalogue.language;
  }
  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** Uses the stored language, or the first available one of the browser's. */
  async begin(): Promise<void> {
    const kept = localStorage.getItem(KEPT);
    await this.speak(bestLanguage([kept, ...navigator.languages]));
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }

  /** Adds a source of messages, for every language. */
  async also(source: Source): Promise<void> {
    this.#also = source;
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    const [{ default: ours }, others] = await Promise.all([words[language](), this.#also(language)]);
    this.#catalogue = new Catalogue(language, [...ours, ...others]);
    document.documentElement.lang = language;
  }

  /** A message with its arguments; svelte-check checks the keys and the arguments of each. */
  say = <K extends Key>(key: K, ...told: Told<K>): string => this.#catalogue.say(key, (told[0] ?? {}) as Facts);
}

export const speaker = new Speaker();
export const say = speaker.say;

/** The language was changed in another tab. */
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEPT && newValue && isLanguage(newValue)) void speaker.speak(newValue);
});
