/** The store of a table: its latest state, and the commands. One per table page. */
import type {
  Change,
  Clock,
  MoveFrame,
  Options,
  Presence,
  Refusal,
  ServerFrame,
  ShownSeat,
  ShownTable,
} from "../wire/stream";
import { here } from "../local/client";
import { isHere } from "../local/messages";
import { Asking, type Asked } from "./asking";
import { afterMove } from "./changes";
import { Connection, type Socket, type State } from "./connection";
import { History } from "./history.svelte";
import { forgetLast, keepLast, lastOf } from "./lastSeen";
import { OwnSeats } from "./ownSeats.svelte";
import type { Answer } from "./pending";
import { Questions } from "./questions";
import type { Chapter, Coming } from "./story";
import { Talk } from "./talk.svelte";
import * as tokens from "./tokens";

/** Milliseconds without a table after which it is shown as it was. */
const AWAY = 1_500;
/** Milliseconds after which a table is kept, so that moves in a row are kept once. */
const SETTLED = 300;
/** Milliseconds in which this device has fetched Python, or never will. */
const FETCHING = 120_000;

export class TableStore {
  readonly link: string;
  /** Whether the table lives on this device alone. */
  readonly here: boolean;
  table = $state.raw<ShownTable | null>(null);
  state = $state<State>("lost");
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  /** The last refusal, until the next command. */
  refusal = $state.raw<Refusal | null>(null);
  /** How often the table was rolled back, because the server had lost events. */
  backs = $state(0);
  /** When the table was as it is shown, because the server does not answer; null while it does. */
  seenAt = $state<number | null>(null);
  /** Whether this device had no room for the last move; until there is some again. */
  full = $state(false);
  /** How many commands wait for their answer. */
  waiting = $state(0);
  /** The estimated milliseconds by which this device's clock is ahead of the server's. */
  ahead = $state(0);

  #opened = $state(false);
  /** Whether this client is the host: the one who opened the table, until they leave it. */
  readonly host: boolean = $derived(
    typeof this.table?.host === "number" ? (this.table.seats[this.table.host]?.mine ?? false) : this.#opened,
  );
  readonly mine: readonly ShownSeat[] = $derived(this.table?.seats.filter((seat) => seat.mine) ?? []);
  /** This client's seat that is to move, or else its only seat. */
  readonly me: ShownSeat | null = $derived(
    this.mine.find((seat) => seat.seat === this.table?.turn.seat) ??
      (this.mine.length === 1 ? (this.mine[0] ?? null) : null),
  );
  readonly myTurn: boolean = $derived(this.me !== null && this.me.seat === this.table?.turn.seat);

  readonly #history: History;
  /** The history, without undone moves. */
  readonly chapters: readonly Chapter[] = $derived.by(() => this.#history.chapters);
  readonly ownSeats: OwnSeats;

  #keeping: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #watchers = new Set<() => void>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #listeners = new Set<(coming: Coming) => void>();
  readonly #connection: Connection;
  readonly #asking = new Asking({
    send: (command) => this.#connection.command(command),
    reached: (seq, backs) => this.until((table) => table.seq >= seq || this.backs > backs),
    backs: () => this.backs,
  });
  /** What can be asked about the game. */
  readonly questions = new Questions((frame) => this.#connection.send(frame));
  /** What is said at the table. */
  readonly talk = new Talk((frame) => this.#connection.send(frame));

  constructor(link: string) {
    this.link = link;
    this.here = isHere(link);
    this.#history = new History(link);
    this.ownSeats = new OwnSeats(link, {
      ask: (command) => this.ask(command),
      table: () => this.table,
      chapters: () => this.chapters,
    });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection({
      url: `${scheme}://${location.host}/api/tables/${link}/stream`,
      tokens: () => this.ownSeats.tokens,
      seq: () => this.table?.seq ?? 0,
      at: () => this.table?.at ?? null,
      heard: (frame) => this.#hear(frame),
      changed: (state) => this.#became(state),
      unstored: () => (this.full = true),
      ...(this.here && { open: () => here().open(link) as Socket, silence: FETCHING }),
    });
  }

  /** Whether somebody is there just now; undefined for animals, and while nobody knows. */
  isPresent({ kind, seat }: Pick<ShownSeat, "kind" | "seat">): boolean | undefined {
    return kind === "person" && this.seenAt === null ? this.presence.seats.includes(seat) : undefined;
  }

  /** Connects to the table until the returned function is called. */
  enter(): () => void {
    const [online, offline] = [() => this.#connection.hurry(), () => this.#connection.offline()];
    const seen = () => document.visibilityState === "visible" && this.#connection.hurry();
    if (!this.here) addEventListener("online", online);
    if (!this.here) addEventListener("offline", offline);
    document.addEventListener("visibilitychange", seen);
    this.#connection.begin();
    const away = this.here ? undefined : setTimeout(() => void this.#asItWas(), AWAY);
    return () => {
      clearTimeout(away);
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", seen);
      this.#connection.close();
    };
  }

  /** Registers a listener that is called just before each new table, for animation and sound; returns how to remove it. */
  onTable(listener: (coming: Coming) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a command after those that wait; null if it was given up because the page was left. */
  async ask(asked: Asked): Promise<Answer | null> {
    this.refusal = null;
    this.waiting += 1;
    const answer = await this.#asking.ask(asked);
    this.waiting -= 1;
    if (answer?.answer === "refused") this.refusal = answer;
    return answer;
  }

  /** Waits until the table fulfils a condition. */
  until(wanted: (table: ShownTable) => boolean): Promise<void> {
    return new Promise((settle) => {
      const look = (): void => {
        if (!this.table || !wanted(this.table)) return;
        this.#watchers.delete(look);
        settle();
      };
      this.#watchers.add(look);
      look();
    });
  }

  /** Leave the table for good. */
  async leave(): Promise<boolean> {
    const answer = await this.ask({ kind: "leave" });
    if (answer?.answer !== "accepted") return false;
    tokens.leave(this.link);
    clearTimeout(this.#keeping);
    void forgetLast(this.link);
    return true;
  }

  /** Ends this client's part with the points so far; it goes on watching. */
  async resign(seat: number): Promise<boolean> {
    return (await this.ask({ kind: "resign", seat }))?.answer === "accepted";
  }

  move(seat: number, move: string): Promise<Answer | null> {
    return this.ask({ kind: "move", seat, move });
  }

  /** Changes options based on the current ones, so that two quick changes both take effect. */
  setOptions(change: Partial<Options> | ((now: Options) => Partial<Options>)): Promise<Answer | null> {
    return this.ask(() => {
      const now = this.table?.options as Options;
      return { kind: "options", options: { ...now, ...(typeof change === "function" ? change(now) : change) } };
    });
  }

  setClock(clock: Clock): Promise<Answer | null> {
    return this.ask({ kind: "clock", clock });
  }

  /** Opens or joins the rematch: stores the tokens for it and returns its link. */
  async rematch(): Promise<string | null> {
    const answer = await this.ask({ kind: "rematch" });
    if (answer?.answer !== "accepted" || !answer.table) return null;
    tokens.keepAll(answer.table, answer.tokens ?? []);
    return answer.table;
  }

  /** Shows the table as this device saw it last. */
  async #asItWas(): Promise<void> {
    const last = this.table ? null : await lastOf(this.link);
    if (!last || this.table || this.state === "gone") return;
    this.table = last.table;
    this.seenAt = last.at;
  }

  #keep(): void {
    if (this.here || !this.mine.length) return;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.table && void keepLast(this.link, this.table), SETTLED);
  }

  #became(state: State): void {
    this.state = state;
    if (state === "on" || state === "gone") this.seenAt = null;
    if (state === "gone") void forgetLast(this.link);
    if (state === "on" && this.table) void this.#history.catchUp(this.table.seq);
    if (state !== "on") this.questions.giveUp();
  }

  #hear(frame: ServerFrame): void {
    if ("welcome" in frame) this.#opened = frame.welcome.host;
    if ("presence" in frame) this.presence = frame.presence;
    this.talk.hear(frame);
    this.questions.hear(frame);
    const wentBack = "went_back" in frame;
    if (wentBack) this.#wentBack();
    if ("event" in frame) this.#happened(frame.event);
    if ("event" in frame) this.full = false;
    const table = "table" in frame ? frame.table : "turn" in frame ? this.#afterMove(frame) : null;
    if (!table || (!wentBack && table.seq < (this.table?.seq ?? 0))) return;
    const change = "event" in frame ? frame.event : null;
    const coming = { before: this.table, table, change, wentBack };
    for (const listener of this.#listeners) listener(coming);
    this.table = table;
    this.ownSeats.note(this.mine);
    for (const look of this.#watchers) look();
    void this.#history.catchUp(table.seq);
    this.#keep();
  }

  /** Applies a move's changes. If the table before it is missing, reconnects to get the whole table. */
  #afterMove(frame: MoveFrame): ShownTable | null {
    const before = this.table;
    if (before && frame.event.seq === before.seq + 1) return afterMove(before, frame);
    if (frame.event.seq > (before?.seq ?? 0)) this.#connection.again();
    return null;
  }

  #wentBack(): void {
    this.backs += 1;
    this.#history.forget();
    this.ownSeats.forget();
    void forgetLast(this.link); // perhaps its game was over, and is not any more
  }

  #happened(change: Change): void {
    this.#history.add(change);
    this.ahead = Math.min(this.ahead || Infinity, Date.now() - Date.parse(change.at));
  }
}
