/** The languages there are, and which of them a reader wants. */
export const LANGUAGES = ["en", "nl", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK: Language = "en";

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first language asked for that there is; `nl-BE` asks for `nl`. Empty wishes are passed over. */
export function bestLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = (wish ?? "").replace("_", "-").split("-")[0]?.toLowerCase() ?? "";
    if (isLanguage(language)) return language;
  }
  return FALLBACK;
}
