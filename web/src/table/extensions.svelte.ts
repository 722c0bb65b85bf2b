/**
 * The extensions a table of this server can use. Messages and art of those in the box are in the page; those of
 * third-party ones are loaded on demand.
 */
import * as v from "valibot";
import { addMarks } from "../board/art/added";
import { extensions as schema, type Extension } from "../schemas/extensions";
import { EXTENSIONS } from "../schemas/lists";
import { speaker } from "../words/speaker.svelte";
import * as api from "./api";

class Extensions {
  /** In the order in which they are offered. */
  names = $state.raw<readonly string[]>(EXTENSIONS);
  #asked: Promise<void> | null = null;

  /** The third-party extensions. */
  get others(): readonly string[] {
    return this.names.filter((name) => !EXTENSIONS.includes(name));
  }

  /** Fetches, once, what is installed; without an answer, the extensions of the box. */
  ask(): Promise<void> {
    this.#asked ??= speaker.also(async (language) => (await this.#read(language)).map(({ words }) => words));
    return this.#asked;
  }

  /** Loads the messages and the art of these extensions before a game is shown. */
  async meet(names: readonly string[]): Promise<void> {
    if (!names.every((name) => EXTENSIONS.includes(name))) await this.ask();
  }

  async #read(language: string): Promise<readonly Extension[]> {
    try {
      const found = v.parse(schema, await api.extensions(language));
      for (const { art } of found) addMarks(art);
      this.names = found.map(({ name }) => name);
      return found;
    } catch {
      return []; // the box is enough
    }
  }
}

export const extensions = new Extensions();

/** The extensions that a set-up names: `… with=one+another …`. */
export function namedIn(setup: string): readonly string[] {
  const [, named = "-"] = /\bwith=(\S+)/.exec(setup) ?? [];
  return named === "-" ? [] : named.split("+");
}
