/** The messages of the rules, loaded on demand in the reader's language. */
import { Catalogue } from "../words/catalogue";
import type { Language } from "../words/languages";

const FILES = import.meta.glob<string>("../../../src/rifugio/locales/*/{rules,rulebook}.ftl", {
  query: "?raw",
  import: "default",
});

/** Read the rules in one language. */
export async function readRules(language: Language): Promise<Catalogue> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
  return new Catalogue(language, await Promise.all(files.map(([, read]) => read())));
}
