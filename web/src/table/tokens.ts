/** The seats one has, kept on this device: losing the page, the network or the browser's tab loses no seat. */
import { is } from "valibot";
import { fitting, link as isLink, table, told } from "../schemas/kept";

const PREFIX = "rifugio.table.";

export interface Kept {
  /** The token of whoever opened the table. */
  readonly host?: string | undefined;
  /** Seat → token. A newer token takes the place of the one before. */
  readonly seats: Readonly<Record<number, string>>;
  /** The link for those who watch, if the table was opened here. */
  readonly watch?: string | undefined;
  /** The last event that was seen here. */
  readonly seen?: number | undefined;
  /** Whether the first page does not list the table, unless its game is running. */
  readonly hidden?: boolean | undefined;
  /** When something was kept last, in milliseconds: the newest table comes first. */
  readonly at: number;
}

const NOTHING: Kept = { seats: {}, at: 0 };

export const kept = (link: string): Kept => fitting(localStorage.getItem(PREFIX + link), table) ?? NOTHING;

function keep(link: string, change: Partial<Kept>): void {
  localStorage.setItem(PREFIX + link, JSON.stringify({ ...kept(link), at: Date.now(), ...change }));
}

export const keepHost = (link: string, host: string, watch?: string): void =>
  keep(link, watch === undefined ? { host } : { host, watch });

export const keepSeat = (link: string, seat: number, token: string): void =>
  keep(link, { seats: { ...kept(link).seats, [seat]: token } });

/** Remember how far the game was seen on this device; only for those who have something to do with it. */
export function keepSeen(link: string, seen: number): void {
  if (localStorage.getItem(PREFIX + link) && kept(link).seen !== seen) keep(link, { seen });
}

export function dropSeat(link: string, seat: number): void {
  const others = { ...kept(link).seats };
  delete others[seat];
  keep(link, { seats: others });
}

/** Hide a table on the first page, or show it again; it stays where it was among the others. */
export const hide = (link: string, hidden: boolean): void => keep(link, { hidden, at: kept(link).at });

/** Whoever has left a table has nothing to do with it any more. */
export const forget = (link: string): void => localStorage.removeItem(PREFIX + link);

export function tokensOf(link: string): string[] {
  const { host, seats } = kept(link);
  return [...(host ? [host] : []), ...Object.values(seats)];
}

/** The tables one has something to do with, the newest first. */
export function keptTables(): { link: string; kept: Kept }[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX) && is(isLink, name.slice(PREFIX.length)))
    .map((name) => ({ link: name.slice(PREFIX.length), kept: kept(name.slice(PREFIX.length)) }))
    .sort((one, other) => other.kept.at - one.kept.at);
}

/** What a token is for: it is signed, not secret to its owner, and says so itself: [link, seat, generation]. */
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

/** Keep what one is given for a table: each token says itself what it is for. */
export function keepAll(link: string, tokens: readonly string[]): void {
  for (const token of tokens) {
    const seat = seatOf(token);
    if (seat === null) keepHost(link, token);
    else keepSeat(link, seat, token);
  }
}

/** The seats one has tokens of, each with its generation: they need not be one's own any more. */
export function generationsOf(link: string): Map<number, number> {
  const found = Object.values(kept(link).seats).map((token) => read(token).slice(1));
  const whole = (one: readonly unknown[]): one is [number, number] =>
    one.length > 1 && one.every((part) => typeof part === "number");
  return new Map(found.filter(whole));
}
