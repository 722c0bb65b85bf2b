/** The end at a table: from the table itself, and once it is loaded, with what the replay adds. */
import type { Cell } from "../board";
import { replayOf, type Replay } from "../replay/replay";
import type { Ending } from "../replay/script";
import * as api from "../table/api";
import { tokensOf } from "../table/tokens";
import type { ShownResult } from "../wire/stream";
import { plainEnding } from "./ceremony";
import { honour, isFirst, isSolemn } from "./honoured";

export { default as Ending } from "./Ending.svelte";

export class AtTable {
  readonly #link: string;
  #plain = $state.raw<Ending>({ ranks: [], sources: [], points: [], decidedBy: [], awards: [], origins: [] });
  replay = $state.raw<Replay | null>(null);
  fragment = $state("");
  failed = $state(false);
  solemn = $state(false);
  /** Whether it is the first game that ended on this device. */
  readonly first: boolean;

  constructor(link: string, result: ShownResult) {
    this.#link = link;
    this.#plain = plainEnding(result);
    this.solemn = isSolemn(link);
    this.first = isFirst(link);
    if (!this.solemn) honour(link);
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    try {
      this.fragment = await api.replay(this.#link, tokensOf(this.#link));
      this.replay = await replayOf(this.fragment);
    } catch {
      this.failed = true; // points are shown without their origins, and there is no poster
    }
  }

  readonly ending: Ending = $derived(this.replay?.ending ?? this.#plain);
  readonly laid: readonly Cell[] = $derived(this.replay?.laid ?? []);

  counted(): void {
    honour(this.#link);
    this.solemn = false;
  }
}
