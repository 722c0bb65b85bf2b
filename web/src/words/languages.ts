/** The languages there are, and which of them a reader wants. */
import names from "../../../src/rifugio/locales/languages.json";

/** Each language and what it calls itself; to add one takes a line there and a folder beside it. */
export const LANGUAGE_NAMES = names;
export type Language = keyof typeof names;
export const LANGUAGES = Object.keys(names) as Language[];
export const FALLBACK: Language = "en";

export const isLanguage = (text: string): text is Language => Object.hasOwn(names, text);

/** The first language asked for that there is; `nl-BE` asks for `nl`. Empty wishes are passed over. */
export function bestLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = (wish ?? "").replace("_", "-").split("-")[0]?.toLowerCase() ?? "";
    if (isLanguage(language)) return language;
  }
  return FALLBACK;
}
