/** Commands, one at a time: each is sent once the one before it is answered. */
import type { Answer, Command } from "./pending";

/** Moves are not retried on another table: the player has to reconsider them. */
const THOUGHT_OUT: ReadonlySet<Command["kind"]> = new Set(["move", "undo", "start_over"]);
const MOST_ATTEMPTS = 4;

/** A command, or a function that makes it of the table when its turn comes. */
export type Asked = Command | (() => Command);

interface Doings {
  readonly send: (command: Command) => Promise<Answer>;
  /** Waits until the table has come to this event, or was rolled back more often than so many times. */
  readonly reached: (seq: number, backs: number) => Promise<void>;
  /** How often the table was rolled back. */
  readonly backs: () => number;
}

export class Asking {
  readonly #doings: Doings;
  #last: Promise<unknown> = Promise.resolve();

  constructor(doings: Doings) {
    this.#doings = doings;
  }

  /** The answer; null if the command was given up because the page was left. */
  ask(asked: Asked): Promise<Answer | null> {
    const answer = this.#last.then(() => this.#insist(asked));
    this.#last = answer;
    return answer;
  }

  /** Retries a stale command on the new table. */
  async #insist(asked: Asked): Promise<Answer | null> {
    const { send, reached, backs } = this.#doings;
    for (let attempt = 1; ; attempt += 1) {
      const command = typeof asked === "function" ? asked() : asked;
      const before = backs();
      const answer = await send(command).catch(() => null);
      const seq = answer?.answer === "accepted" ? answer.seq : (answer?.head ?? 0);
      if (seq) await reached(seq, before);
      const stale = answer?.answer === "refused" && answer.code === "stale";
      if (stale && backs() > before) return null; // it was based on lost events, and the page says so
      if (!stale || attempt === MOST_ATTEMPTS || THOUGHT_OUT.has(command.kind)) return answer;
    }
  }
}
