/** The client of the HTTP API of rucksacks. */
import { ask, Failure, posted, read } from "../table/api";
import type { Companion, Move, Packed, ShownRucksack, Things } from "../wire/api";

const [UNKNOWN, CLOSED] = [401, 410];

/** Whether the server does not know the rucksack: its database is an older one. */
export const isUnknown = (error: unknown): boolean => error instanceof Failure && error.status === UNKNOWN;

/** Whether its person closed the rucksack on this device, from another one, or was forgotten. */
export const isClosed = (error: unknown): boolean => error instanceof Failure && error.status === CLOSED;

async function done(response: Response): Promise<void> {
  if (!response.ok) throw new Failure(response.status);
}

export const pack = async (things: Things, tokens: readonly string[]): Promise<Packed> =>
  read(await ask("/rucksack", posted({ ...things, tokens })));

export const rucksack = async (session: string): Promise<ShownRucksack> =>
  read(await ask("/rucksack", { tokens: [session] }));

export const change = async (session: string, things: Things): Promise<void> =>
  done(await ask("/rucksack", { ...posted(things, [session]), method: "PATCH" }));

export const keepSeats = async (session: string, tokens: readonly string[]): Promise<void> =>
  done(await ask("/rucksack/seats", posted({ tokens }, [session])));

export const companions = async (session: string): Promise<Companion[]> =>
  read(await ask("/rucksack/companions", { tokens: [session] }));

/** A code that opens the rucksack on another device. */
export const move = async (session: string): Promise<Move> =>
  read(await ask("/rucksack/moves", { method: "POST", tokens: [session] }));

/** Opens a rucksack by a code; null if the code is no good. */
export async function openBy(code: string): Promise<string | null> {
  const answer = await ask("/rucksack/openings", posted({ code }));
  if (answer.status === 404 || answer.status === 422) return null;
  return (await read<Packed>(answer)).session;
}

/** Puts another rucksack of this device into this one; if that was done already, it is done. */
export async function join(session: string, other: string): Promise<void> {
  const answer = await ask("/rucksack/joins", posted({ session: other }, [session]));
  if (answer.status !== 404) await done(answer);
}

export const close = async (session: string, device: number): Promise<void> =>
  done(await ask(`/rucksack/devices/${device}`, { method: "DELETE", tokens: [session] }));

export const forget = async (session: string): Promise<void> =>
  done(await ask("/rucksack", { method: "DELETE", tokens: [session] }));

export async function everything(session: string): Promise<Blob> {
  const answer = await ask("/rucksack/everything", { tokens: [session] });
  await done(answer);
  return answer.blob();
}
