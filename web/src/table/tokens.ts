/** Tokens in local storage: closing the page or losing the network does not lose a seat. */
import { is } from "valibot";
import { fitting, link as isLink, table, told } from "../schemas/kept";

const PREFIX = "rifugio.table.";
/** Told to the page when a seat or a host's role was stored. */
export const KEPT_EVENT = "rifugio:kept";
/** Told to the page when something came out of the rucksack. */
export const UNPACKED = "rifugio:unpacked";

export interface Kept {
  /** The host token, if the table was opened here. */
  readonly host?: string | undefined;
  /** Seat → token. A newer token replaces the old one. */
  readonly seats: Readonly<Record<number, string>>;
  /** The spectators' link, if the table was opened here. */
  readonly watch?: string | undefined;
  /** The last event that was seen here. */
  readonly seen?: number | undefined;
  /** Whether the start page hides the table, unless its game is running. */
  readonly hidden?: boolean | undefined;
  /** Whether its game is over: then it never waits for anybody again. */
  readonly over?: boolean | undefined;
  /** Which of its tokens are in the rucksack (`printOf`). */
  readonly packed?: string | undefined;
  /** Whether it goes on from a turn of another game, which is known and may be tried again and again. */
  readonly tried?: boolean | undefined;
  /** Whether its seats were left: whoever comes back is told so. */
  readonly left?: boolean | undefined;
  /** When it was last updated, in milliseconds: the newest table comes first. */
  readonly at: number;
}

const NOTHING: Kept = { seats: {}, at: 0 };

export const kept = (link: string): Kept => fitting(localStorage.getItem(PREFIX + link), table) ?? NOTHING;

function keep(link: string, change: Partial<Kept>): void {
  localStorage.setItem(PREFIX + link, JSON.stringify({ ...kept(link), at: Date.now(), ...change }));
}

function keepToken(link: string, change: Partial<Kept>): void {
  keep(link, change);
  globalThis.dispatchEvent?.(new Event(KEPT_EVENT));
}

export const keepHost = (link: string, host: string, watch?: string): void =>
  keepToken(link, watch === undefined ? { host } : { host, watch });

export const keepSeat = (link: string, seat: number, token: string): void =>
  keepToken(link, { seats: { ...kept(link).seats, [seat]: token }, left: undefined });

/** Remembers the last event seen on this device; only for tables it has an entry for. */
export function keepSeen(link: string, seen: number): void {
  if (localStorage.getItem(PREFIX + link) && kept(link).seen !== seen) keep(link, { seen });
}

export function dropSeat(link: string, seat: number): void {
  const others = { ...kept(link).seats };
  delete others[seat];
  keep(link, { seats: others });
}

/** Hides a table on the start page, or shows it again; its position in the list is kept. */
export const hide = (link: string, hidden: boolean): void => keep(link, { hidden, at: kept(link).at });

/** Remembers that a game is over. */
export function keepOver(link: string, over: boolean): void {
  if ((kept(link).over ?? false) !== over) keep(link, { over, at: kept(link).at });
}

export const keepTried = (link: string): void => keep(link, { tried: true });

/** The seats were left: the table is none of this device's any more. */
export const leave = (link: string): void => keep(link, { host: undefined, watch: undefined, left: true });

export function tokensOf(link: string): string[] {
  const { host, seats } = kept(link);
  return [...(host ? [host] : []), ...Object.values(seats)];
}

/** The ends of a table's tokens: enough to see whether another one came. */
const printOf = (link: string): string =>
  tokensOf(link)
    .map((token) => token.slice(-6))
    .join();

/** Whether all of a table's tokens are in the rucksack. */
export const isPacked = (link: string): boolean => kept(link).packed === printOf(link);

export const notePacked = (link: string): void => keep(link, { packed: printOf(link), at: kept(link).at });

/** Removes a table from this device: its person's rucksack is not open here any more. */
export const forget = (link: string): void => localStorage.removeItem(PREFIX + link);

/** The tables this device belongs to, the newest first. */
export function keptTables(): { link: string; kept: Kept }[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX) && is(isLink, name.slice(PREFIX.length)))
    .map((name) => ({ link: name.slice(PREFIX.length), kept: kept(name.slice(PREFIX.length)) }))
    .filter((one) => !one.kept.left)
    .sort((one, other) => other.kept.at - one.kept.at);
}

/** Whether there is another table than this, whose game is not known to be over. */
export const hasOthers = (link: string): boolean => keptTables().some((one) => one.link !== link && !one.kept.over);

/** The payload of a token, which is signed but not encrypted: [link, seat, generation]. */
function read(token: string): readonly unknown[] {
  try {
    const text = atob((token.split(".")[0] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    return fitting(text, told) ?? [];
  } catch {
    return [];
  }
}

export function seatOf(token: string): number | null {
  const seat = read(token)[1];
  return typeof seat === "number" ? seat : null;
}

/** Stores tokens for a table, by their payloads. */
export function keepAll(link: string, tokens: readonly string[]): void {
  for (const token of tokens) {
    const seat = seatOf(token);
    if (seat === null) keepHost(link, token);
    else keepSeat(link, seat, token);
  }
}

/** The seats with stored tokens and their generations; the tokens may no longer be valid. */
export function generationsOf(link: string): Map<number, number> {
  const found = Object.values(kept(link).seats).map((token) => read(token).slice(1));
  const whole = (one: readonly unknown[]): one is [number, number] =>
    one.length > 1 && one.every((part) => typeof part === "number");
  return new Map(found.filter(whole));
}
