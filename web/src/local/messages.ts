/** What page, hosting worker and thinking worker tell each other, and what Python's calls return (`rifugio.worker`). */
import type { Reason } from "../runtime/reasons";
import type { Mine } from "../wire/api";

/** A question for later, with a key that comes back with the answer. */
export interface Asked {
  readonly key: string;
  /** A bot's turn or a hint, a decision to judge, or a clock to wait for. */
  readonly kind: "think" | "judge" | "wait";
  readonly question: unknown;
  /** Seconds to wait before asking. */
  readonly after: number;
}

/** What a call has brought: first all of it is stored, then the frames are sent. */
export interface Outcome {
  readonly rows: readonly (readonly [link: string, seq: number, text: string])[];
  readonly secrets: Readonly<Record<string, string>>;
  readonly mine: Readonly<Record<string, readonly Mine[]>>;
  /** Null for one that was cancelled. */
  readonly reviews: readonly (readonly [link: string, seat: number, text: string | null])[];
  readonly frames: readonly (readonly [socket: number, text: string])[];
  readonly closed: readonly (readonly [socket: number, code: number])[];
  readonly asked: readonly Asked[];
  readonly answer: readonly [status: number, body: string] | null;
}

export interface Request {
  readonly method: string;
  /** As in the server's API, without `/api`. */
  readonly path: string;
  readonly tokens: readonly string[];
  readonly body: string;
}

/** Why a socket is closed: the disk has refused what a command brought. */
export const NOT_STORED = 4507;

/** From the page to the hosting worker; pages number their requests and sockets. */
export type ToHost =
  | { readonly kind: "ask"; readonly id: number; readonly request: Request }
  | { readonly kind: "open"; readonly id: number; readonly link: string }
  | { readonly kind: "send"; readonly id: number; readonly text: string }
  | { readonly kind: "close"; readonly id: number };

export type FromHost =
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: string }
  | { readonly kind: "opened"; readonly id: number }
  | { readonly kind: "frame"; readonly id: number; readonly text: string }
  | { readonly kind: "closed"; readonly id: number; readonly code: number }
  | { readonly kind: "progress"; readonly there: number; readonly all: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly reason: Reason };

export interface ToThinker {
  readonly id: number;
  readonly kind: "think" | "judge";
  readonly question: string;
}

export interface FromThinker {
  readonly id: number;
  readonly answer: string;
}

/** The table in a path of the API; null if there is none. */
export const linkIn = (path: string): string | null => /^\/tables\/([\w-]{22})(?:\/|$)/.exec(path)?.[1] ?? null;

/** Whether a table lives on this device: no link of a server ends like this. */
export const isHere = (link: string): boolean => link.endsWith("L");

/** Whether a token is for a table on this device. */
export const isTokenHere = (token: string): boolean => token.endsWith(".here");
