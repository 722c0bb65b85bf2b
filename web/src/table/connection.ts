/**
 * The WebSocket client of one table: reconnects, resumes after the last event seen, and retries unanswered commands.
 * `rifugio.client.player` does the same in Python.
 */
import type { ClientFrame, ServerFrame } from "../wire/stream";
import { NOT_STORED } from "../local/messages";
import { newId } from "./ids";
import { Pausing } from "./pausing";
import { Pending, type Answer, type Command } from "./pending";

/** on: connected; lost: reconnecting; offline: the device has no network; gone: there is no such table. */
export type State = "lost" | "on" | "offline" | "gone";

/** Milliseconds without an answer after which a command is retried on a new connection. */
const RESEND_AFTER = 3_000;
/** Between two pings, and until an unanswered one means that the connection is dead. */
const SILENCE = 5_000;
const BAD_FRAME = 4000;
const NO_TABLE = 4004;
const TOO_FAST = 4009;
/** The pause before reconnecting after exceeding the rate limit. */
const BREATHER = 4_000;

export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Doings {
  /** The address of the stream. */
  readonly url: string;
  readonly tokens: () => readonly string[];
  /** The last event seen. */
  readonly seq: () => number;
  /** When the server stored it: after the database has lost events, another event can have its number. */
  readonly at: () => string | null;
  readonly heard: (frame: ServerFrame) => void;
  readonly changed: (state: State) => void;
  /** This device could not store what was commanded: the command is given up. */
  readonly unstored?: () => void;
  /** Another way to open a socket: to this device's own worker, or for tests. */
  readonly open?: (url: string) => Socket;
  /** Milliseconds of silence after which something is wrong; a worker may have to fetch Python first. */
  readonly silence?: number;
}

export class Connection {
  readonly #doings: Doings;
  readonly #silence: number;
  readonly #pending = new Pending();
  readonly #pausing = new Pausing();
  #socket: Socket | null = null;
  #welcome = false;
  #state: State = "lost";
  #attempt: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  #closed = false;

  constructor(doings: Doings) {
    this.#doings = doings;
    this.#silence = doings.silence ?? SILENCE;
  }

  get state(): State {
    return this.#state;
  }
  /** How many commands wait for their answer. */
  get waiting(): number {
    return this.#pending.size;
  }

  /** Connects, and stays connected until `close`. */
  begin(): void {
    this.#closed = false;
    clearTimeout(this.#attempt);
    if (this.#socket || this.#state === "gone") return;
    const open = this.#doings.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#doings.url);
    this.#socket = socket;
    this.#listenFor(this.#silence);
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = ({ data }) => this.#hear(socket, JSON.parse(String(data)) as ServerFrame);
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#attempt);
    this.#pending.failAll("left the table");
    this.#drop();
  }

  /** Reconnects at once: the network is back, or the page is visible again. */
  hurry(): void {
    if (this.#closed || this.#state === "gone") return;
    this.#pausing.reset();
    if (this.#welcome) this.#ask();
    else this.begin();
  }

  /** The device has lost its network: waits until it is back. */
  offline(): void {
    if (this.#closed || this.#state === "gone") return;
    this.#drop();
    clearTimeout(this.#attempt);
    this.#become("offline");
  }

  /** Sends a command until it is accepted or refused; its id is the idempotency key. */
  command(command: Command): Promise<Answer> {
    const { seq, at } = this.#doings;
    const sent = { id: newId(), expected_seq: seq(), expected_at: at(), command };
    const answer = this.#pending.add(sent);
    if (this.#welcome) this.#sendCommand(sent.id);
    return answer;
  }

  /** Send what needs no answer, if there is a connection; return whether it was sent. */
  send(frame: ClientFrame): boolean {
    if (!this.#welcome || !this.#socket) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #greet(socket: Socket): void {
    const { tokens, seq, at } = this.#doings;
    const hello = { tokens: tokens(), after: seq(), at: at() };
    socket.send(JSON.stringify({ hello } satisfies ClientFrame));
  }

  #hear(socket: Socket, frame: ServerFrame): void {
    if (socket !== this.#socket) return;
    this.#listenFor(this.#silence);
    if ("welcome" in frame) this.#begun();
    if ("going" in frame) this.#pausing.atLeast(frame.going.retry_ms);
    this.#doings.heard(frame);
    if ("answer" in frame) this.#answered(frame.answer);
  }

  #begun(): void {
    this.#welcome = true;
    this.#pausing.reset();
    this.#become("on");
    for (const sent of this.#pending.all()) this.#sendCommand(sent.id);
  }

  #answered(answer: Parameters<Pending["answered"]>[0]): void {
    const again = this.#pending.answered(answer);
    if (again !== null) this.#pending.remind(answer.id, again, () => this.#sendCommand(answer.id));
  }

  #sendCommand(id: string): void {
    const command = this.#pending.all().find((sent) => sent.id === id);
    if (!command || !this.send({ command })) return;
    // no answer: perhaps the node is dead, and another connection reaches a live one
    this.#pending.remind(id, Math.max(RESEND_AFTER, this.#silence - SILENCE), () => this.#abandon());
  }

  /** The keep-alive timer: pings after silence and, without a pong, reconnects. */
  #listenFor(milliseconds: number): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => (this.#welcome ? this.#ask() : this.#abandon()), milliseconds);
  }

  #ask(): void {
    clearTimeout(this.#alarm);
    this.#pings += 1;
    this.send({ ping: this.#pings });
    this.#alarm = setTimeout(() => this.#abandon(), this.#silence);
  }

  /** Reconnects to fetch missed events. */
  again(): void {
    this.#abandon();
  }

  /** Drops a dead connection without waiting for the socket's own time-out. */
  #abandon(): void {
    const socket = this.#socket;
    if (socket) this.#lost(socket, 0);
    socket?.close();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#forget();
    socket?.close();
  }

  #forget(): void {
    this.#socket = null;
    this.#welcome = false;
    clearTimeout(this.#alarm);
    this.#pending.pause();
  }

  #lost(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#forget();
    if (code === NO_TABLE) {
      this.#pending.failAll("no such table");
      this.#become("gone");
      return;
    }
    if (code === NOT_STORED) {
      this.#pending.failAll("not stored");
      this.#doings.unstored?.();
    }
    if (code === BAD_FRAME) this.#pending.broke();
    if (code === TOO_FAST || code === BAD_FRAME) this.#pausing.atLeast(BREATHER);
    this.#become("lost");
    this.#attempt = setTimeout(() => this.begin(), this.#pausing.take());
  }

  #become(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#doings.changed(state);
  }
}
