/** Messages at a table: ready-made sentences, pointing and, where allowed, chat. Nothing is stored. */
import type { Cell } from "../board/geometry";
import type { ClientFrame, Pointed, Said, ServerFrame, Written } from "../wire/stream";

export type Utterance =
  | { readonly id: number; readonly kind: "phrase"; readonly said: Said }
  | { readonly id: number; readonly kind: "chat"; readonly said: Written }
  | { readonly id: number; readonly kind: "point"; readonly said: Pointed }
  /** Somebody's goodbye; `last` if nobody plays on. */
  | { readonly id: number; readonly kind: "left"; readonly said: { readonly seat: number; readonly last: boolean } };

const HEARD_FOR = 6_000;
const MOST_LINES = 100;

export class Talk {
  /** The latest recent message of each seat. */
  said = $state.raw<readonly Utterance[]>([]);
  /** Free text since this page was opened. */
  chat = $state.raw<readonly Written[]>([]);
  /** Whether the next tap on the map points at a tile. */
  pointing = $state(false);
  #count = 0;
  readonly #send: (frame: ClientFrame) => boolean;

  constructor(send: (frame: ClientFrame) => boolean) {
    this.#send = send;
  }

  say(seat: number, code: Said["code"]): void {
    this.#send({ phrase: { seat, code } });
  }
  write(seat: number, text: string): void {
    this.#send({ chat: { seat, text } });
  }
  point(seat: number, cell: Cell): void {
    this.pointing = false;
    this.#send({ ping_tile: { seat, cell } });
  }

  hear(frame: ServerFrame): void {
    if ("phrase" in frame) this.#add({ kind: "phrase", said: frame.phrase });
    if ("ping_tile" in frame) this.#add({ kind: "point", said: frame.ping_tile });
    if ("event" in frame && frame.event.event.kind === "left") {
      const { seats, secret } = frame.event.event;
      for (const seat of seats) this.#add({ kind: "left", said: { seat, last: Boolean(secret) } });
    }
    if ("chat" in frame) {
      this.chat = [...this.chat, frame.chat].slice(-MOST_LINES);
      this.#add({ kind: "chat", said: frame.chat });
    }
  }

  #add(one: Omit<Utterance, "id">): void {
    const utterance = { ...one, id: (this.#count += 1) } as Utterance;
    const others = this.said.filter((other) => other.said.seat !== utterance.said.seat);
    this.said = [...others, utterance];
    setTimeout(() => (this.said = this.said.filter((other) => other !== utterance)), HEARD_FOR);
  }
}
