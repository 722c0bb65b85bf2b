/** The Fluent messages of one language. The same files and the same behaviour as `rifugio.words` in Python. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";
import numbers from "./numbers.json";

/** The types of a message's arguments: engine ids and names as text, and numbers. */
export type Datum = string | number;
export type Facts = Readonly<Record<string, Datum>>;

/**
 * Numbers are written without thousands separators, and so a whole one is the same in every language. That spares making
 * an `Intl.NumberFormat`, which takes a weak phone a tenth of a second.
 */
class Plain extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}
const plain = (datum: Datum) => (typeof datum === "number" ? new Plain(datum, { useGrouping: false }) : datum);

/** The numbers of the box, which every message may use: `box-huts-2` and the like. */
const BOX = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, plain(number)]));

/** Where a message or a term begins, and which others it names. */
const [ENTRY, NAMED] = [/^(-?[a-zA-Z][\w-]*) *=/gm, /\{\s*(-?[a-zA-Z][\w-]*)/g];

/** The messages and terms of a file, not parsed yet. */
function entriesOf(source: string): [name: string, text: string][] {
  const begins = [...source.matchAll(ENTRY)];
  return begins.map(({ 1: name = "", index }, number) => [name, source.slice(index, begins[number + 1]?.index)]);
}

export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  /** Everything by name, and what is parsed: a page says a tenth of it, and parsing all would delay its first view. */
  readonly #entries = new Map<string, string>();
  readonly #parsed = new Set<string>();

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    // no bidi isolation marks around arguments, here or in Python: docs/decisions/0020
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    // the first of a name counts
    for (const [name, text] of sources.flatMap(entriesOf)) if (!this.#entries.has(name)) this.#entries.set(name, text);
  }

  /** Whether there is such a message. */
  has = (key: string): boolean => this.#entries.has(key);

  /** Parses an entry and those it names. */
  #parse(name: string): void {
    const text = this.#entries.get(name);
    if (text === undefined || this.#parsed.has(name)) return;
    this.#parsed.add(name);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other = ""] of text.matchAll(NAMED)) this.#parse(other);
  }

  /** A message, or with `key.attribute` one of its attributes. What is missing is shown by its key, never thrown. */
  say(key: string, facts: Facts = {}, errors: Error[] = []): string {
    const [name = "", attribute] = key.split(".");
    this.#parse(name);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      errors.push(new ReferenceError(`no words for ${key} in ${this.language}`));
      return key;
    }
    if (typeof pattern === "string") return pattern;
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
