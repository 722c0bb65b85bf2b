/**
 * The extensions that a table of this server can have. Those in the box have their words and art in the page; those that
 * the host has installed bring theirs along, once somebody wants to see one.
 */
import * as v from "valibot";
import { addMarks } from "../board";
import { extensions as schema, type Extension } from "../schemas/extensions";
import { EXTENSIONS } from "../schemas/lists";
import { speaker } from "../words/speaker.svelte";
import * as api from "./api";

class Extensions {
  /** In the order in which they are offered. */
  names = $state.raw<readonly string[]>(EXTENSIONS);
  #asked: Promise<void> | null = null;

  /** Those that are not in the box. */
  get others(): readonly string[] {
    return this.names.filter((name) => !EXTENSIONS.includes(name));
  }

  /** Find out, once, what is installed; without an answer it is what is in the box. */
  ask(): Promise<void> {
    this.#asked ??= speaker.also(async (language) => (await this.#read(language)).map(({ words }) => words));
    return this.#asked;
  }

  /** Before a game with these is shown: have the words and the art of all of them. */
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
