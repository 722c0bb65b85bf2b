/** The reader's language, and saying something in it. Whatever is said on the page changes with the language. */
import words from "virtual:words";
import { Catalogue, type Facts } from "./catalogue";
import type { Messages } from "./keys";
import { bestLanguage, isLanguage, type Language } from "./languages";

type Key = keyof Messages;
type Told<K extends Key> = keyof Messages[K] extends never ? [] : [facts: Messages[K]];

const KEPT = "rifugio.language";

/** Read one language; fetched once, then remembered by the browser. */
export async function read(language: Language): Promise<Catalogue> {
  return new Catalogue(language, (await words[language]()).default);
}

/** Words from elsewhere, as Fluent messages; they never replace ours. */
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

  /** Speak the language chosen before, or the first of the browser's that there is. */
  async begin(): Promise<void> {
    const kept = localStorage.getItem(KEPT);
    await this.speak(bestLanguage([kept, ...navigator.languages]));
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }

  /** From now on, say what somebody else has words for, too, in whichever language. */
  async also(source: Source): Promise<void> {
    this.#also = source;
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    const [{ default: ours }, others] = await Promise.all([words[language](), this.#also(language)]);
    this.#catalogue = new Catalogue(language, [...ours, ...others]);
    document.documentElement.lang = language;
  }

  /** A message with all that it has to be told; svelte-check knows the keys and what each needs. */
  say = <K extends Key>(key: K, ...told: Told<K>): string => this.#catalogue.say(key, (told[0] ?? {}) as Facts);
}

export const speaker = new Speaker();
export const say = speaker.say;

/** Somebody chose a language in another tab. */
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEPT && newValue && isLanguage(newValue)) void speaker.speak(newValue);
});
