/** The events of a table as far as this device has them: added as they come, and fetched where some are missing. */
import type { Change } from "../wire/stream";
import * as api from "./api";
import { Story, type Chapter } from "./story";
import { tokensOf } from "./tokens";

export class History {
  /** Without undone moves. */
  chapters = $state.raw<readonly Chapter[]>([]);
  readonly #link: string;
  #story = new Story();
  #fetching: Story | null = null;

  constructor(link: string) {
    this.#link = link;
  }

  add(change: Change): void {
    if (this.#story.add(change)) this.chapters = this.#story.standing();
  }

  /** Begins anew, because the server has lost events. */
  forget(): void {
    this.#story = new Story();
    this.chapters = [];
  }

  /** Fetches what is missing up to this event: it is from before this page was opened, or was missed. */
  async catchUp(seq: number): Promise<void> {
    const story = this.#story;
    if (story.seq >= seq || this.#fetching === story) return;
    this.#fetching = story;
    try {
      const missed = await api.events(this.#link, tokensOf(this.#link), story.seq);
      if (this.#story !== story) return;
      for (const change of missed) story.add(change as Change);
      this.chapters = story.standing();
    } catch {
      // the log stays incomplete; the next table triggers another attempt
    } finally {
      if (this.#fetching === story) this.#fetching = null;
    }
  }
}
