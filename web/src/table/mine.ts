/** The tables of this device, sorted by urgency. */
import type { Glance, Mine } from "../wire/api";
import type { Kept } from "./tokens";

const WEIGHT = { turn: 0, playing: 1, waiting: 2, over: 3 } as const;

export interface MyTable {
  readonly link: string;
  readonly room: string;
  readonly state: keyof typeof WEIGHT;
  /** Whether it was removed from the list; a running game never is. */
  readonly hidden: boolean;
  /** Who sits there, and what was done last; null if this device stored it before there were glances. */
  readonly glance: Glance | null;
  /** The seats that are mine. */
  readonly mine: readonly number[];
}

/** Whether the game was played to its end; one that was given up was not. */
export const isEnded = ({ glance }: MyTable): boolean => glance?.seats.some(({ rank }) => rank !== null) ?? false;

export const isRunning = ({ state }: Pick<MyTable, "state">): boolean => state === "turn" || state === "playing";

/** Whether other people wait for my turn; animals have all the time in the world. */
export const isWaitedFor = ({ state, glance, mine }: MyTable): boolean =>
  state === "turn" && (glance?.seats.some((one) => one.kind === "person" && !mine.includes(one.seat)) ?? false);

const isOver = ({ phase }: Mine): boolean => phase === "over" || phase === "aborted";

/** Whether a game is known to be over, with how it ended: then nothing about these seats changes any more. */
export const isSettled = (tokens: readonly string[], known: readonly Mine[]): boolean =>
  tokens.every((token) => known.some((one) => one.token === token && one.good && one.glance && isOver(one)));

/** Tokens per request; the server accepts 50, and each counts against the rate limit. */
const AT_ONCE = 20;

/** All tokens in batches, those of a table together. */
export function portions(tables: readonly (readonly string[])[]): string[][] {
  const made: string[][] = [];
  for (const tokens of tables) {
    const last = made.at(-1);
    if (last && last.length + tokens.length <= AT_ONCE) last.push(...tokens);
    else made.push([...tokens]);
  }
  return made;
}

function shown({ link, kept }: { link: string; kept: Kept }, found: readonly Mine[]): MyTable[] {
  const here = found.filter((one) => one.table === link && one.good);
  const first = here[0];
  if (!first) return [];
  const playing = first.phase as "playing" | "waiting";
  const state = isOver(first) ? "over" : here.some((one) => one.my_turn) ? "turn" : playing;
  return [
    {
      link,
      room: first.room.replaceAll("-", " "),
      state,
      hidden: !isRunning({ state }) && kept.hidden === true,
      glance: first.glance,
      mine: here.flatMap(({ seat }) => seat ?? []),
    },
  ];
}

/** When a turn's time is up; a table without a clock comes after those with one. */
const until = ({ state, glance }: MyTable): string => (state === "turn" && glance?.deadline) || "9";

/** Sorted: my turn first, the most urgent at the top, then running, waiting and finished tables; the newest first. */
export const arranged = (tables: readonly { link: string; kept: Kept }[], found: readonly Mine[]): MyTable[] =>
  tables
    .flatMap((one) => shown(one, found))
    .sort(
      (one, other) =>
        WEIGHT[one.state] - WEIGHT[other.state] || until(one).localeCompare(until(other)) || newer(one, other),
    );

/** Among equals the one that something happened at last; without glances the order of storage is kept. */
const newer = (one: MyTable, other: MyTable): number =>
  one.glance && other.glance ? other.glance.at.localeCompare(one.glance.at) : 0;
