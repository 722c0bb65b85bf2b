/** The client of the HTTP API: opens tables, finds rooms, and gets the status of seats. */
import type {
  Addresses,
  Change,
  EventFrame,
  Mine,
  Opening,
  Options,
  ReadRecord,
  Room,
  ShownReplay,
  ShownReview,
  Tried,
} from "../wire/api";
import { newId } from "./ids";
import type { Answer, Command } from "./pending";
import { Pausing } from "./pausing";

/** An HTTP error: 404 not found, 429 rate limit; 0 if the server did not answer at all. */
export class Failure extends Error {
  constructor(readonly status: number) {
    super(`the server answers ${status}`);
  }
}

const PATIENCE = 8;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new Failure(0);
  }
}

const posted = (body: unknown, tokens: readonly string[] = []): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...bearer(tokens) },
  body: JSON.stringify(body),
});

const bearer = (tokens: readonly string[]): Record<string, string> =>
  tokens.length ? { authorization: `Bearer ${tokens.join(",")}` } : {};

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Failure(response.status);
  return (await response.json()) as T;
}

/** A new table, with the answers to its first commands; those after one that was not accepted have none. */
type Opened = Omit<Opening, "answers"> & { readonly answers: readonly (Answer | { readonly answer: "unknown" })[] };

/** Opens a table and carries out its first commands, in one request. */
export const openTable = async (options: Options, commands: readonly Sent[]): Promise<Opened> =>
  read(await ask("/tables", posted({ options, commands })));

/** The table of a room that still waits for players; null if there is none. */
export async function findRoom(name: string): Promise<string | null> {
  const response = await ask(`/rooms/${name}`);
  return response.status === 404 ? null : (await read<Room>(response)).table;
}

export const mine = async (tokens: readonly string[]): Promise<Mine[]> => read(await ask("/mine", posted({ tokens })));

/** The addresses at which other devices reach the server. */
export const addresses = async (): Promise<Addresses> => read(await ask("/addresses"));

/** The extensions a table can use, with the messages of third-party ones. */
export const extensions = async (language: string): Promise<unknown> =>
  read(await ask(`/extensions?language=${language}`));

/** The events after this one. */
export const events = async (link: string, tokens: readonly string[], after: number): Promise<Change[]> =>
  read(await ask(`/tables/${link}/events?after=${after}`, { headers: bearer(tokens) }));

/** The events after this one, each with the table at that time; a limited number at once. */
export const moments = async (link: string, tokens: readonly string[], after: number): Promise<EventFrame[]> =>
  read(await ask(`/tables/${link}/moments?after=${after}`, { headers: bearer(tokens) }));

/** The whole game as the fragment of a link, once it is over. */
export const replay = async (link: string, tokens: readonly string[] = []): Promise<string> =>
  (await read<ShownReplay>(await ask(`/tables/${link}/replay`, { headers: bearer(tokens) }))).replay;

/** Asks for the review of one's own seat, once the game is over. */
export const askReview = async (link: string, tokens: readonly string[], seat: number): Promise<ShownReview> =>
  read(await ask(`/tables/${link}/reviews`, posted({ seat }, tokens)));

/** The review that was asked for, as far as it is made. */
export const review = async (link: string, tokens: readonly string[], seat: number): Promise<ShownReview> =>
  read(await ask(`/tables/${link}/reviews/${seat}`, { headers: bearer(tokens) }));

/** Opens a table at a turn that decided the game; the tokens are for it. */
export const tryFrom = async (link: string, tokens: readonly string[], seat: number, ply: number): Promise<Tried> =>
  read(await ask(`/tables/${link}/reviews/${seat}/tries`, posted({ ply }, tokens)));

/** Has the server read a saved record; 422 if it is invalid. */
export const readRecord = async (text: string): Promise<ReadRecord> => read(await ask("/records", posted({ text })));

/** A command as sent: its id is the idempotency key. */
export interface Sent {
  readonly id: string;
  readonly expected_seq: number;
  readonly command: Command;
}

export const toSend = (expectedSeq: number, command: Command): Sent => ({
  id: newId(),
  expected_seq: expectedSeq,
  command,
});

/** Sends a command over HTTP until it is accepted or refused. */
export async function send(link: string, tokens: readonly string[], sent: Sent): Promise<Answer> {
  const pausing = new Pausing();
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const response = await ask(`/tables/${link}/commands`, posted(sent, tokens)).catch(() => null);
    if (response?.status === 200 || response?.status === 409) return (await response.json()) as Answer;
    if (response && response.status !== 503) throw new Failure(response.status);
    await new Promise((then) => setTimeout(then, pausing.take()));
  }
  throw new Failure(0);
}

/** Starts the game at a table that was just opened. */
export const start = (link: string, tokens: readonly string[]): Promise<Answer> =>
  send(link, tokens, toSend(1, { kind: "start", first: "draw" }));
