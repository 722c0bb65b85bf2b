/** The HTTP side of the server: opening tables, finding rooms, and where one's seats are. */
import type { Addresses, Change, EventFrame, Mine, Opening, Options, ReadRecord, Room, ShownReplay } from "../wire/api";
import { newId } from "./ids";
import type { Answer, Command } from "./pending";
import { Pausing } from "./pausing";

/** The server said no: 404 no such thing, 429 too often; 0: it did not answer at all. */
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

export const openTable = async (options: Options): Promise<Opening> => read(await ask("/tables", posted({ options })));

/** The table of a room that still waits for players; null if there is none. */
export async function findRoom(name: string): Promise<string | null> {
  const response = await ask(`/rooms/${name}`);
  return response.status === 404 ? null : (await read<Room>(response)).table;
}

export const mine = async (tokens: readonly string[]): Promise<Mine[]> => read(await ask("/mine", posted({ tokens })));

/** Where other devices reach the server. */
export const addresses = async (): Promise<Addresses> => read(await ask("/addresses"));

/** The extensions that a table can have, with the words of those that are not in the box. */
export const extensions = async (language: string): Promise<unknown> =>
  read(await ask(`/extensions?language=${language}`));

/** What happened after an event. */
export const events = async (link: string, tokens: readonly string[], after: number): Promise<Change[]> =>
  read(await ask(`/tables/${link}/events?after=${after}`, { headers: bearer(tokens) }));

/** What happened after an event, each time with the table as it was then; not more than a game needs at once. */
export const moments = async (link: string, tokens: readonly string[], after: number): Promise<EventFrame[]> =>
  read(await ask(`/tables/${link}/moments?after=${after}`, { headers: bearer(tokens) }));

/** The whole game as the fragment of a link, once it is over. */
export const replay = async (link: string, tokens: readonly string[] = []): Promise<string> =>
  (await read<ShownReplay>(await ask(`/tables/${link}/replay`, { headers: bearer(tokens) }))).replay;

/** A record that somebody kept, read by the server; 422 if it is none. */
export const readRecord = async (text: string): Promise<ReadRecord> => read(await ask("/records", posted({ text })));

/** Ask something of a table by HTTP until it is accepted or refused, always with the same id. */
export async function command(
  link: string,
  tokens: readonly string[],
  expectedSeq: number,
  wanted: Command,
): Promise<Answer> {
  const sent = { id: newId(), expected_seq: expectedSeq, command: wanted };
  const pausing = new Pausing();
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const response = await ask(`/tables/${link}/commands`, posted(sent, tokens)).catch(() => null);
    if (response?.status === 200 || response?.status === 409) return (await response.json()) as Answer;
    if (response && response.status !== 503) throw new Failure(response.status);
    await new Promise((then) => setTimeout(then, pausing.take()));
  }
  throw new Failure(0);
}
