/** The finished games of this device, as one remembers them: with whom, how, and how it went. */
import { nameAt, type GlanceSeat } from "../table/glancing";
import { isEnded, type MyTable } from "../table/mine";
import type { Glance } from "../wire/api";

export interface Memory {
  readonly link: string;
  readonly at: string;
  readonly seats: readonly GlanceSeat[];
  readonly extensions: Glance["extensions"];
  /** The reader's seat; null where several shared a screen and none has the reader's name. */
  readonly me: GlanceSeat | null;
  /** All others. */
  readonly others: readonly GlanceSeat[];
}

function meAt(seats: readonly GlanceSeat[], mine: readonly number[], myName: string): GlanceSeat | null {
  const own = seats.filter(({ seat }) => mine.includes(seat));
  const named = own.filter((one) => own.length === 1 || (myName !== "" && one.look.name === myName));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Games that were played to their end, the newest first. */
export function memoriesOf(tables: readonly MyTable[], myName: string): Memory[] {
  const ended = tables.filter(isEnded).flatMap(({ link, glance, mine }) => {
    if (!glance) return [];
    const { at, seats, extensions } = glance;
    const me = meAt(seats, mine, myName);
    return [{ link, at, seats, extensions, me, others: seats.filter((one) => one !== me) }];
  });
  return ended.sort((one, other) => other.at.localeCompare(one.at));
}

/** The people besides the reader, by name. */
export const peopleIn = ({ others }: Memory): string[] => others.filter(({ kind }) => kind === "person").map(nameAt);

/** The way to play: its extensions, in one text. */
export const wayOf = ({ extensions }: Memory): string => [...extensions].sort().join(" ");

/** What occurs, the most frequent first. */
export function counted(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

export interface Wanted {
  /** A name; empty for games among animals, null for all. */
  readonly who: string | null;
  readonly way: string | null;
}

export const fits = (memory: Memory, { who, way }: Wanted): boolean => {
  const people = peopleIn(memory);
  const withThem = who === null || (who === "" ? people.length === 0 : people.includes(who));
  return withThem && (way === null || wayOf(memory) === way);
};
