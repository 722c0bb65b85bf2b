/**
 * Read-only queries: why a move is illegal, possible ways, what places are worth, and hints. Each has an id; one that cannot be sent, or is
 * lost with its connection, resolves to null.
 */
import type { Cell } from "../board/geometry";
import type { ClientFrame, Hint, Reason, ServerFrame, Ways, Worth } from "../wire/stream";
import { newId } from "./ids";

type Settle = (answer: never) => void;

export class Questions {
  readonly #send: (frame: ClientFrame) => boolean;
  readonly #open = new Map<string, Settle>();

  constructor(send: (frame: ClientFrame) => boolean) {
    this.#send = send;
  }

  /** Why a move is not allowed, or why nothing can be done on a cell; null if it is allowed. */
  whyNot(asked: string | Cell): Promise<Reason | null> {
    const about = typeof asked === "string" ? { move: asked } : { cell: [asked[0], asked[1]] as [number, number] };
    return this.#ask<Reason>((id) => ({ why_not: { id, ...about } }));
  }

  /** Where the player's walker could go. */
  ways(): Promise<Ways | null> {
    return this.#ask<Ways>((id) => ({ ways: { id } }));
  }

  /** What the places that the player of a seat lacks would be worth to them. */
  worth(seat: number): Promise<Worth | null> {
    return this.#ask<Worth>((id) => ({ worth: { id, seat } }));
  }

  /** What a bot would do in the player's place. */
  hint(): Promise<Hint | null> {
    return this.#ask<Hint>((id) => ({ hint: { id } }));
  }

  #ask<Found>(frame: (id: string) => ClientFrame): Promise<Found | null> {
    const id = newId();
    if (!this.#send(frame(id))) return Promise.resolve(null);
    return new Promise((settle: (found: Found | null) => void) => this.#open.set(id, settle));
  }

  hear(frame: ServerFrame): void {
    if ("why_not" in frame) this.#answer(frame.why_not.id, frame.why_not.reason);
    if ("ways" in frame) this.#answer(frame.ways.id, frame.ways);
    if ("worth" in frame) this.#answer(frame.worth.id, frame.worth);
    if ("hint" in frame) this.#answer(frame.hint.id, frame.hint);
  }

  #answer(id: string, found: unknown): void {
    this.#open.get(id)?.(found as never);
    this.#open.delete(id);
  }

  /** Resolves all open queries to null when the connection is lost. */
  giveUp(): void {
    for (const id of [...this.#open.keys()]) this.#answer(id, null);
  }
}
