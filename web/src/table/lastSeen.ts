/** A server's tables as this device saw them last, for when the server does not answer. Kept where the pages are, too. */
import type { Mine } from "../wire/api";
import type { ShownTable } from "../wire/stream";

const CACHE = "rifugio-seen";
/** Tables that are kept; with each new one the oldest goes. */
const MOST = 20;
const LIST = "/seen";

export interface LastSeen {
  readonly table: ShownTable;
  /** When that was, in milliseconds. */
  readonly at: number;
}

const addressOf = (link: string): string => `${LIST}/${link}`;

/** Without https, or on a full disk, nothing is kept. */
async function trying<Found>(work: (cache: Cache) => Promise<Found>): Promise<Found | null> {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return null;
  }
}

export const keepLast = (link: string, table: ShownTable): Promise<unknown> =>
  trying(async (cache) => {
    await cache.put(addressOf(link), new Response(JSON.stringify({ table, at: Date.now() } satisfies LastSeen)));
    const all = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LIST);
    await Promise.all(all.slice(0, -MOST).map((one) => cache.delete(one)));
  });

export const lastOf = (link: string): Promise<LastSeen | null> =>
  trying(async (cache) => ((await (await cache.match(addressOf(link)))?.json()) as LastSeen | undefined) ?? null);

export const forgetLast = (link: string): Promise<unknown> => trying((cache) => cache.delete(addressOf(link)));

const listed = async (cache: Cache): Promise<Mine[]> => ((await (await cache.match(LIST))?.json()) as Mine[]) ?? [];

/** Keeps the status of seats. */
export const keepMine = (mine: readonly Mine[]): Promise<unknown> =>
  trying(async (cache) => {
    const others = (await listed(cache)).filter(({ token }) => !mine.some((one) => one.token === token));
    await cache.put(LIST, new Response(JSON.stringify([...others, ...mine])));
  });

/** The status of those seats as it was. */
export const lastMine = async (tokens: readonly string[]): Promise<Mine[]> =>
  (await trying(listed))?.filter(({ token }) => tokens.includes(token)) ?? [];
