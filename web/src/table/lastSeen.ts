/** A server's tables as this device saw them last, for when the server does not answer. Kept where the pages are, too. */
import type { Mine } from "../wire/api";
import type { ShownTable } from "../wire/stream";

const CACHE = "rifugio-seen";
/** The replay of a finished game is stored under this and its link. */
export const REPLAY = "rifugio.replay.";
/** Tables that are kept; with each new one the oldest goes. */
const MOST = 20;
const LIST = "/seen";
const DAY = 86_400_000;

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

/** The status of a seat, and when that was. */
type SeenMine = Mine & { readonly seenAt?: number };

const listed = async (cache: Cache): Promise<SeenMine[]> =>
  ((await (await cache.match(LIST))?.json()) as SeenMine[]) ?? [];

const keepList = (cache: Cache, mine: readonly SeenMine[]): Promise<void> =>
  cache.put(LIST, new Response(JSON.stringify(mine)));

/** Forgets what was seen of a table, its replay included: names of others are in both. */
export const forgetLast = (link: string): Promise<unknown> => {
  localStorage.removeItem(REPLAY + link);
  return trying(async (cache) => {
    await cache.delete(addressOf(link));
    await keepList(
      cache,
      (await listed(cache)).filter(({ table }) => table !== link),
    );
  });
};

/** Keeps the status of seats. */
export const keepMine = (mine: readonly Mine[]): Promise<unknown> =>
  trying(async (cache) => {
    const others = (await listed(cache)).filter(({ token }) => !mine.some((one) => one.token === token));
    await keepList(cache, [...others, ...mine.map((one) => ({ ...one, seenAt: Date.now() }))]);
  });

/** The status of those seats as it was. */
export const lastMine = async (tokens: readonly string[]): Promise<SeenMine[]> =>
  (await trying(listed))?.filter(({ token }) => tokens.includes(token)) ?? [];

/** The same, if it was seen within a day. */
export const recentMine = async (tokens: readonly string[]): Promise<Mine[]> =>
  (await lastMine(tokens)).filter(({ seenAt = 0 }) => Date.now() - seenAt < DAY);
