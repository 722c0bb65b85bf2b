/** The end at a table: what the table says itself, and as soon as it is there what the film adds. */
import type { Cell } from "../board";
import { filmOf, type Film } from "../film/film";
import type { Ending } from "../film/script";
import * as api from "../table/api";
import { tokensOf } from "../table/tokens";
import type { ShownResult } from "../wire/stream";
import { plainEnding } from "./ceremony";
import { honour, isSolemn } from "./honoured";

export { default as Ending } from "./Ending.svelte";

export class AtTable {
  readonly #link: string;
  #plain = $state.raw<Ending>({ ranks: [], sources: [], points: [], awards: [], origins: [] });
  film = $state.raw<Film | null>(null);
  fragment = $state("");
  solemn = $state(false);

  constructor(link: string, result: ShownResult) {
    this.#link = link;
    this.#plain = plainEnding(result);
    this.solemn = isSolemn(link);
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    try {
      this.fragment = await api.film(this.#link, tokensOf(this.#link));
      this.film = await filmOf(this.fragment);
    } catch {
      // then there are the points without the places they come from
    }
  }

  readonly ending: Ending = $derived(this.film?.ending ?? this.#plain);
  readonly laid: readonly Cell[] = $derived(this.film?.laid ?? []);

  counted(): void {
    honour(this.#link);
    this.solemn = false;
  }
}
