/** The available languages, and language negotiation. */
import names from "../../../src/rifugio/locales/languages.json";

/** Each language and its own name for itself; adding one takes a line there and a folder beside it. */
export const LANGUAGE_NAMES = names;
export type Language = keyof typeof names;
export const LANGUAGES = Object.keys(names) as Language[];
export const FALLBACK: Language = "en";

export const isLanguage = (text: string): text is Language => Object.hasOwn(names, text);

/** The first requested language that is available; `nl-BE` requests `nl`. Empty requests are skipped. */
export function bestLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = (wish ?? "").replace("_", "-").split("-")[0]?.toLowerCase() ?? "";
    if (isLanguage(language)) return language;
  }
  return FALLBACK;
}
