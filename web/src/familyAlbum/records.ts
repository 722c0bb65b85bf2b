/** Records: against each friend, in each way to play, and what happened several times in a row. */
import { nameAt, type GlanceSeat } from "../table/glancing";
import { counted, peopleIn, wayOf, type Memory } from "./memories";

export interface Rivalry {
  readonly name: string;
  readonly look: GlanceSeat["look"];
  readonly games: number;
  /** How often the reader ended before them, and they before the reader. */
  readonly wins: number;
  readonly losses: number;
  /** The reader's most points in these games. */
  readonly best: number;
}

export interface WayRecord {
  readonly way: string;
  readonly games: number;
  readonly wins: number;
  readonly best: number;
}

const mostOf = (memories: readonly Memory[]): number => Math.max(...memories.map(({ me }) => me?.points ?? 0));

const rankOf = (seat: GlanceSeat | null | undefined): number => seat?.rank ?? Infinity;

/** With each person, those one has played with most first; people are known by their names (friends.ts). */
export function rivalries(memories: readonly Memory[]): Rivalry[] {
  const own = memories.filter(({ me }) => me);
  return counted(own.flatMap((memory) => [...new Set(peopleIn(memory))])).flatMap((name) => {
    const together = own.filter((memory) => peopleIn(memory).includes(name));
    const met = together.map(({ me, others }) => ({
      me,
      friend: others.find((one) => one.kind === "person" && nameAt(one) === name),
    }));
    const look = met[0]?.friend?.look;
    if (!look) return [];
    const wins = met.filter(({ me, friend }) => rankOf(me) < rankOf(friend)).length;
    const losses = met.filter(({ me, friend }) => rankOf(me) > rankOf(friend)).length;
    return [{ name, look, games: met.length, wins, losses, best: mostOf(together) }];
  });
}

/** In each way to play, the most frequent first. */
export function wayRecords(memories: readonly Memory[]): WayRecord[] {
  const own = memories.filter(({ me }) => me);
  return counted(own.map(wayOf)).map((way) => {
    const played = own.filter((memory) => wayOf(memory) === way);
    return { way, games: played.length, wins: played.filter(({ me }) => me?.rank === 1).length, best: mostOf(played) };
  });
}

const DAY = 86_400_000;
/** The number of a day on the reader's calendar. */
const dayOf = (time: Date): number => Math.round(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY);

/** On how many days in a row games ended, up to today or yesterday. */
export function daysInARow(memories: readonly Memory[], now: Date): number {
  const days = new Set(memories.map(({ at }) => dayOf(new Date(at))));
  const today = dayOf(now);
  const last = days.has(today) ? today : today - 1;
  let count = 0;
  while (days.has(last - count)) count += 1;
  return count;
}

/** How many of the last games the reader has won, without one in between that was not. */
export function winsInARow(memories: readonly Memory[]): number {
  const own = memories.filter(({ me }) => me);
  const other = own.findIndex(({ me }) => me?.rank !== 1);
  return other < 0 ? own.length : other;
}
