/** The Fluent messages of one language. The same files and the same behaviour as `rifugio.words` in Python. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";
import numbers from "./numbers.json";

/** The types of a message's arguments: engine ids and names as text, and numbers. */
export type Datum = string | number;
export type Facts = Readonly<Record<string, Datum>>;

/** Numbers are formatted without thousands separators in every language. */
const plain = (datum: Datum) => (typeof datum === "number" ? new FluentNumber(datum, { useGrouping: false }) : datum);

/** The numbers of the box, which every message may use: `box-huts-2` and the like. */
const BOX = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, plain(number)]));

export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    // no bidi isolation marks around arguments, here or in Python: docs/decisions/0020
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is such a message. */
  has = (key: string): boolean => this.#bundle.hasMessage(key);

  /** A message, or with `key.attribute` one of its attributes. What is missing is shown by its key, never thrown. */
  say(key: string, facts: Facts = {}, errors: Error[] = []): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      errors.push(new ReferenceError(`no words for ${key} in ${this.language}`));
      return key;
    }
    const data = Object.fromEntries(Object.entries(facts).map(([field, datum]) => [field, plain(datum)]));
    return this.#bundle.formatPattern(pattern, { ...BOX, ...data }, errors);
  }

  /** A list in words: “Ann, Bob and Cleo”. */
  join(parts: readonly string[]): string {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    return this.say("list-and", { first: parts.slice(0, -1).join(", "), last });
  }
}
