/** The table at earlier times: as it came, or asked for again. */
import * as api from "../../table/api";
import * as tokens from "../../table/tokens";
import type { Change, EventFrame, ShownTable } from "../../wire/stream";

export interface Moment {
  readonly seq: number;
  readonly table: ShownTable;
  readonly change: Change | null;
}

export class Moments {
  readonly #link: string;
  readonly #known = new Map<number, ShownTable>();

  constructor(link: string) {
    this.#link = link;
  }

  keep(...tables: readonly ShownTable[]): void {
    for (const table of tables) this.#known.set(table.seq, table);
  }

  forget(): void {
    this.#known.clear();
  }

  /** This event and those after it, each with the table at that time. */
  async from(seq: number): Promise<EventFrame[]> {
    const frames = await api.moments(this.#link, tokens.tokensOf(this.#link), seq - 1);
    this.keep(...frames.flatMap(({ table }) => (table.game ? [table as ShownTable] : [])));
    return frames;
  }

  /** The table after this event; null if it cannot be fetched. */
  async at(seq: number): Promise<ShownTable | null> {
    if (!this.#known.has(seq)) await this.from(seq).catch(() => []);
    return this.#known.get(seq) ?? null;
  }
}
