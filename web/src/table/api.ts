/** The client of the HTTP API, of a server or of this device: opens tables, finds rooms, and gets the status of seats. */
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
import { here } from "../local/client";
import { mineOf } from "../local/disk";
import { isHere, isTokenHere, linkIn } from "../local/messages";
import { IN_ONE_PAGE } from "../ui/places";
import { newId } from "./ids";
import { keepMine, lastMine } from "./lastSeen";
import type { Answer, Command } from "./pending";
import { Pausing } from "./pausing";

/** An HTTP error: 404 not found, 429 rate limit; 0 if the server did not answer at all. */
export class Failure extends Error {
  constructor(readonly status: number) {
    super(`the server answers ${status}`);
  }
}

const PATIENCE = 8;

/** Whether these pages come from a server, which hosts tables for several devices. */
export const HAS_SERVER = !IN_ONE_PAGE;

export async function ask(path: string, init: Init = {}): Promise<Response> {
  if (isHere(linkIn(path) ?? "")) return askHere(path, init);
  if (!HAS_SERVER) throw new Failure(0);
  try {
    return await fetch(`/api${path}`, { ...sentTo(init), signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new Failure(0);
  }
}

/** The same request to the worker of this page. */
const askHere = (path: string, { method = "GET", tokens = [], body = "" }: Init): Promise<Response> =>
  here().ask({ method, path, tokens, body });

export interface Init {
  readonly method?: string;
  readonly tokens?: readonly string[];
  readonly body?: string;
}

export const posted = (body: unknown, tokens: readonly string[] = []): Init => ({
  method: "POST",
  tokens,
  body: JSON.stringify(body),
});

const sentTo = ({ tokens = [], ...init }: Init): RequestInit => ({
  ...init,
  headers: { ...(init.body && { "content-type": "application/json" }), ...bearer(tokens) },
});

const bearer = (tokens: readonly string[]): Record<string, string> =>
  tokens.length ? { authorization: `Bearer ${tokens.join(",")}` } : {};

export async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Failure(response.status);
  return (await response.json()) as T;
}

/** A new table, with the answers to its first commands; those after one that was not accepted have none. */
type Opened = Omit<Opening, "answers"> & { readonly answers: readonly (Answer | { readonly answer: "unknown" })[] };

/** Opens a table and carries out its first commands, in one request; on this device, if it is for nobody else. */
export const openTable = async (options: Options, commands: readonly Sent[], alone: boolean): Promise<Opened> =>
  read(await (alone ? askHere : ask)("/tables", posted({ options, commands })));

/** The table of a room that still waits for players; null if there is none. */
export async function findRoom(name: string): Promise<string | null> {
  const response = await ask(`/rooms/${name}`);
  return response.status === 404 ? null : (await read<Room>(response)).table;
}

/** The status of seats: those of this device from its disk, the others from the server. */
export async function mine(tokens: readonly string[]): Promise<Mine[]> {
  const own = tokens.filter(isTokenHere);
  const others = tokens.filter((token) => !isTokenHere(token));
  const found = own.length ? await mineOf(own) : [];
  if (!others.length) return found;
  try {
    const answered = await read<Mine[]>(await ask("/mine", posted({ tokens: others })));
    void keepMine(answered);
    return [...found, ...answered];
  } catch (error) {
    const known = error instanceof Failure && error.status === 0 ? await lastMine(others) : []; // the server is away
    if (found.length || known.length) return [...found, ...known];
    throw error;
  }
}

/** The addresses at which other devices reach the server. */
export const addresses = async (): Promise<Addresses> => read(await ask("/addresses"));

/** The extensions a table can use, with the messages of third-party ones. */
export const extensions = async (language: string): Promise<unknown> =>
  read(await ask(`/extensions?language=${language}`));

/** The events after this one. */
export const events = async (link: string, tokens: readonly string[], after: number): Promise<Change[]> =>
  read(await ask(`/tables/${link}/events?after=${after}`, { tokens }));

/** The events after this one, each with the table at that time; a limited number at once. */
export const moments = async (link: string, tokens: readonly string[], after: number): Promise<EventFrame[]> =>
  read(await ask(`/tables/${link}/moments?after=${after}`, { tokens }));

/** The whole game as the fragment of a link, once it is over. */
export const replay = async (link: string, tokens: readonly string[] = []): Promise<string> =>
  (await read<ShownReplay>(await ask(`/tables/${link}/replay`, { tokens }))).replay;

/** Asks for the review of one's own seat, once the game is over. */
export const askReview = async (link: string, tokens: readonly string[], seat: number): Promise<ShownReview> =>
  read(await ask(`/tables/${link}/reviews`, posted({ seat }, tokens)));

/** The review that was asked for, as far as it is made. */
export const review = async (link: string, tokens: readonly string[], seat: number): Promise<ShownReview> =>
  read(await ask(`/tables/${link}/reviews/${seat}`, { tokens }));

/** Stops a review that this device makes; a server's cannot be stopped. */
export async function cancelReview(link: string, tokens: readonly string[], seat: number): Promise<void> {
  await ask(`/tables/${link}/reviews/${seat}`, { method: "DELETE", tokens });
}

/** Opens a table at a turn that decided the game; the tokens are for it. */
export const tryFrom = async (link: string, tokens: readonly string[], seat: number, ply: number): Promise<Tried> =>
  read(await ask(`/tables/${link}/reviews/${seat}/tries`, posted({ ply }, tokens)));

/** Has a saved record read, by the server or without one on this device; 422 if it is invalid. */
export async function readRecord(text: string): Promise<ReadRecord> {
  const asked = posted({ text });
  return read(await ask("/records", asked).catch(() => askHere("/records", asked)));
}

/** The record of a game as text. */
export async function record(link: string, tokens: readonly string[]): Promise<string> {
  const answer = await ask(`/tables/${link}/record`, { tokens });
  if (!answer.ok) throw new Failure(answer.status);
  return answer.text();
}

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
