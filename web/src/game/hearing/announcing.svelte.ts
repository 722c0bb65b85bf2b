/** Live announcements: every change, from the function that makes the log, in unambiguous words. */
import { untrack } from "svelte";
import { nameIn } from "../../avatars/names";
import type { Chapter } from "../../table/story";
import type { TableStore } from "../../table/tableStore.svelte";
import { count, fitting } from "../../schemas/kept";
import { say } from "../../words/speaker.svelte";
import { told } from "../telling";
import { kept, newsOf, type Announced } from "./news";

/** A listener who joins before this event gets the game announced from its beginning. */
const EARLY = 30;

export class Announcing {
  sentences = $state.raw<readonly Announced[]>([]);
  readonly #store: TableStore;
  readonly #shown: () => readonly Chapter[];
  #heard: readonly Chapter[] = [];
  /** The last event before the listener joined. */
  readonly #since: number;
  #count = 0;
  /** The last event announced, so that nothing is repeated after an undo. */
  #last: number;

  /** `shown` is what has been shown so far: nothing is announced before. */
  constructor(store: TableStore, shown: () => readonly Chapter[]) {
    this.#store = store;
    this.#shown = shown;
    const seq = store.table?.seq ?? 0;
    this.#since = this.#last = Math.min(seq, this.#kept() ?? (seq <= EARLY ? 0 : seq));
  }

  /** The last event announced before a reload, so that nothing is repeated. */
  #kept(): number | null {
    return fitting(sessionStorage.getItem(`rifugio.told ${this.#store.link}`), count);
  }

  attend(): void {
    $effect(() => {
      const chapters = this.#shown();
      untrack(() => this.#listen(chapters));
    });
  }

  #listen(chapters: readonly Chapter[]): void {
    const { undone, fresh } = newsOf(this.#heard, chapters, this.#last);
    this.#heard = chapters.filter(({ change }) => change.seq > this.#since);
    this.#last = Math.max(this.#last, ...chapters.map(({ change }) => change.seq));
    if (this.#last) sessionStorage.setItem(`rifugio.told ${this.#store.link}`, `${this.#last}`);
    const texts = [...this.#takenBack(undone), ...fresh.flatMap((one) => this.#told(one))];
    if (!texts.length) return;
    const added = texts.map((text) => ({ id: (this.#count += 1), text }));
    this.sentences = kept(this.sentences, added);
  }

  #told(chapter: Chapter): readonly string[] {
    const { table, mine } = this.#store;
    return table ? told(chapter, table, mine, true).lines : [];
  }

  #takenBack(undone: readonly Chapter[]): string[] {
    // the event itself announces that an ended turn was reopened
    const moves = undone
      .map(({ change }) => change.event)
      .filter((event) => event.kind === "moved")
      .filter(({ move }) => move !== "end");
    const seat = this.#store.table?.seats[moves[0]?.seat ?? -1];
    return seat ? [say("heard-undone", { player: nameIn(seat), count: moves.length })] : [];
  }
}
