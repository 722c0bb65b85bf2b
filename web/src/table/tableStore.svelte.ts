/** The store of a table: its latest state, and the commands. One per table page. */
import { SvelteMap } from "svelte/reactivity";
import type {
  Change,
  Clock,
  Hint,
  Look,
  MoveFrame,
  Options,
  Presence,
  Reason,
  Refusal,
  ServerFrame,
  ShownSeat,
  ShownTable,
  Ways,
  Worth,
} from "../wire/stream";
import type { Cell } from "../board/geometry";
import { here } from "../local/client";
import { isHere } from "../local/messages";
import * as api from "./api";
import { afterMove } from "./changes";
import { forgetLast, keepLast, lastOf } from "./lastSeen";
import { lossOf, type Loss } from "./losing";
import { Connection, type Socket, type State } from "./connection";
import type { Answer, Command } from "./pending";
import { Questions } from "./questions";
import { Story, type Chapter, type Coming } from "./story";
import { Talk } from "./talk.svelte";
import * as tokens from "./tokens";

const THOUGHT_OUT: ReadonlySet<Command["kind"]> = new Set(["move", "undo", "start_over"]);
const MOST_ATTEMPTS = 4;
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
  #story = new Story();
  table = $state.raw<ShownTable | null>(null);
  state = $state<State>("lost");
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  /** The history, without undone moves. */
  chapters = $state.raw<readonly Chapter[]>([]);
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

  /** The seats this client has lost, and how. */
  readonly losses: readonly Loss[] = $derived.by(() => {
    const story = this.chapters.map(({ change }) => change);
    const gone = [...this.#had].filter(([seat]) => this.table && !this.table.seats[seat]?.mine);
    return gone.flatMap(([seat, generation]) => lossOf(seat, generation, story) ?? []);
  });

  #asking: Promise<unknown> = Promise.resolve();
  #fetching: Story | null = null;
  #claims: string[] = [];
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** Every seat this client has held here, with its generation. */
  readonly #had: SvelteMap<number, number>;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #watchers = new Set<() => void>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #listeners = new Set<(coming: Coming) => void>();
  readonly #connection: Connection;
  readonly #questions = new Questions((frame) => this.#connection.send(frame));
  /** What is said at the table. */
  readonly talk = new Talk((frame) => this.#connection.send(frame));

  constructor(link: string) {
    this.link = link;
    this.here = isHere(link);
    this.#had = new SvelteMap(tokens.generationsOf(link));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection({
      url: `${scheme}://${location.host}/api/tables/${link}/stream`,
      tokens: () => [...this.#claims, ...tokens.tokensOf(link)].slice(0, 8),
      seq: () => this.table?.seq ?? 0,
      at: () => this.table?.at ?? null,
      heard: (frame) => this.#hear(frame),
      changed: (state) => this.#became(state),
      unstored: () => (this.full = true),
      ...(this.here && { open: () => here().open(link) as Socket, silence: FETCHING }),
    });
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

  /**
   * Sends commands one at a time; null if it was given up because the page was left. A command may be a function that is
   * evaluated on the table when its turn comes.
   */
  async ask(command: Command | (() => Command)): Promise<Answer | null> {
    this.refusal = null;
    this.waiting += 1;
    const before = this.#asking;
    const answer = before.then(() => this.#insist(command));
    this.#asking = answer;
    const found = await answer;
    this.waiting -= 1;
    if (found?.answer === "refused") this.refusal = found;
    return found;
  }

  /** Retries a stale command on the new table, except moves, which the player has to reconsider. */
  async #insist(asked: Command | (() => Command)): Promise<Answer | null> {
    for (let attempt = 1; ; attempt += 1) {
      const command = typeof asked === "function" ? asked() : asked;
      const { backs } = this;
      const answer = await this.#connection.command(command).catch(() => null);
      const seq = answer?.answer === "accepted" ? answer.seq : (answer?.head ?? 0);
      if (seq) await this.until((table) => table.seq >= seq || this.backs > backs);
      const stale = answer?.answer === "refused" && answer.code === "stale";
      if (stale && this.backs > backs) return null; // it was based on lost events, and the page says so
      if (!stale || attempt === MOST_ATTEMPTS || THOUGHT_OUT.has(command.kind)) return answer;
    }
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

  async sit(seat: number, look: Look): Promise<boolean> {
    return this.#take(seat, await this.ask({ kind: "sit", seat, look }));
  }

  /** Takes over a seat with its transfer link. */
  async claim(seat: number): Promise<boolean> {
    return this.#take(seat, await this.ask({ kind: "claim", seat }));
  }

  /** Presents a token from a link, from the next hello on. */
  present(token: string): void {
    this.#claims = [token];
  }

  #take(seat: number, answer: Answer | null): boolean {
    if (answer?.answer !== "accepted" || !answer.token) return false;
    for (const loss of this.losses) this.#forget(loss.seat);
    tokens.keepSeat(this.link, seat, answer.token);
    this.#claims = [];
    return true;
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

  async stand(seat: number): Promise<void> {
    const answer = await this.ask({ kind: "stand", seat });
    if (answer?.answer === "accepted") this.#forget(seat);
  }

  #forget(seat: number): void {
    tokens.dropSeat(this.link, seat);
    this.#had.delete(seat);
  }

  /** Makes the path of a transfer link for a seat; its secret is in the fragment, which is never sent to a server. */
  async handOn(seat: number): Promise<string | null> {
    const answer = await this.ask({ kind: "hand_on", seat });
    if (answer?.answer !== "accepted" || !answer.token) return null;
    return `/t/${this.link}#claim=${seat}.${answer.token}`;
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

  /** Asks why a move is illegal, or why nothing can be done on a cell; null if it is legal, or without a connection. */
  whyNot(asked: string | Cell): Promise<Reason | null> {
    return this.#questions.whyNot(asked);
  }

  /** Asks where the walker to move could go; null without a connection. */
  ways(): Promise<Ways | null> {
    return this.#questions.ways();
  }

  /** Asks what places are worth to one of this client's seats; null without a connection. */
  worth(seat: number): Promise<Worth | null> {
    return this.#questions.worth(seat);
  }

  /** Asks for a hint; null without a connection. */
  hint(): Promise<Hint | null> {
    return this.#questions.hint();
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
    if (state === "on" && this.table && this.#story.seq < this.table.seq) void this.#catchUp();
    if (state !== "on") this.#questions.giveUp();
  }

  #hear(frame: ServerFrame): void {
    if ("welcome" in frame) this.#opened = frame.welcome.host;
    if ("presence" in frame) this.presence = frame.presence;
    this.talk.hear(frame);
    this.#questions.hear(frame);
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
    for (const { seat, generation } of this.mine) this.#had.set(seat, generation);
    for (const look of this.#watchers) look();
    if (this.#story.seq < table.seq) void this.#catchUp();
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
    this.#story = new Story();
    this.chapters = [];
    this.#had.clear(); // the events that explain the losses may be lost
  }

  #happened(change: Change): void {
    if (this.#story.add(change)) this.chapters = this.#story.standing();
    this.ahead = Math.min(this.ahead || Infinity, Date.now() - Date.parse(change.at));
  }

  /** Fetches the events from before this page was opened, or that were missed. */
  async #catchUp(): Promise<void> {
    const story = this.#story;
    if (this.#fetching === story) return;
    this.#fetching = story;
    try {
      const missed = await api.events(this.link, tokens.tokensOf(this.link), story.seq);
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
