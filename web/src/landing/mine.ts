/** The tables of this device, sorted by urgency. */
import type { Kept } from "../table/tokens";
import type { Mine } from "../wire/api";

const WEIGHT = { turn: 0, playing: 1, waiting: 2, over: 3 } as const;

export interface MyTable {
  readonly link: string;
  readonly room: string;
  readonly state: keyof typeof WEIGHT;
  /** Whether it was removed from the list; a running game never is. */
  readonly hidden: boolean;
}

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
  const over = first.phase === "over" || first.phase === "aborted";
  const state = over ? "over" : here.some((one) => one.my_turn) ? "turn" : (first.phase as "playing" | "waiting");
  const running = state === "turn" || state === "playing";
  return [{ link, room: first.room.replaceAll("-", " "), state, hidden: !running && kept.hidden === true }];
}

/** Sorted: my turn first, then running, waiting and finished tables; among equals the newest first. */
export const arranged = (tables: readonly { link: string; kept: Kept }[], found: readonly Mine[]): MyTable[] =>
  tables.flatMap((one) => shown(one, found)).sort((one, other) => WEIGHT[one.state] - WEIGHT[other.state]);
