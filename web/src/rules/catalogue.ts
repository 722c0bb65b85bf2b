/** The words of the rules: fetched when somebody first wants to read them, in the language they read. */
import { Catalogue } from "../words/catalogue";
import type { Language } from "../words/languages";

const SOURCES: Record<Language, () => Promise<readonly { default: string }[]>> = {
  en: () =>
    both(
      import("../../../src/rifugio/locales/en/rules.ftl?raw"),
      import("../../../src/rifugio/locales/en/rulebook.ftl?raw"),
    ),
  nl: () =>
    both(
      import("../../../src/rifugio/locales/nl/rules.ftl?raw"),
      import("../../../src/rifugio/locales/nl/rulebook.ftl?raw"),
    ),
  de: () =>
    both(
      import("../../../src/rifugio/locales/de/rules.ftl?raw"),
      import("../../../src/rifugio/locales/de/rulebook.ftl?raw"),
    ),
  it: () =>
    both(
      import("../../../src/rifugio/locales/it/rules.ftl?raw"),
      import("../../../src/rifugio/locales/it/rulebook.ftl?raw"),
    ),
};

const both = (...files: Promise<{ default: string }>[]) => Promise.all(files);

/** Read the rules in one language. */
export async function readRules(language: Language): Promise<Catalogue> {
  return new Catalogue(
    language,
    (await SOURCES[language]()).map((file) => file.default),
  );
}
