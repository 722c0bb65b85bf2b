/** The seats of a table that this client holds: how it gets them, gives them away, and has lost them. */
import { SvelteMap } from "svelte/reactivity";
import type { Look, ShownSeat, ShownTable } from "../wire/stream";
import { lossOf, type Loss } from "./losing";
import type { Answer, Command } from "./pending";
import type { Chapter } from "./story";
import * as tokens from "./tokens";

/** The tokens that a hello may have. */
const MOST = 8;

interface Doings {
  readonly ask: (command: Command) => Promise<Answer | null>;
  readonly table: () => ShownTable | null;
  readonly chapters: () => readonly Chapter[];
}

export class OwnSeats {
  readonly #link: string;
  readonly #doings: Doings;
  /** Every seat this client has held here, with its generation. */
  readonly #had: SvelteMap<number, number>;
  #claim: string | null = null;

  constructor(link: string, doings: Doings) {
    this.#link = link;
    this.#doings = doings;
    this.#had = new SvelteMap(tokens.generationsOf(link));
  }

  /** Those that were lost, and how. */
  readonly losses: readonly Loss[] = $derived.by(() => {
    const table = this.#doings.table();
    const story = this.#doings.chapters().map(({ change }) => change);
    const gone = [...this.#had].filter(([seat]) => table && !table.seats[seat]?.mine);
    return gone.flatMap(([seat, generation]) => lossOf(seat, generation, story) ?? []);
  });

  get tokens(): string[] {
    return [...(this.#claim ? [this.#claim] : []), ...tokens.tokensOf(this.#link)].slice(0, MOST);
  }

  /** Presents a token from a link, from the next hello on. */
  present(token: string): void {
    this.#claim = token;
  }

  async sit(seat: number, look: Look): Promise<boolean> {
    return this.#take(seat, await this.#doings.ask({ kind: "sit", seat, look }));
  }

  /** Takes over a seat with its transfer link. */
  async claim(seat: number): Promise<boolean> {
    return this.#take(seat, await this.#doings.ask({ kind: "claim", seat }));
  }

  #take(seat: number, answer: Answer | null): boolean {
    if (answer?.answer !== "accepted" || !answer.token) return false;
    for (const loss of this.losses) this.#drop(loss.seat);
    tokens.keepSeat(this.#link, seat, answer.token);
    this.#claim = null;
    return true;
  }

  async stand(seat: number): Promise<void> {
    const answer = await this.#doings.ask({ kind: "stand", seat });
    if (answer?.answer === "accepted") this.#drop(seat);
  }

  #drop(seat: number): void {
    tokens.dropSeat(this.#link, seat);
    this.#had.delete(seat);
  }

  /** Makes the path of a transfer link for a seat; its secret is in the fragment, which is never sent to a server. */
  async handOn(seat: number): Promise<string | null> {
    const answer = await this.#doings.ask({ kind: "hand_on", seat });
    if (answer?.answer !== "accepted" || !answer.token) return null;
    return `/t/${this.#link}#claim=${seat}.${answer.token}`;
  }

  note(mine: readonly ShownSeat[]): void {
    for (const { seat, generation } of mine) this.#had.set(seat, generation);
  }

  /** Forgets what was lost: the events that explain it may be lost, too. */
  forget(): void {
    this.#had.clear();
  }
}
