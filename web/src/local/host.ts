/** The hosting worker: Python decides, the disk stores, and only then the page is told. */
import type { Python } from "../runtime/python";
import * as disk from "./disk";
import { holding } from "./holding";
import { linkIn, NOT_STORED, type Asked, type FromHost, type Outcome, type ToHost } from "./messages";
import type { Thinking } from "./thinking";

const CALLS = "rifugio.worker.calls";
const NO_TABLE = 4004;
const TRY_AGAIN = 1013;
const UNAVAILABLE = 503;
const FULL = 507;
/** Seconds until a bot or a review tries again on a full disk. */
const ROOM_AGAIN = 5;

interface News {
  readonly link: string;
}

export class Host {
  readonly #python: Python;
  readonly #thinking: Thinking;
  readonly #tell: (message: FromHost) => void;
  /** Tables in Python's memory, and whether this tab answers what they ask. */
  readonly #open = new Map<string, { holds: boolean; release: () => void }>();
  /** The table of each socket, once it has said hello. */
  readonly #sockets = new Map<number, { link: string; greeted: boolean }>();
  readonly #news = new BroadcastChannel("rifugio-tables");
  /** Whether the disk has refused the last thing to store. */
  #full = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(python: Python, thinking: Thinking, tell: (message: FromHost) => void) {
    [this.#python, this.#thinking, this.#tell] = [python, thinking, tell];
    this.#news.onmessage = ({ data }: MessageEvent<News>) => void this.#turn(() => this.#follow(data.link));
  }

  /** One thing after the other: what is stored is always what Python decided last. */
  hear(message: ToHost): Promise<void> {
    return this.#turn(async () => {
      if (message.kind === "ask") await this.#ask(message);
      else if (message.kind === "open") await this.#enter(message.id, message.link);
      else if (message.kind === "send") await this.#heard(message.id, message.text);
      else this.#leave(message.id);
    });
  }

  #turn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch((error: unknown) => console.error(error));
    return turn;
  }

  async #ask({ id, request }: Extract<ToHost, { kind: "ask" }>): Promise<void> {
    const { method, path, tokens, body } = request;
    const link = linkIn(path);
    if (link) await this.#load(link);
    const outcome = await this.#do("request", method, path, JSON.stringify(tokens), body);
    const [status, text] = outcome?.answer ?? [this.#full ? FULL : UNAVAILABLE, ""];
    this.#tell({ kind: "answer", id, status, body: text });
  }

  async #enter(id: number, link: string): Promise<void> {
    this.#sockets.set(id, { link, greeted: false });
    if (await this.#load(link)) this.#tell({ kind: "opened", id });
    else this.#close(id, NO_TABLE);
  }

  async #heard(id: number, text: string): Promise<void> {
    const socket = this.#sockets.get(id);
    if (!socket) return;
    if (socket.greeted) await this.#do("hear", id, text);
    else {
      socket.greeted = true;
      await this.#do("greet", id, socket.link, text);
    }
  }

  #close(id: number, code: number): void {
    this.#leave(id);
    this.#tell({ kind: "closed", id, code });
  }

  #leave(id: number): void {
    const link = this.#sockets.get(id)?.link;
    this.#sockets.delete(id);
    this.#python.call(CALLS, "leave", id);
    if (link && ![...this.#sockets.values()].some((one) => one.link === link)) this.#forget(link);
  }

  /** Makes sure that a table is in memory; false if there is none. */
  async #load(link: string): Promise<boolean> {
    if (this.#open.has(link)) return true;
    const stored = await disk.tableOf(link);
    if (!stored) return false;
    this.#python.call(CALLS, "load", link, stored.secret, JSON.stringify(stored.rows), JSON.stringify(stored.reviews));
    this.#hold(link);
    return true;
  }

  /** One tab answers for a table's bots and reviews; when it closes, the next one does. */
  #hold(link: string): void {
    const table = { holds: false, release: () => {} };
    this.#open.set(link, table);
    table.release = holding(link, () => {
      table.holds = true;
      void this.#turn(async () => {
        if (this.#open.get(link) === table) await this.#do("due", link);
      });
    });
  }

  #forget(link: string): void {
    this.#open.get(link)?.release();
    this.#open.delete(link);
    this.#thinking.forget(link);
    this.#python.call(CALLS, "forget", link);
  }

  /** Applies what another tab has stored. */
  async #follow(link: string): Promise<void> {
    if (!this.#open.has(link)) return;
    const rows = await disk.rowsOf(link, Number(this.#python.call(CALLS, "last_seq", link)));
    if (rows.length) await this.#do("follow", link, JSON.stringify(rows));
  }

  /** Calls Python, stores the outcome and carries it out; null if another tab stored something else first, or the disk is full. */
  async #do(name: string, ...args: readonly (string | number)[]): Promise<Outcome | null> {
    const outcome = JSON.parse(this.#python.call(CALLS, name, ...args) ?? "null") as Outcome;
    try {
      await disk.store(outcome);
    } catch (error) {
      this.#full = !(error instanceof disk.Taken);
      const links = [...outcome.rows, ...outcome.reviews].map(([link]) => link);
      this.#startOver(new Set(links), this.#full ? NOT_STORED : TRY_AGAIN);
      return null;
    }
    if (outcome.rows.length || outcome.reviews.length) this.#full = false;
    for (const link of Object.keys(outcome.secrets)) this.#hold(link);
    for (const [id, text] of outcome.frames) this.#tell({ kind: "frame", id, text });
    for (const [id, code] of outcome.closed) this.#close(id, code);
    for (const link of new Set(outcome.rows.map(([link]) => link))) this.#news.postMessage({ link } satisfies News);
    for (const asked of outcome.asked) this.#later(asked);
    return outcome;
  }

  /** Python is ahead of what is stored: its tables are read again when their pages come back. */
  #startOver(links: ReadonlySet<string>, code: number): void {
    for (const [id, { link }] of [...this.#sockets]) if (links.has(link)) this.#close(id, code);
    for (const link of links) this.#forget(link);
  }

  #later({ key, kind, question, after }: Asked): void {
    const link = key.startsWith("hint:") ? null : (key.split(":")[1] ?? "");
    if (link !== null && !this.#open.get(link)?.holds) return; // another tab answers for it
    const answer = (text: string) => void this.#turn(async () => void (await this.#do("answered", key, text)));
    const ask = () => {
      if (kind === "wait") answer("null");
      else this.#thinking.ask(link ?? "", kind, JSON.stringify(question), answer);
    };
    const wait = this.#full && kind !== "wait" ? ROOM_AGAIN : after;
    if (wait) setTimeout(ask, wait * 1000);
    else ask();
  }
}
