/** The tables this device has a seat at, fetched batch by batch. */
import { onShown } from "../offline/saying";
import { takeAway } from "../offline/takingAway";
import { noteTurns } from "../offline/turns";
import type { Mine } from "../wire/api";
import * as api from "./api";
import { recentMine } from "./lastSeen";
import { arranged, isEnded, isRunning, isSettled, isWaitedFor, portions, type MyTable } from "./mine";
import { Pausing } from "./pausing";
import { hide, keepOver, keptTables, leave, tokensOf, UNPACKED } from "./tokens";

const TOO_OFTEN = 429;
const PATIENCE = 6;
const STALE = 4;

export class MyTables {
  /** Whether there is any table to ask about. */
  some = $state(keptTables().length > 0);
  all = $state.raw<readonly MyTable[]>([]);
  readonly listed: readonly MyTable[] = $derived(this.all.filter((one) => !one.hidden));
  readonly hidden: readonly MyTable[] = $derived(this.all.filter((one) => one.hidden));
  /** Whether a game is under way. */
  readonly runs: boolean = $derived(this.all.some(isRunning));
  /** Whether a game was played to its end. */
  readonly ended: boolean = $derived(this.all.some(isEnded));
  /** Whether all tables were asked about, or nobody answers. */
  loaded = $state(false);
  /** Whether nobody answers: then tables may be missing. */
  away = $state(false);
  #found: readonly Mine[] = [];
  #looks = 0;

  /** Refreshes the list now and whenever the page becomes visible, until the returned function is called. */
  enter(): () => void {
    const look = (): void => void (document.visibilityState === "visible" && this.look());
    document.addEventListener("visibilitychange", look);
    addEventListener(UNPACKED, look);
    const unheard = onShown(look);
    look();
    return () => {
      unheard();
      this.#looks += 1;
      document.removeEventListener("visibilitychange", look);
      removeEventListener(UNPACKED, look);
    };
  }

  /** Asks about all tables; about games that are over once a day, because a name may have been erased. */
  async look(): Promise<void> {
    const mine = (this.#looks += 1);
    const tables = keptTables();
    this.some = tables.length > 0;
    const known = await recentMine(tables.flatMap(({ link, kept }) => (kept.over ? tokensOf(link) : [])));
    const settled = tables.map(({ link }) => link).filter((link) => isSettled(tokensOf(link), known));
    const found = known.filter(({ table }) => settled.includes(table));
    const asked = portions(tables.flatMap(({ link }) => (settled.includes(link) ? [] : [tokensOf(link)])));
    for (const tokens of asked) {
      const answer = await patiently(tokens).catch(() => null);
      if (mine !== this.#looks) return;
      if (answer) found.push(...answer);
      // keep the old list until the new one is complete, so that nothing flickers
      if (!this.#found.length) this.#arrange(found);
      if (answer) continue;
      [this.loaded, this.away] = [true, true];
      return; // the page still works, with what is known
    }
    if (mine !== this.#looks) return;
    this.#arrange(found);
    this.#found = found;
    [this.loaded, this.away] = [true, false];
    this.#settle();
  }

  /** The number on the app's icon, and the notices that are still shown, follow what is known now. */
  #settle(): void {
    const turns = this.all.filter(isWaitedFor).map(({ link }) => link);
    void noteTurns(turns);
    void takeAway((link) => link === null || !turns.includes(link));
  }

  #arrange(found: readonly Mine[]): void {
    this.all = arranged(keptTables(), found);
    for (const { link, state } of this.all) keepOver(link, state === "over");
  }

  /** Removes a table from the list, or puts it back; the seat is kept. */
  hide(link: string, hidden: boolean): void {
    hide(link, hidden);
    this.all = this.all.map((one) => (one.link === link ? { ...one, hidden } : one));
  }

  /** Leave a table for good. */
  async leave(link: string): Promise<boolean> {
    const tokens = tokensOf(link);
    for (let attempt = 0; attempt < STALE; attempt += 1) {
      try {
        const seq = (await api.mine(tokens))[0]?.seq ?? 1;
        const answer = await api.send(link, tokens, api.toSend(seq, { kind: "leave" }));
        if (answer.answer !== "accepted" && answer.code === "stale") continue;
        if (answer.answer === "accepted") leave(link);
        await this.look();
        return answer.answer === "accepted";
      } catch {
        return false;
      }
    }
    return false;
  }
}

/** Retries with exponential back-off while the server answers with its rate limit. */
async function patiently(tokens: readonly string[]): Promise<Mine[]> {
  const pausing = new Pausing();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return tokens.length ? await api.mine(tokens) : [];
    } catch (error) {
      const often = error instanceof api.Failure && error.status === TOO_OFTEN;
      if (!often || attempt === PATIENCE) throw error;
    }
    await new Promise((then) => setTimeout(then, pausing.take()));
  }
}
