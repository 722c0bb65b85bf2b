/** The replays of finished games, fetched one after the other and kept: a game that is over does not change. */
import { replayOf, type Replay } from "../replay/replay";
import * as api from "../table/api";
import { extensions, namedIn } from "../table/extensions.svelte";
import { REPLAY } from "../table/lastSeen";
import { Pausing } from "../table/pausing";
import { tokensOf } from "../table/tokens";

export interface Loaded {
  readonly replay: Replay;
  readonly fragment: string;
}

const TOO_OFTEN = 429;
const PATIENCE = 6;

const found = new Map<string, Promise<Loaded>>();
let last: Promise<unknown> = Promise.resolve();

/** A game; rejects if nobody has it any more. */
export function loaded(link: string): Promise<Loaded> {
  const known = found.get(link);
  if (known) return known;
  const coming = last.then(() => load(link));
  last = coming.catch(() => found.delete(link));
  found.set(link, coming);
  return coming;
}

async function load(link: string): Promise<Loaded> {
  const kept = localStorage.getItem(REPLAY + link);
  const read = kept ? await replayOf(kept).catch(() => null) : null;
  const fragment = read && kept ? kept : await fetched(link);
  const replay = read ?? (await replayOf(fragment));
  await extensions.meet(namedIn(replay.setup));
  return { replay, fragment };
}

async function fetched(link: string): Promise<string> {
  const pausing = new Pausing();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return keep(link, await api.replay(link, tokensOf(link)));
    } catch (error) {
      const often = error instanceof api.Failure && error.status === TOO_OFTEN;
      if (!often || attempt === PATIENCE) throw error;
    }
    await new Promise((then) => setTimeout(then, pausing.take()));
  }
}

function keep(link: string, fragment: string): string {
  try {
    localStorage.setItem(REPLAY + link, fragment);
  } catch {
    // storage is full: it is fetched again the next time
  }
  return fragment;
}
