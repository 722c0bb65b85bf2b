/** The thinking worker, as the hosting one sees it: asked one thing at a time, and ended when nobody wants the answer. */
import type { FromThinker, ToThinker } from "./messages";

type Answer = (text: string) => void;
type Waiting = { readonly ask: ToThinker; readonly about: string; readonly answer: Answer };

export class Thinking {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #busy: Waiting | null = null;
  #waiting: Waiting[] = [];
  #ids = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Asks about a table; the answer does not come if it is forgotten. */
  ask(about: string, kind: ToThinker["kind"], question: string, answer: Answer): void {
    this.#ids += 1;
    const waiting = { ask: { id: this.#ids, kind, question }, about, answer };
    // a person waits for a turn or a hint, nobody for one decision of a review
    if (kind === "think") this.#waiting.unshift(waiting);
    else this.#waiting.push(waiting);
    this.#next();
  }

  /** Forgets what was asked about a table; if the worker is thinking about it, it is ended. */
  forget(about: string): void {
    this.#waiting = this.#waiting.filter((one) => one.about !== about);
    if (this.#busy?.about !== about) return;
    this.#worker?.terminate();
    this.#worker = this.#busy = null;
    this.#next();
  }

  #next(): void {
    if (this.#busy) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#busy = next;
    this.#worker ??= this.#begin();
    this.#worker.postMessage(next.ask);
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#heard(data);
    // it has died: whoever waits is answered by nothing, and asks again
    worker.onerror = () => {
      if (worker === this.#worker) this.#worker = null;
      if (this.#busy) this.#heard({ id: this.#busy.ask.id, answer: "{}" });
    };
    return worker;
  }

  #heard({ id, answer }: FromThinker): void {
    const busy = this.#busy;
    if (busy?.ask.id !== id) return;
    this.#busy = null;
    busy.answer(answer);
    this.#next();
  }
}
