/** The page's side of the hosting worker: requests like the server's API, and sockets like its stream. */
import type { Reason } from "../runtime/reasons";
import type { FromHost, Request, ToHost } from "./messages";

/** Why games cannot be hosted on this device. */
export class CannotHost extends Error {
  constructor(readonly reason: Reason) {
    super(`this device cannot host a game: ${reason}`);
  }
}

export interface Progress {
  readonly there: number;
  readonly all: number;
}

/** How far Python is: being fetched, ready, or why it will not start. */
type Starting = Progress | "ready" | Reason;
const watchers = new Set<(starting: Starting) => void>();

/** Calls back when this device fetches what it needs to host games; returns how to stop that. */
export function onStarting(watcher: (starting: Starting) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const announce = (starting: Starting): void => watchers.forEach((watcher) => watcher(starting));

type Closing = Pick<CloseEvent, "code">;

/** What `Connection` uses of a WebSocket. */
class Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: Closing) => void) | null = null;
  readonly #post: (message: ToHost) => void;
  readonly #id: number;

  constructor(id: number, post: (message: ToHost) => void) {
    [this.#id, this.#post] = [id, post];
  }

  send(text: string): void {
    this.#post({ kind: "send", id: this.#id, text });
  }

  close(): void {
    this.#post({ kind: "close", id: this.#id });
  }
}

class Client {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #answers = new Map<number, (answer: Response) => void>();
  readonly #sockets = new Map<number, Socket>();
  #ids = 0;
  readonly ready: Promise<void>;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
        if (data.kind === "ready") resolve();
        else if (data.kind === "failed") reject(new CannotHost(data.reason));
        else this.#hear(data);
      };
      this.#worker.onerror = () => reject(new CannotHost("failed"));
    });
    this.ready.then(
      () => announce("ready"),
      (error: CannotHost) => {
        client = null; // the next try begins anew
        announce(error.reason);
      },
    );
  }

  async ask(request: Request): Promise<Response> {
    await this.ready;
    const id = (this.#ids += 1);
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#post({ kind: "ask", id, request });
    });
  }

  open(link: string): Socket {
    const id = (this.#ids += 1);
    const socket = new Socket(id, (message) => this.#post(message));
    this.#sockets.set(id, socket);
    this.#post({ kind: "open", id, link });
    return socket;
  }

  #post(message: ToHost): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    if (message.kind === "progress") announce(message);
    if (message.kind === "answer") {
      this.#answers.get(message.id)?.(new Response(message.body, { status: message.status }));
      this.#answers.delete(message.id);
    }
    if (!("id" in message)) return;
    const socket = this.#sockets.get(message.id);
    if (message.kind === "opened") socket?.onopen?.();
    if (message.kind === "frame") socket?.onmessage?.({ data: message.text });
    if (message.kind === "closed") {
      this.#sockets.delete(message.id);
      socket?.onclose?.({ code: message.code });
    }
  }
}

let client: Client | null = null;

/** The worker of this page, started when it is first needed. */
export const here = (): Client => (client ??= new Client());
