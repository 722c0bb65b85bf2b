/** The messages of the rules, loaded on demand in the reader's language. */
import rules from "virtual:rules";
import { Catalogue } from "../words/catalogue";
import type { Language } from "../words/languages";

/** Read the rules in one language. */
export async function readRules(language: Language): Promise<Catalogue> {
  return new Catalogue(language, (await rules[language]()).default);
}
