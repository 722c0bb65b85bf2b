/**
 * Commands that wait for their answer. Each keeps its id, an idempotency key, until it is accepted or refused, across
 * reconnects: the server executes it once, however often it is sent.
 */
import type { Accepted, Refusal, SentCommand, Unknown } from "../wire/stream";

export type Answer = Accepted | Refusal;
export type Command = SentCommand["command"];

interface Waiting {
  readonly sent: SentCommand;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  broken: number;
}

/** A command is given up after this many connections that the server closed for a bad frame. */
const MOST_BROKEN = 3;

export class Pending {
  readonly #waiting = new Map<string, Waiting>();

  get size(): number {
    return this.#waiting.size;
  }

  add(sent: SentCommand): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.#waiting.set(sent.id, { sent, settle, fail, timer: undefined, broken: 0 });
    });
  }

  all(): SentCommand[] {
    return [...this.#waiting.values()].map((one) => one.sent);
  }

  /** Calls back after a while if there is still no answer. */
  remind(id: string, milliseconds: number, then: () => void): void {
    const one = this.#waiting.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    one.timer = setTimeout(then, milliseconds);
  }

  /** Handles an answer; for `unknown`, returns the delay before the retry. */
  answered(answer: Answer | Unknown): number | null {
    const one = this.#waiting.get(answer.id);
    if (!one) return null;
    clearTimeout(one.timer);
    if (answer.answer === "unknown") return answer.retry_ms ?? 200;
    this.#waiting.delete(answer.id);
    one.settle(answer);
    return null;
  }

  /** Stops all timers when a connection ends. */
  pause(): void {
    for (const one of this.#waiting.values()) clearTimeout(one.timer);
  }

  /** The server rejected a frame; commands that were sent too often are given up. */
  broke(): void {
    for (const [id, one] of this.#waiting) {
      one.broken += 1;
      if (one.broken >= MOST_BROKEN) this.#giveUp(id, one, "the server cannot read it");
    }
  }

  failAll(why: string): void {
    for (const [id, one] of this.#waiting) this.#giveUp(id, one, why);
  }

  #giveUp(id: string, one: Waiting, why: string): void {
    clearTimeout(one.timer);
    this.#waiting.delete(id);
    one.fail(new Error(why));
  }
}
