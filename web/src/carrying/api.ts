/** The client of the HTTP API of rucksacks. */
import { ask, Failure, posted, read } from "../table/api";
import type {
  AskedWay,
  AskedWishes,
  Companion,
  MadePasskey,
  Move,
  Noted,
  Packed,
  PasskeyProof,
  ShownNotices,
  ShownRucksack,
  Things,
  Ways,
} from "../wire/api";

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

/** The ways into a rucksack that the server has, besides a code from another device. */
export const ways = async (): Promise<Ways> => read(await ask("/rucksack/ways"));

/** The options for making a passkey, as browsers take them. */
export const newPasskey = async (session: string): Promise<unknown> =>
  read(await ask("/rucksack/passkey-options", { method: "POST", tokens: [session] }));

export const addPasskey = async (session: string, made: MadePasskey): Promise<void> =>
  done(await ask("/rucksack/passkeys", posted(made, [session])));

export const dropPasskey = async (session: string, number: number): Promise<void> =>
  done(await ask(`/rucksack/passkeys/${number}`, { method: "DELETE", tokens: [session] }));

/** The options for proving that one has a passkey, as browsers take them. */
export const challenge = async (): Promise<unknown> =>
  read(await ask("/rucksack/passkey-challenges", { method: "POST" }));

/** Opens a rucksack by the proof; null if its passkey is not known any more. */
export async function openByPasskey(proof: PasskeyProof): Promise<string | null> {
  const answer = await ask("/rucksack/passkey-openings", posted(proof));
  return answer.status === 403 ? null : (await read<Packed>(answer)).session;
}

/** Gives the rucksack an e-mail address; false if it is none. */
export async function setAddress(session: string, address: string): Promise<boolean> {
  const answer = await ask("/rucksack/address", { ...posted({ address }, [session]), method: "PUT" });
  if (answer.status !== 422) await done(answer);
  return answer.ok;
}

export const dropAddress = async (session: string): Promise<void> =>
  done(await ask("/rucksack/address", { method: "DELETE", tokens: [session] }));

/** Confirms an e-mail address by the code in its letter; false if it is too late. */
export async function confirm(code: string): Promise<boolean> {
  const answer = await ask("/rucksack/confirmations", posted({ code }));
  if (answer.status !== 404) await done(answer);
  return answer.ok;
}

/** Has a link sent to an address; false if it is none. */
export async function sendLink(address: string): Promise<boolean> {
  const answer = await ask("/rucksack/letters", posted({ address }));
  if (answer.status !== 422) await done(answer);
  return answer.ok;
}

/** When and by what its person is told that it is their turn. */
export const notices = async (session: string): Promise<ShownNotices> =>
  read(await ask("/rucksack/notices", { tokens: [session] }));

export const wish = async (session: string, wishes: AskedWishes): Promise<void> =>
  done(await ask("/rucksack/notices", { ...posted(wishes, [session]), method: "PUT" }));

/** Adds a way to be told; the answer is why it cannot be one, or how things stand then. */
export async function addWay(session: string, way: AskedWay["way"]): Promise<ShownNotices | string> {
  const answer = await ask("/rucksack/notices/ways", posted({ way }, [session]));
  return answer.status === 409 ? ((await answer.json()) as { detail: string }).detail : read(answer);
}

export const dropWay = async (session: string, number: number): Promise<void> =>
  done(await ask(`/rucksack/notices/ways/${number}`, { method: "DELETE", tokens: [session] }));

/** Has a notice sent by this way now. */
export const tryWay = async (session: string, number: number): Promise<void> =>
  done(await ask(`/rucksack/notices/ways/${number}/trials`, { method: "POST", tokens: [session] }));

/** Stops the notices of one way, by the code in each of them; false if it is none of this server's. */
export async function stop(code: string): Promise<boolean> {
  const answer = await ask(`/stops/${code}`, { method: "POST" });
  if (answer.status !== 404) await done(answer);
  return answer.ok;
}

export const look = async (session: string, link: string): Promise<Noted> =>
  read(await ask(`/rucksack/tables/${link}/look`, { method: "PUT", tokens: [session] }));
